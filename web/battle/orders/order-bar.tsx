import type { ReactNode } from 'react'
import { traceOf } from '@grognard/board'
import type { Words } from '@grognard/board/words/index.ts'
import { ordersToGive } from '@grognard/umpire'
import type { Kind, Message, SharedOut } from '@grognard/umpire'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { ChoosePiece, Height } from '../state/battle-layout.ts'
import { Explained } from '../../shared/explained.tsx'
import { keyed } from '../../shared/keyed.ts'
import { useIsNarrow } from '../../shared/media.ts'
import { capital, lengthIn, toldMeasure, useWords } from '../../shared/sentences.ts'
import { PlaybackControls } from '../replay/playback-bar.tsx'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { isAnswerAwaited } from '../state/confirmations.ts'
import { draftNow, mainOrder, pressMain } from '../state/main-order.ts'
import { lessonNow } from '../state/lesson.ts'
import { isWaitingToResume, promptOf } from '../state/prompt.ts'
import { MoreButtons } from './more-buttons.tsx'
import { PlanTake } from './plan-button.tsx'
import { StepClock } from './step-clock.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { useBattle, useSame } from '../state/use-battle.ts'

interface Props {
  store: BattleStore
  /** Of a battle far away. */
  clocks: ReactNode
  margin: Height
  setMargin(height: Height): void
  openLog(): void
  choose: ChoosePiece
}

const NEXT: Record<Height, Height> = { line: 'half', half: 'full', full: 'line' }

/** At the foot, always as high: who must do what now, and the main button. All else lies on the desk. */
export function OrderBar({ store, clocks, margin, setMargin, openLog, choose }: Props) {
  const words = useWords(useStore(store, state => state.game))
  const isPlayed = useStore(store, state => state.playback !== null)
  const isNarrow = useIsNarrow()
  return (
    <footer className="order-bar">
      <OrdersPanel {...{ store, openLog, choose }} />
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
        {clocks}
        {isPlayed ? (
          <PlaybackControls store={store} />
        ) : (
          <>
            <Prompt store={store} />
            <StepClock store={store} />
            <div className="order-buttons">
              {isNarrow ? <PlanTake store={store} /> : <MoreButtons {...{ store, choose }} />}
              <MainButton store={store} />
            </div>
          </>
        )}
      </div>
    </footer>
  )
}

/** It tells how far the pointer leads: while an order is drawn it is drawn anew with each movement. */
function Prompt({ store }: { store: BattleStore }) {
  const game = useStore(store, state => state.game)
  const words = useWords(game)
  const lines = useStore(
    store,
    useShallow((state: BattleState) =>
      promptOf(state, words.name).map(message => words.say(withLengths(words, state, message))),
    ),
  )
  return (
    <p className="prompt" aria-live="polite">
      {keyed(lines).map(([key, line], index) => (
        <span key={key}>
          {index > 0 && <span className="dash"> — </span>}
          <Explained game={game} text={line} />
        </span>
      ))}
    </p>
  )
}

/** Lengths are put into words here, where the language is known. */
function withLengths(words: Words, state: BattleState, message: Message): Message {
  const { turnView } = state
  const draft = draftNow(state)
  if (message.key !== 'web.order.draw' || !turnView || !draft) return message
  const trace = traceOf(turnView.orderContext, draft)
  if (!trace) return message
  const measure = trace.measure ?? toldMeasure(turnView.picture)
  const cost = lengthIn(words, { measure }, trace.reached)
  const budget = lengthIn(words, { measure }, trace.budget)
  return { key: message.key, values: { ...message.values, cost, budget } }
}

/** The one filled button says to how many the order goes. */
function GiveGroup({ store, shared }: { store: BattleStore; shared: SharedOut<Kind> }) {
  const words = useWords(store.getState().game)
  const { length: count } = ordersToGive(shared)
  const isFresh = useStore(store, state => state.isFootFresh)
  const isAwaited = useStore(store, isAnswerAwaited)
  return (
    <button
      type="button"
      className="main"
      aria-disabled={count === 0 || isFresh || isAwaited}
      onClick={() => pressMain(store)}
    >
      {words.say({ key: 'web.group.give', values: { count } })}
    </button>
  )
}

function MainButton({ store }: { store: BattleStore }) {
  const { turnView, game, isWatching, group } = useBattle(
    store,
    'turnView',
    'game',
    'isWatching',
    'group',
  )
  const words = useWords(game)
  const main = useSame(store, mainOrder)
  const isHalted = useStore(store, isWaitingToResume)
  const isFresh = useStore(store, state => state.isFootFresh)
  const isAwaited = useStore(store, isAnswerAwaited)
  const isTaught = useStore(
    store,
    state => lessonNow(state)?.orders.includes(main?.order.kind ?? '') === true,
  )
  if (isWatching)
    return (
      <button
        type="button"
        className="main"
        aria-disabled={isFresh}
        onClick={() => pressMain(store)}
      >
        {words.say({ key: 'web.windows.take' })}
      </button>
    )
  if (turnView?.outcome) return null
  if (isHalted)
    return (
      <button
        type="button"
        className="main"
        aria-disabled={isFresh}
        onClick={() => pressMain(store)}
      >
        {words.say({ key: 'web.order.resume' })}
      </button>
    )
  if (group?.shared) return <GiveGroup {...{ store }} shared={group.shared} />
  if (!main || !turnView) return null
  const isMade = main.from !== 'shut' && main.from !== 'undrawn'
  const isOpen = isMade && turnView.orderContext.judge(main.order).allowed
  return (
    <button
      type="button"
      className={isTaught ? 'main taught' : 'main'}
      aria-disabled={!isOpen || isFresh || isAwaited}
      onClick={() => pressMain(store)}
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
    return game.describeOrder(turnView.view, main.order)
  }
}
