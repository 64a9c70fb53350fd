import { traceOf } from '@grognard/board'
import type { Message } from '@grognard/umpire'
import { useRef } from 'react'
import { AfterBattle } from '../after/after-battle.tsx'
import type { ChoosePiece, Height } from '../battle/battle-page.tsx'
import { AdviceNote } from '../advice/advice-note.tsx'
import type { BattleState } from '../battle/battle-state.ts'
import type { BattleStore } from '../battle/battle-store.ts'
import { keyPart } from '../battle/key-parts.ts'
import { keyed } from '../common/keyed.ts'
import { Explained } from '../guide/explained.tsx'
import { HintLine } from './hint-line.tsx'
import { isBegun, mainOrder } from './main-order.ts'
import { useObserved } from '../common/observed.ts'
import { News } from '../margin/latest.tsx'
import { Offers } from './offers.tsx'
import { Question } from './question.tsx'
import { Reasons } from '../common/reasons.tsx'
import { PlaybackBar } from '../after/playback-bar.tsx'
import { PrimerNote } from '../guide/primer-note.tsx'
import { usePassing } from '../common/passing.ts'
import { isHalted, promptOf } from './prompt.ts'
import { capital, lengthIn, useWords } from '../common/sentences.ts'
import { UndoButton } from './undo-button.tsx'
import { Unordered, UnorderedCount } from './unordered.tsx'

interface Props {
  store: BattleStore
  margin: Height
  setMargin(height: Height): void
  openLog(): void
  choose: ChoosePiece
}

const NEXT: Record<Height, Height> = { line: 'half', half: 'full', full: 'line' }

/** Who must do what now and one main button, in one line; what can be ordered rises above it over the chart. */
export function OrderBar({ store, margin, setMargin, openLog, choose }: Props) {
  const state = useObserved(store.state, value => value)
  const words = useWords(state.battle.game)
  return (
    <footer className="order-bar">
      <button
        type="button"
        className="margin-handle"
        aria-label={words.say({
          key: 'web.margin.height',
          values: { height: words.say({ key: `web.margin.${margin}` }) },
        })}
        onClick={() => setMargin(NEXT[margin])}
      />
      <div className="order-rise">
        <Objections store={store} state={state} />
        <Question store={store} state={state} />
        {!state.playback && !state.standing?.outcome && (
          <PrimerNote game={state.battle.game} battle={state.id} />
        )}
        {!state.playback && margin === 'line' && <News store={store} openLog={openLog} />}
        {!state.playback && (
          <div className={isBegun(state) ? 'order-slip begun' : 'order-slip'}>
            <Unordered {...{ state, choose }} />
            <Offers store={store} state={state} />
            <AdviceFor {...{ store, state }} />
          </div>
        )}
      </div>
      {state.playback ? (
        <PlaybackBar {...{ store, state }} playback={state.playback} />
      ) : (
        <>
          <div className="order-row">
            <Prompt state={state} />
            <div className="order-buttons">
              <UndoButton {...{ store, state }} />
              <UnorderedCount {...{ state, choose }} />
              <DraftButtons store={store} state={state} />
              <MainButton store={store} state={state} />
            </div>
          </div>
          <HintLine state={state} />
        </>
      )}
    </footer>
  )
}

type Part = { store: BattleStore; state: BattleState }

/** Only who is asked may have advice. */
function AdviceFor({ store, state: { standing, battle, sealed } }: Part) {
  if (!standing?.ask || sealed) return null
  return <AdviceNote {...{ battle, standing, store }} />
}

function Objections({ store, state }: Part) {
  const { objection, fault, battle } = state
  const words = useWords(battle.game)
  const note = useRef<HTMLDivElement>(null)
  usePassing(note, fault ? null : objection, store.dismiss)
  if (!objection && !fault) return null
  return (
    <div ref={note} className="objection" role="alert">
      <div>
        {fault && <p>{words.say(fault)}</p>}
        {objection?.note && <p>{words.say(objection.note)}</p>}
        {objection && !objection.note && (
          <p className="refused-title">{words.say({ key: 'web.refused' })}</p>
        )}
        {objection && (!objection.note || objection.reasons.length > 0) && (
          <Reasons game={battle.game} reasons={objection.reasons} />
        )}
      </div>
      <button type="button" className="plain" onClick={store.dismiss}>
        {words.say({ key: 'web.close' })}
      </button>
    </div>
  )
}

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
    const trace = state.standing && state.draft && traceOf(state.standing.desk, state.draft)
    if (message.key !== 'web.order.draw' || !trace || !state.standing) return message
    const { picture } = state.standing
    const values = {
      ...message.values,
      cost: lengthIn(words, picture, trace.reached),
      budget: lengthIn(words, picture, trace.budget),
    }
    return { key: message.key, values }
  }
}

function DraftButtons({ store, state }: Part) {
  const { draft, pending, standing } = state
  const words = useWords(state.battle.game)
  if (!standing || (!draft && !pending)) return null
  const button = (key: string, act: () => void) => (
    <button type="button" onClick={act}>
      {words.say({ key })}
    </button>
  )
  const hasLegs = draft?.tool === 'path' && isBegun(state)
  return (
    <>
      {draft?.tool === 'place' && draft.at && button('web.order.left', () => store.turn(-1500))}
      {draft?.tool === 'place' && draft.at && button('web.order.right', () => store.turn(1500))}
      {(hasLegs || (draft?.tool === 'place' && draft.at)) && button('web.order.back', store.back)}
      {(pending || isBegun(state)) && button('web.order.cancel', store.cancel)}
    </>
  )
}

function MainButton({ store, state }: Part) {
  const { standing, battle } = state
  const words = useWords(battle.game)
  const main = mainOrder(state)
  if (state.looksOn)
    return (
      <button type="button" className="main" {...keyPart('main')} onClick={state.looksOn.take}>
        {words.say({ key: 'web.windows.take' })}
      </button>
    )
  if (standing?.outcome) return <AfterBattle {...{ store, state }} />
  if (isHalted(state))
    return (
      <button type="button" className="main" {...keyPart('main')} onClick={store.resume}>
        {words.say({ key: 'web.order.resume' })}
      </button>
    )
  if (!main || !standing) return null
  const isMade = main.from !== 'shut' && main.from !== 'undrawn'
  const isOpen = isMade && standing.desk.judge(main.order).allowed
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
    if (!main || !standing) return { key: 'web.order.give' }
    const kind = words.name('order', main.order.kind)
    if (main.from === 'draft' || main.from === 'undrawn')
      return { key: 'web.order.giveKind', values: { kind: capital(kind) } }
    if (main.from === 'pending') return { key: 'web.order.give' }
    return battle.game.tell(standing.view, main.order)
  }
}
