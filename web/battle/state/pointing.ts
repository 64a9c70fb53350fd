import { aimedAt, isRare, listedFor, readyPieces, targetOf } from '@grognard/board'
import type { Pointed } from '@grognard/board'
import type { Formation, Kind, Message, Piece } from '@grognard/umpire'
import type { Action } from './actions.ts'
import type { BattleState, Objection } from './battle-state.ts'
import { formationsIn } from './group.ts'
import { isBegun } from './main-order.ts'
import { isShownAlready, isTakenFirst, ordersLedTo, orderUnder } from './ways.ts'
import type { TurnView } from './turn-view.ts'

/** What a click on the chart means: a leg of the order in hand, a target, or a piece to take up. Never nothing. */
export function clickMeans(state: BattleState, at: Pointed): readonly Action[] {
  const { turnView, draft } = state
  if (!turnView) return []
  const chosen = choosesPieces(state, turnView, at)
  if (chosen) return chosen
  if (state.group) return [groupMeans(state, turnView, at)]
  if (draft && goesToDraft(state, turnView, at)) return [{ type: 'draft/settle', place: at.place }]
  const aimed = ordersAt(state, turnView, at)
  const [first] = aimed
  if (first) return [aimMeans(state, turnView, [first, ...aimed.slice(1)])]
  if (at.piece !== null) return pieceMeans(state, turnView, at.piece)
  if (at.cell !== null && turnView.ask) return [objected(noted({ key: 'web.order.nothingHere' }))]
  const undrawable = whyNotDrawn(state, turnView)
  return [undrawable ? objected({ ...undrawable, at: at.place }) : { type: 'select', piece: null }]
}

/** With Shift or Ctrl held, or while boxes are drawn, pieces are chosen and nothing is ordered. */
function choosesPieces(
  { isBoxing }: BattleState,
  turnView: TurnView,
  { piece: id, by }: Pointed,
): readonly Action[] | null {
  const piece = turnView.picture.pieces.find(one => one.id === id)
  const isChoosing = by !== undefined || isBoxing
  if (!isChoosing || !piece || !isMine(turnView, piece)) return null
  if (by === 'adding') return [{ type: 'group/take', pieces: [piece.id], isAdding: true }]
  return [{ type: 'group/toggle', piece: piece.id }]
}

/** One’s own piece beside the group is taken up instead; anything else is what the group is ordered to. */
function groupMeans({ group }: BattleState, turnView: TurnView, at: Pointed): Action {
  const piece = turnView.picture.pieces.find(({ id }) => id === at.piece)
  const isOwn = piece !== undefined && isMine(turnView, piece)
  const isMember = piece !== undefined && group?.pieces.includes(piece.id)
  if (isOwn && !isMember && group?.order === null) return { type: 'select', piece: piece.id }
  return { type: 'group/aim', at }
}

/** A second click on one’s own piece: its formation; anything else is clicked once more. */
export function doubleClickMeans(state: BattleState, at: Pointed): readonly Action[] {
  const { turnView, pending } = state
  const piece = turnView?.picture.pieces.find(({ id }) => id === at.piece)
  const isOwn = turnView && piece && isMine(turnView, piece) && !pending && !isBegun(state)
  const hasBody = isOwn && formationsIn(state).some(one => isOfBody(one, piece.id))
  if (hasBody && piece) return [{ type: 'group/formationOf', piece: piece.id }]
  return [{ type: 'chart/click', at }]
}

function isOfBody({ leader, pieces }: Formation, piece: string): boolean {
  return leader === piece || pieces.includes(piece)
}

function objected(objection: Objection): Action {
  return { type: 'object', objection }
}

/** The piece in hand can do something, but nothing is drawn for it where others draw: the umpire says why. */
function whyNotDrawn({ selected, draft }: BattleState, turnView: TurnView): Objection | null {
  const { choices, orderContext, ask, view, viewer } = turnView
  if (draft || selected === null || !ask || !choices.listed.has(selected)) return null
  for (const kind of ask.asks) {
    const tool = orderContext.tool(kind)
    if (tool.tool !== 'path' || tool.pieces(view, viewer).includes(selected)) continue
    const { allowed, because } = orderContext.judge(tool.start(view, viewer, selected))
    if (!allowed) return { reasons: because, note: null }
  }
  return null
}

/**
 * The order that pointing there would come to: where it leads, or what it is aimed at. Where nothing
 * may be aimed at a piece of another side, the order that the umpire would refuse.
 */
