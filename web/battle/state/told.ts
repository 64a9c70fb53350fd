import type { Kind, Ruling } from '@grognard/umpire'
import { goingOnAfter } from '../record/playback-steps.ts'
import type { Standing } from '../source/battle-source.ts'
import type { Handlers } from './actions.ts'
import { emptySelection } from './battle-state.ts'
import type { BattleState, Objection, OrderOnItsWay, Request } from './battle-state.ts'
import { selectionOf } from './held-selection.ts'
import { reconcile, seenByPassing } from './reconcile.ts'
import { withPieceTaken } from './selection.ts'
import { turnViewAt } from './turn-view.ts'

type OfTheSource = 'source/told' | 'source/answered'

/** What comes back from the battle’s source: how it stands, rulings and reasons. */
export const sourceHandlers: Handlers<OfTheSource> = {
  'source/told': told,
  'source/answered'(state, { request, ruling, why, refused = [], left = [] }) {
    const onTheirWay = state.onTheirWay.filter(one => one !== request)
    const now = { ...state, onTheirWay }
    if (request.ask === 'giveMany') return manyGiven(now, request, refused, left)
    if (why) return { ...now, objection: { reasons: [], note: why } }
    if (request.ask !== 'give') return now
    if (ruling?.allowed) return withNextTaken(now, request)
    const objection = ruling ? { reasons: ruling.because, note: null } : keptDice(now)
    return objection ? { ...now, objection } : now
  },
}

function told(state: BattleState, { standing }: { standing: Standing }): BattleState {
  const fault = standing.fault === state.toldFault ? state.fault : standing.fault
  const now = { ...state, ...standing, fault, toldFault: standing.fault }
  if (standing.viewer !== state.viewer)
    return reconcile(seenByPassing(withNothingInHand(now), state))
  if (standing.record !== state.record) return movedOn(now, state)
  if (standing.rolling && standing.rolling !== state.rolling) return rolled(now, state)
  const hasTurned = standing.players !== state.players || standing.next !== state.next
  if (hasTurned || (state.rolling && !standing.rolling)) return withHalt(reconcile(now), state)
  return withHalt(now, state)
}

function withNothingInHand(state: BattleState): BattleState {
  return { ...state, ...emptySelection, held: null }
}

/** What came of it is shown, but for the events that were shown as their dice fell. */
function movedOn(now: BattleState, before: BattleState): BattleState {
  const held = isOwn(now, before) ? null : selectionOf(before)
  const lastGroup = held ? before.lastGroup : groupOf(before)
  const after = reconcile({ ...now, ...emptySelection, held, lastGroup })
  const { playback } = after
  if (!playback || playback.replay || !before.rolling) return after
  const entries = before.record?.entries.length ?? 0
  const onwards = goingOnAfter(playback, entries, before.rolling.events)
  return reconcile({ ...after, turnView: before.turnView, playback: onwards })
}

/** One that was taken up while others were asked is in hand when the viewer is. */
function groupOf({ group, turnView, lastGroup }: BattleState): BattleState['lastGroup'] {
  return group && !turnView?.ask ? { pieces: group.pieces, name: group.name, step: '' } : lastGroup
}

/** By the viewer's own order or undo; what others do takes nothing out of his hand. */
function isOwn({ record, viewer }: BattleState, before: BattleState): boolean {
  const known = before.record?.entries.length ?? 0
  const fresh = record?.entries.slice(known) ?? []
  return fresh.length === 0 || fresh.some(({ seat }) => seat === viewer)
}

/** The chart goes on to the moment of a roll. */
function rolled(now: BattleState, before: BattleState): BattleState {
  const { game, viewer, rolling, playback } = now
  if (viewer === null || !rolling || playback) return now
  const turnView = turnViewAt(game, viewer, rolling.view, rolling.phase)
  return { ...now, ...emptySelection, held: selectionOf(before), turnView }
}

/** They are remembered as one, so that they are taken back as one; who was refused after all is told. */
function manyGiven(
  state: BattleState,
  { orders, step }: Extract<Request, { ask: 'giveMany' }>,
  refused: readonly { order: Kind; ruling: Ruling | null }[],
  left: readonly Kind[],
): BattleState {
  const end = state.record?.entries.length ?? 0
  const count = orders.length - refused.length - left.length
  const standing = left.length > 0 ? { step, orders: left } : null
  const now = { ...state, standing, batch: count > 1 ? { count, end } : null }
  const [first] = refused
  if (!first || !state.turnView) return now
  const order = state.game.describeOrder(state.turnView.view, first.order)
  const note = { key: 'web.group.refused', values: { order, more: refused.length - 1 } }
  return { ...now, objection: { reasons: first.ruling?.because ?? [], note } }
}

function withNextTaken(state: BattleState, { thenTake }: OrderOnItsWay): BattleState {
  return thenTake !== null && state.turnView?.ask ? withPieceTaken(state, thenTake) : state
}

/** The computer's dice were laid down. */
function withHalt(now: BattleState, before: BattleState): BattleState {
  const objection = now.isHalted && !before.isHalted ? keptDice(now) : null
  return objection ? { ...now, objection } : now
}

/** Dice that have been rolled count for the next order. */
function keptDice({ heldDice: count }: BattleState): Objection | null {
  return count === 0 ? null : { reasons: [], note: { key: 'web.dice.kept', values: { count } } }
}
