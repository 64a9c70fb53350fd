import { orderAhead, orderOf } from '@grognard/board'
import type { Draft } from '@grognard/board'
import type { Kind, Reason, Ruling } from '@grognard/umpire'
import type { BattleState, HeldSelection, Objection } from './battle-state.ts'
import { draftNow, isBegun } from './main-order.ts'
import type { TurnView } from './turn-view.ts'

/** The selection as it is; what is held already while something else is shown; null where nobody is asked. */
export function selectionOf(state: BattleState): HeldSelection | null {
  const { turnView, held } = state
  if (held || !turnView?.ask) return held
  const { selected, draft, pointer, pending, group, openForm, objection, confirmation } = state
  return { turnView, selected, draft, pointer, pending, group, openForm, objection, confirmation }
}

/** Once orders are asked for again: what can still be ordered is in hand again; what cannot is told. */
export function withSelectionBack(state: BattleState): BattleState {
  const { held, turnView } = state
  if (!held || state.playback) return state
  const after = { ...state, held: null }
  if (!turnView || held.turnView.viewer !== turnView.viewer) return after
  return turnView.ask?.step === held.turnView.ask?.step
    ? givenBack(after, turnView, held)
    : { ...after, ...told(after, held, readyIn(held), 'web.order.dropped.step', []) }
}

function givenBack(after: BattleState, turnView: TurnView, held: HeldSelection): BattleState {
  const { objection, confirmation, pending, openForm, selected } = held
  const isAsked = confirmation && turnView.orderContext.judge(confirmation.order).allowed
  const ruling = pending && turnView.orderContext.judge(pending)
  const drawn = draftBack(turnView, held)
  const lost = lostOf(turnView, held, drawn !== null)
  return {
    ...after,
    ...groupBack(turnView, held),
    objection,
    openForm: openForm !== null && turnView.choices.forms.includes(openForm) ? openForm : null,
    ...(isAsked && { confirmation }),
    ...(drawn && { ...drawn, selected }),
    ...(ruling?.allowed && { pending, selected }),
    ...(lost && told(after, held, lost.order, 'web.order.dropped', lost.because)),
  }
}

/** Those of the group that are still there; what they were to be ordered is judged when it is given. */
function groupBack(
  { picture }: TurnView,
  { group }: HeldSelection,
): Partial<Pick<BattleState, 'group' | 'selected'>> {
  if (!group) return {}
  const pieces = group.pieces.filter(id => picture.pieces.some(piece => piece.id === id))
  return pieces.length > 1 ? { group: { ...group, pieces }, selected: null } : {}
}

/** Null where it is drawn no more; what was lawful must still be so. */
function draftBack(
  turnView: TurnView,
  { draft, pointer }: HeldSelection,
): Pick<BattleState, 'draft' | 'pointer'> | null {
  if (!draft || !turnView.choices.drawn.get(draft.piece)?.includes(draft.kind)) return null
  const { verdict: before } = pointer
  const now = verdictOn(turnView, pointer.ghost ?? draft)
  if (before?.allowed && now && !now.allowed) return null
  return { draft, pointer: { ...pointer, verdict: now ?? before } }
}

function verdictOn({ orderContext }: TurnView, draft: Draft): Ruling | null {
  const ahead = orderAhead(orderContext, draft)
  return ahead && orderContext.judge(ahead)
}

/** The order that was ready and can no longer be given, and why. */
function lostOf(
  { orderContext }: TurnView,
  held: HeldSelection,
  isDrawn: boolean,
): { order: Kind; because: readonly Reason[] } | null {
  const order = readyIn(held)
  if (!order || (!held.pending && isDrawn)) return null
  const ruling = orderContext.judge(order)
  return held.pending && ruling.allowed
    ? null
    : { order, because: ruling.allowed ? [] : ruling.because }
}

/** Only what the player has chosen or drawn himself is missed. */
function readyIn(held: HeldSelection): Kind | null {
  if (held.pending) return held.pending
  const draft = draftNow(held)
  return draft && isBegun(held) ? orderOf(held.turnView.orderContext, draft) : null
}

function told(
  { game }: BattleState,
  { turnView }: HeldSelection,
  order: Kind | null,
  key: string,
  reasons: readonly Reason[],
): { objection: Objection } | undefined {
  if (!order) return undefined
  const values = { order: game.describeOrder(turnView.view, order) }
  return { objection: { reasons, note: { key, values } } }
}