export function orderPointedAt(state: BattleState, at: Pointed | null): Kind | null {
  const { turnView } = state
  if (!turnView || !at) return null
  const led = orderUnder(state, at.place)
  if (led) return led
  const aimed = ordersAt(state, turnView, at)
  if (aimed.length > 0) return aimed.find(order => order === state.pending) ?? aimed[0] ?? null
  const piece = turnView.picture.pieces.find(({ id }) => id === at.piece)
  if (!piece || piece.seat === null || isMine(turnView, piece)) return null
  if (!turnView.ask || turnView.choices.listed.has(piece.id)) return null
  return aimInstead(state, turnView, piece)
}

/** While an order is drawn only a piece that can act is taken up, and only before the first leg. */
function goesToDraft(state: BattleState, turnView: TurnView, at: Pointed): boolean {
  if (at.piece === null || isBegun(state)) return true
  const isAimedAt = ordersAt(state, turnView, at).length > 0
  return !isAimedAt && !readyPieces(turnView.choices).includes(at.piece)
}

/** Orders aimed at what is pointed at, then those that lead there. */
function ordersAt(state: BattleState, turnView: TurnView, at: Pointed): Kind[] {
  const { choices, orderContext } = turnView
  const aimed = listedFor(choices, state.selected).filter(order => {
    const target = targetOf(orderContext, order)
    const isThere = target !== null && (target === at.piece || target === at.cell)
    return isThere && !isRare(orderContext, order)
  })
  return [...aimed, ...(state.draft ? [] : ordersLedTo(state, turnView, at.place))]
}

function choose(order: Kind): Action {
  return { type: 'order/choose', order }
}

/**
 * A cell is taken at once, and so is the one way to a place that a pointer rests on. Anything else is
 * aimed at first, then confirmed by pointing at it again.
 */
function aimMeans(state: BattleState, turnView: TurnView, aimed: [Kind, ...Kind[]]): Action {
  const [first] = aimed
  const isOneOfMany = aimed.length > 1 && targetOf(turnView.orderContext, first) === null
  if (!isOneOfMany && !isTakenFirst(turnView, first)) return choose(first)
  if (aimed.length === 1 && isShownAlready(turnView, first, state.pointer.previewed))
    return choose(first)
  const before = aimed.findIndex(order => order === state.pending)
  const next = aimed[before + 1]
  return next ? { type: 'order/aim', order: next } : choose(aimed[before] ?? first)
}

function pieceMeans(state: BattleState, turnView: TurnView, id: string): readonly Action[] {
  const piece = turnView.picture.pieces.find(one => one.id === id)
  if (!piece) return []
  const objection = objectionTo(state, turnView, piece)
  const objecting = objection ? [objected(objection)] : []
  const isRefused = objection !== null && !isMine(turnView, piece)
  return isRefused ? objecting : [{ type: 'select', piece: id }, ...objecting]
}

/**
 * Why nothing comes of pointing at the piece; null when something does. To read the card of one's
 * own is always well; only where no piece can act it must have been meant as an aim.
 */
function objectionTo(state: BattleState, turnView: TurnView, piece: Piece): Objection | null {
  const { choices, orderContext, ask } = turnView
  if (!ask || choices.listed.has(piece.id) || choices.drawn.has(piece.id)) return null
  const open = listedFor(choices, state.selected)
  const hasAims = open.some(order => targetOf(orderContext, order) !== null)
  const values = { piece: piece.label }
  if (isMine(turnView, piece)) {
    const isRead = !hasAims || readyPieces(choices).length > 0
    return isRead ? null : noted({ key: 'web.order.nothing', values })
  }
  const instead = aimInstead(state, turnView, piece)
  const ruling = instead && orderContext.judge(instead)
  if (ruling && !ruling.allowed) return { reasons: ruling.because, note: null }
  return hasAims ? noted({ key: 'web.order.noTarget', values }) : null
}

/** The first order of the list aimed at this piece, to ask why that is not open. */
function aimInstead(
  state: BattleState,
  { choices, orderContext }: TurnView,
  { id }: Piece,
): Kind | null {
  const open = listedFor(choices, state.selected)
  return open.map(order => aimedAt(orderContext, order, id)).find(order => order !== null) ?? null
}

function isMine(turnView: TurnView, piece: Piece): boolean {
  return piece.seat === turnView.viewer
}

function noted(note: Message): Objection {
  return { reasons: [], note }
}
