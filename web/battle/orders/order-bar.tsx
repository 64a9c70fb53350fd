import { traceOf } from '@grognard/board'
import type { Message } from '@grognard/umpire'
import { useStore } from 'zustand'
import type { ChoosePiece, Height } from '../state/battle-layout.ts'
import { Explained } from '../../shared/explained.tsx'
import { keyPart } from '../../shared/focus-targets.ts'
import { keyed } from '../../shared/keyed.ts'
import { useIsNarrow } from '../../shared/media.ts'
import { capital, lengthIn, useWords } from '../../shared/sentences.ts'
import { PlaybackControls } from '../replay/playback-bar.tsx'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { mainOrder } from '../state/main-order.ts'
import { isHalted, promptOf } from '../state/prompt.ts'
import { MoreButtons } from './more-buttons.tsx'
import { OrderDesk } from './orders-panel.tsx'

interface Props {
  store: BattleStore
  margin: Height
  setMargin(height: Height): void
  openLog(): void
  choose: ChoosePiece
}

const NEXT: Record<Height, Height> = { line: 'half', half: 'full', full: 'line' }

/** At the foot, always as high: who must do what now, and the main button. All else lies on the desk. */
export function OrderBar({ store, margin, setMargin, openLog, choose }: Props) {
  const state = useStore(store.state)
  const words = useWords(state.battle.game)
  const isNarrow = useIsNarrow()
  return (
    <footer className="order-bar">
      <OrderDesk {...{ store, state, openLog, choose }} />
      <div className="order-foot">
        <button
          type="button"
          className="margin-handle"
          aria-label={words.say({
            key: 'web.margin.height',
            values: { height: words.say({ key: `web.margin.${margin}` }) },
          })}
          onClick={() => setMargin(NEXT[margin])}
        />
        {state.playback ? (
          <PlaybackControls {...{ store, state }} playback={state.playback} />
        ) : (
          <>
            <Prompt state={state} />
            <div className="order-buttons">
              {!isNarrow && <MoreButtons {...{ store, state, choose }} />}
              <MainButton store={store} state={state} />
            </div>
          </>
        )}
      </div>
    </footer>
  )
}

type Part = { store: BattleStore; state: BattleState }

function Prompt({ state }: { state: BattleState }) {
  const words = useWords(state.battle.game)
  const lines = promptOf(state, words.name)
  return (
    <p className="prompt" aria-live="polite">
      {keyed(lines).map(([key, message], index) => (
        <span key={key}>
          {index > 0 && <span className="dash"> — </span>}
          <Explained game={state.battle.game} text={words.say(withLengths(message))} />
        </span>
      ))}
    </p>
  )

  /** Lengths are put into words here, where the language is known. */
  function withLengths(message: Message): Message {
    const trace = state.turnView && state.draft && traceOf(state.turnView.orderContext, state.draft)
    if (message.key !== 'web.order.draw' || !trace || !state.turnView) return message
    const { picture } = state.turnView
    const values = {
      ...message.values,
      cost: lengthIn(words, picture, trace.reached),
      budget: lengthIn(words, picture, trace.budget),
    }
    return { key: message.key, values }
  }
}

function MainButton({ store, state }: Part) {
  const { turnView, battle } = state
  const words = useWords(battle.game)
  const main = mainOrder(state)
  if (state.looksOn)
    return (
      <button type="button" className="main" {...keyPart('main')} onClick={state.looksOn.take}>
        {words.say({ key: 'web.windows.take' })}
      </button>
    )
  if (turnView?.outcome) return null
  if (isHalted(state))
    return (
      <button type="button" className="main" {...keyPart('main')} onClick={store.resume}>
        {words.say({ key: 'web.order.resume' })}
      </button>
    )
  if (!main || !turnView) return null
  const isMade = main.from !== 'shut' && main.from !== 'undrawn'
  const isOpen = isMade && turnView.orderContext.judge(main.order).allowed
  return (
    <button
      type="button"
      className="main"
      {...keyPart('main')}
      aria-disabled={!isOpen}
      onClick={store.confirm}
    >
      {words.say(labelOf())}
    </button>
  )

  function labelOf(): Message {
    if (!main || !turnView) return { key: 'web.order.give' }
    const kind = words.name('order', main.order.kind)
    if (main.from === 'draft' || main.from === 'undrawn')
      return { key: 'web.order.giveKind', values: { kind: capital(kind) } }
    if (main.from === 'pending') return { key: 'web.order.give' }
    return battle.game.describeOrder(turnView.view, main.order)
  }
}
