import { useLayoutEffect } from 'react'
import type { RefCallback } from 'react'
import { traceOf } from '@grognard/board'
import type { Trace } from '@grognard/umpire'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { keyed } from '../../shared/keyed.ts'
import { useIsNarrow } from '../../shared/media.ts'
import { RuleChip } from '../../shared/rule-chip.tsx'
import { capital, lengthIn, toldMeasure, useWords } from '../../shared/sentences.ts'
import { orderLookedAt, orderText, rulingOn } from '../odds/odds-order.ts'
import { useGroupOdds } from '../odds/group-odds.tsx'
import { Odds } from '../odds/odds-slip.tsx'
import { useOdds } from '../odds/use-odds.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { draftNow, isDrawn } from '../state/main-order.ts'
import type { TurnView } from '../state/turn-view.ts'
import type { BattleState, Objection } from '../state/battle-state.ts'

interface Props {
  store: BattleStore
  noteRef: RefCallback<HTMLDivElement>
  /** Puts the note beside the ghost; called whenever it may have changed. */
  place(): void
}

/** The note goes with the pointer. */
function lookedAt({ turnView, draft, pointer, pending, playback, objection, group }: BattleState) {
  return { turnView, draft, pointer, pending, playback, objection, group }
}

/** Beside the ghost or the target: how far, what may come of it, and why the umpire would say no. */
export function SketchNote({ store, noteRef, place }: Props) {
  const state = useStore(store, useShallow(lookedAt))
  const { turnView, pointer } = state
  const game = useStore(store, ({ game }) => game)
  const words = useWords(game)
  const isNarrow = useIsNarrow()
  const order = orderLookedAt(state)
  const odds = useOdds(game.id, turnView, isNarrow ? null : order)
  useLayoutEffect(place)
  if (!turnView) return null
  if (state.objection?.at) return <Objected {...{ store, noteRef }} objection={state.objection} />
  if (state.group) return isNarrow ? null : <GroupNote {...{ store, noteRef, place }} />
  if (!order) return null
  const isListed = order === pointer.previewed || order === state.pending
  const draft = draftNow(state)
  const hasTrace = draft && isDrawn(state) && !isListed
  const trace = hasTrace ? traceOf(turnView.orderContext, draft) : null
  const ruling = rulingOn(state, order)
  const reasons = ruling && !ruling.allowed ? ruling.because : []
  if (!trace && reasons.length === 0 && !odds) return null
  return (
    <div ref={noteRef} className="sketch-note" role="status">
      {isListed && <p className="note-title">{capital(orderText(words, game, turnView, order))}</p>}
      {trace && <Measured trace={trace} turnView={turnView} store={store} />}
      {keyed(trace?.notes ?? []).map(([key, note]) => (
        <p key={key} className="quiet">
          {words.explain(note)} <RuleChip game={game} rule={note.rule} />
        </p>
      ))}
      {keyed(reasons).map(([key, reason]) => (
        <p key={key} className="refused">
          {words.explain(reason)} <RuleChip game={game} rule={reason.rule} />
        </p>
      ))}
      {odds && <Odds game={game} forecast={odds} />}
    </div>
  )
}

/** Beside the target that a whole group is pointed at; once that is settled its card tells the same. */
function GroupNote({ store, noteRef, place }: Props) {
  const game = useStore(store, state => state.game)
  const shared = useStore(store, state => state.pointer.shared)
  const words = useWords(game)
  const odds = useGroupOdds(store)
  useLayoutEffect(place)
  if (!odds || shared?.aim.at !== 'piece') return null
  return (
    <div ref={noteRef} className="sketch-note" role="status">
      <p className="note-title">{capital(words.name('group', shared.id))}</p>
      <Odds game={game} forecast={odds} dice="elsewhere" />
    </div>
  )
}

interface ObjectedProps extends Pick<Props, 'store' | 'noteRef'> {
  objection: Objection
}

/** Where the pointer was, why nothing comes of pointing there. */
function Objected({ store, noteRef, objection: { reasons, note } }: ObjectedProps) {
  const { game } = store.getState()
  const words = useWords(game)
  return (
    <div ref={noteRef} className="sketch-note" role="alert">
      {note && <p>{words.say(note)}</p>}
      {keyed(reasons).map(([key, reason]) => (
        <p key={key} className="refused">
          {words.explain(reason)} <RuleChip game={game} rule={reason.rule} />
        </p>
      ))}
    </div>
  )
}

interface MeasuredProps {
  trace: Trace
  turnView: TurnView
  store: BattleStore
}

function Measured({ trace, turnView, store }: MeasuredProps) {
  const words = useWords(store.getState().game)
  const measure = trace.measure ?? toldMeasure(turnView.picture)
  const length = (units: number) => lengthIn(words, { measure }, units)
  const cost = length(trace.reached)
  const left = leftOf(trace, measure.size)
  const message = trace.meets
    ? { key: 'web.order.meets', values: { cost, meets: trace.meets } }
    : {
        key: 'web.order.measured',
        values: { cost, left: length(left) },
      }
  return (
    <p className="measured">
      {trace.written && (
        <b>{words.say({ key: 'web.order.asWritten', values: { written: trace.written } })} </b>
      )}
      {words.say(message)}
    </p>
  )
}

/** What is left of the budget by what the note says, which is rounded to tenths of a step: both make up the whole. */
export function leftOf({ budget, cost }: Pick<Trace, 'budget' | 'cost'>, step: number): number {
  const tenth = step / 10
  const rounded = (units: number): number => Math.round(units / tenth) * tenth
  return Math.max(0, rounded(budget) - rounded(cost))
}
