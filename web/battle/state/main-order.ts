import { isFresh, isRare, listedFor, orderOf, readyPieces, traceOf } from '@grognard/board'
import type { Draft } from '@grognard/board'
import type { Kind } from '@grognard/umpire'
import { analysisShown } from '../../shared/overlays.ts'
import type { Dispatch } from './actions.ts'
import type { BattleState, Objection } from './battle-state.ts'
import { pieceName, suggested } from './turn-view.ts'

import type { TurnView } from './turn-view.ts'

/** What the main button does now. */
export type MainOrder =
  | { from: 'draft' | 'pending' | 'offer'; order: Kind }
  /** Asked for, but not open: the button says why. */
  | { from: 'shut'; order: Kind }
  /** One of several, of which the player has drawn or chosen none. */
  | { from: 'undrawn'; order: Kind }

export function mainOrder(state: BattleState): MainOrder | null {
  const { turnView, pending } = state
  const draft = draftNow(state)
  if (!turnView?.ask) return null
  const drafted = draft && orderOf(turnView.orderContext, draft)
  if (draft && drafted && isBegun(state)) return { from: 'draft', order: drafted }
  if (pending) return { from: 'pending', order: pending }
  const [offered] = turnView.choices.primary
  if (offered) return { from: 'offer', order: offered }
  const isLone = draft && drafted && isLoneOrder(turnView, draft, drafted)
  if (isLone && turnView.orderContext.judge(drafted).allowed)
    return { from: 'draft', order: drafted }
  const [shut] = turnView.choices.shut
  if (shut !== undefined) return { from: 'shut', order: { kind: shut } }
  if (drafted && !isLone) return { from: 'undrawn', order: drafted }
  const lone = draft ? null : loneOffer(turnView, state.selected)
  return lone && { from: 'offer', order: lone }
}

/** Where the step asks for one kind of order alone, and there is but one of it for the piece in hand. */
function loneOffer({ choices, orderContext }: TurnView, selected: string | null): Kind | null {
  const { listed, drawn, forms } = choices
  const usual = (orders: readonly Kind[]) => orders.filter(order => !isRare(orderContext, order))
  const kinds = new Set(usual([...listed.values()].flat()).map(({ kind }) => kind))
  const [first, ...others] = usual(listedFor(choices, selected))
  const isAlone = kinds.size === 1 && others.length === 0 && drawn.size + forms.length === 0
  return first && isAlone ? first : null
}

/** The kind that is filled in on a slip, where that is all that can be done now. */
export function loneForm({ choices }: Pick<TurnView, 'choices'>): string | null {
  const { forms, listed, drawn, primary } = choices
  const [form = null] = forms
  return forms.length === 1 && listed.size + drawn.size + primary.length === 0 ? form : null
}

interface Table {
  getState(): BattleState
  dispatch: Dispatch
  source: { takeOver(): void }
}

/** What the main button does, whatever it says; its key does the same where no button is. */
export function pressMain({ getState, dispatch, source }: Table): void {
  const { isWatching, playback, turnView, isFootFresh } = getState()
  if (isFootFresh && !playback) return
  if (isWatching && !playback) source.takeOver()
  else if (turnView?.outcome && !playback) analysisShown.setState(true)
  else dispatch({ type: 'order/confirm' })
}

/** The draft as the ghost shows it. */
export function draftNow({ draft, pointer }: Pick<BattleState, 'draft' | 'pointer'>): Draft | null {
  return pointer.ghost ?? draft
}

/** The pointer's leg or heading counts as drawn: there is something to be told of it. */
export function isDrawn(state: Pick<BattleState, 'turnView' | 'draft' | 'pointer'>): boolean {
  const { ghost } = state.pointer
  return isBegun(state) || (ghost?.tool === 'path' && ghost.ahead !== null)
}

/** Nothing else could be meant than the order as it is before anything is drawn. */
export function isLoneOrder(turnView: TurnView, draft: Draft, drafted: Kind): boolean {
  return suggested(turnView, draft).every(offered => isSameOrder(offered, drafted))
}

/** Going on asks for a hand: where one of several orders must be drawn or chosen first, this says so. */
export function undrawn({ turnView, draft }: BattleState): Objection {
  const piece = turnView && draft ? pieceName(turnView, draft.piece) : ''
  return { reasons: [], note: { key: 'web.order.undrawn', values: { piece } } }
}

/** The order that is drawn or chosen and only wants to be given; null when there is none. */
export function orderInHand(state: BattleState): Kind | null {
  const main = mainOrder(state)
  return main && (main.from === 'pending' || isBegun(state)) ? main.order : null
}

/** A slip of many fields begins with the order of its kind that is in hand, as advice puts it there. */
export function filledIn(
  { orderContext, view, viewer }: TurnView,
  kind: string,
  inHand: Kind | null,
): Kind {
  if (inHand?.kind === kind) return inHand
  const tool = orderContext.tool(kind)
  return tool.tool === 'form' ? tool.start(view, viewer) : { kind }
}

/** Going on is meant for its button: Enter alone says so. */
export function notByEnter({ turnView, game }: BattleState, order: Kind): Objection {
  const told = turnView ? game.describeOrder(turnView.view, order) : ''
  return { reasons: [], note: { key: 'web.order.byButton', values: { order: told } } }
}

/** Enter gives what is drawn or chosen: where going on is not open yet, what is asked for first. */
export function notYet({ turnView, game }: BattleState): Objection {
  const step = turnView?.ask ? { key: `step.${turnView.ask.step}` } : ''
  const named = game.messages.en[`step.${turnView?.ask?.step}`] === undefined ? '' : step
  return { reasons: [], note: { key: 'web.order.notYet', values: { step: named } } }
}

/** With nothing in hand and no way on there is still something that can be done. */
export function emptyHanded({ turnView }: BattleState): Objection | null {
  if (!turnView?.ask) return null
  const hasReady = readyPieces(turnView.choices).length > 0
  const key = hasReady ? 'web.order.emptyHand' : 'web.order.emptyHandOffers'
  return { reasons: [], note: { key } }
}

/** Something of the draft is settled that giving another order would lose. */
export function isBegun({ turnView, draft }: Pick<BattleState, 'turnView' | 'draft'>): boolean {
  if (!turnView || !draft) return false
  if (draft.tool === 'place') return draft.at !== null
  if (isFresh(turnView.orderContext, draft))
    return draft.isPointed === true && turnView.orderContext.judge(draft.order).allowed
  const trace = traceOf(turnView.orderContext, draft)
  if (trace === null) return false
  return trace.poses.length > 1 || trace.cost > 0 || Boolean(trace.written)
}

/** Orders that are made anew at each movement of the pointer are told by what they say. */
export function isSameOrder(one: Kind | null, other: Kind | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
