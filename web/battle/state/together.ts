import { ordersToGive } from '@grognard/umpire'
import type { Kind, SharedOut } from '@grognard/umpire'
import type { BattleState } from './battle-state.ts'
import { askedBeforeLast } from './confirmations.ts'
import { asked } from './requests.ts'

/** Those that the umpire refused are left; with none besides there is nothing to give. */
export function groupGiven(state: BattleState, shared: SharedOut<Kind>): BattleState {
  const orders = ordersToGive(shared)
  if (orders.length > 0) return askedOrGiven(state, orders)
  const reasons = shared.members.flatMap(({ ruling }) => ruling.because).slice(0, 1)
  const note = reasons.length > 0 ? null : { key: 'web.group.none' }
  return { ...state, objection: { reasons, note } }
}

/** Where the step would end with them, that is asked first. */
export function askedOrGiven(state: BattleState, orders: readonly Kind[]): BattleState {
  const confirmation = askedBeforeLast(state, orders)
  return confirmation ? { ...state, confirmation, objection: null } : givenTogether(state, orders)
}

/** Onto their way as one, to be ruled on one by one and undone together. */
export function givenTogether(
  state: BattleState,
  orders: readonly Kind[],
  goesOn = false,
): BattleState {
  const { viewer, playback, turnView } = state
  const step = turnView?.ask?.step
  if (viewer === null || playback || orders.length === 0 || step === undefined) return state
  const { group } = state
  const lastGroup = group ? { pieces: group.pieces, name: group.name, step } : state.lastGroup
  const now = { ...state, standing: null, lastGroup }
  return asked(now, { ask: 'giveMany', seat: viewer, orders, step, goesOn })
}

/** What had to wait is given as soon as the seat is asked for it again; it falls where another step has come. */
export function withStandingGiven(state: BattleState): BattleState {
  const { standing, turnView, onTheirWay, playback } = state
  if (!standing || !turnView || onTheirWay.length > 0 || playback) return state
  if (turnView.outcome) return { ...state, standing: null }
  if (!turnView.ask) return state
  const isMeant = turnView.ask.step === standing.step
  return isMeant ? givenTogether(state, standing.orders, true) : { ...state, standing: null }
}

/** So many orders were given together last. */
export function undoneTogether({ batch, record }: BattleState): number {
  return batch && batch.end === record?.entries.length ? batch.count : 1
}
