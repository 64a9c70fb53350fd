import { aimedAt, isRare, listedFor, readyPieces, targetOf } from '@grognard/board'
import type { Point, Pointed } from '@grognard/board'
import type { Kind, Message, Piece } from '@grognard/umpire'
import type { BattleState, Objection } from './battle-state.ts'
import { isBegun } from './main-order.ts'
import { isShownAlready, isTakenFirst } from './taken-first.ts'
import type { Standing } from './turn-view.ts'
import { ordersLedTo, orderUnder } from './ways.ts'

/** What pointing at the board may come to. */
export interface Deeds {
  select(piece: string | null): void
  choose(order: Kind): void
  settleAt(place: Point): void
  object(objection: Objection): void
  /** Takes an order in hand, to be confirmed; what is drawn already stays as it is settled. */
  aim(order: Kind): void
}

/** A click on the board: a leg of the order in hand, a target, or a piece to take up. Never nothing. */
export function pointing(state: BattleState, at: Pointed, deeds: Deeds): void {
  const { standing, draft } = state
  if (!standing) return
  if (draft && goesToDraft(state, standing, at)) return deeds.settleAt(at.place)
  const aimed = ordersAt(state, standing, at)
  if (aimed.length > 0) return takeAim(state, standing, aimed, deeds)
  if (at.piece !== null) return pointAtPiece(state, standing, at.piece, deeds)
  if (at.cell !== null && standing.ask) return deeds.object(noted({ key: 'web.order.nothingHere' }))
  const undrawable = whyNotDrawn(state, standing)
  if (undrawable) deeds.object({ ...undrawable, at: at.place })
  else deeds.select(null)
}

/** The piece in hand can do something, but nothing is drawn for it where others draw: the umpire says why. */
function whyNotDrawn({ selected, draft }: BattleState, standing: Standing): Objection | null {
  const { choices, desk, ask, view, viewer } = standing
  if (draft || selected === null || !ask || !choices.listed.has(selected)) return null
  for (const kind of ask.asks) {
    const tool = desk.tool(kind)
    if (tool.tool !== 'path' || tool.pieces(view, viewer).includes(selected)) continue
    const { allowed, because } = desk.judge(tool.start(view, viewer, selected))
    if (!allowed) return { reasons: because, note: null }
  }
  return null
}

/**
 * The order that pointing there would come to: where it leads, or what it is aimed at. Where nothing
 * may be aimed at a piece of another side, the order that the umpire would refuse.
 */
export function orderPointedAt(state: BattleState, at: Pointed | null): Kind | null {
  const { standing } = state
  if (!standing || !at) return null
  const led = orderUnder(state, at.place)
  if (led) return led
  const aimed = ordersAt(state, standing, at)
  if (aimed.length > 0) return aimed.find(order => order === state.pending) ?? aimed[0] ?? null
  const piece = standing.picture.pieces.find(({ id }) => id === at.piece)
  if (!piece || piece.seat === null || isMine(standing, piece)) return null
  if (!standing.ask || standing.choices.listed.has(piece.id)) return null
  return aimInstead(state, standing, piece)
}

/** While an order is drawn only a piece that can act is taken up, and only before the first leg. */
function goesToDraft(state: BattleState, standing: Standing, at: Pointed): boolean {
  if (at.piece === null || isBegun(state)) return true
  const isAimedAt = ordersAt(state, standing, at).length > 0
  return !isAimedAt && !readyPieces(standing.choices).includes(at.piece)
}

/** Orders aimed at what is pointed at, then those that lead there. */
function ordersAt(state: BattleState, standing: Standing, at: Pointed): Kind[] {
  const { choices, desk } = standing
  const aimed = listedFor(choices, state.selected).filter(order => {
    const target = targetOf(desk, order)
    const isThere = target !== null && (target === at.piece || target === at.cell)
    return isThere && !isRare(desk, order)
  })
  return [...aimed, ...(state.draft ? [] : ordersLedTo(state, standing, at.place))]
}

/**
 * A cell is taken at once, and so is the one way to a place that a pointer rests on. Anything else is
 * aimed at first, then confirmed by pointing at it again.
 */
function takeAim(
  state: BattleState,
  standing: Standing,
  aimed: readonly Kind[],
  deeds: Deeds,
): void {
  const [first] = aimed
  if (!first) return
  const isOneOfMany = aimed.length > 1 && targetOf(standing.desk, first) === null
  if (!isOneOfMany && !isTakenFirst(standing, first)) return deeds.choose(first)
  if (aimed.length === 1 && isShownAlready(standing, first, state.previewed))
    return deeds.choose(first)
  const before = aimed.findIndex(order => order === state.pending)
  const next = aimed[before + 1]
  if (next) return deeds.aim(next)
  deeds.choose(aimed[before] ?? first)
}

function pointAtPiece(state: BattleState, standing: Standing, id: string, deeds: Deeds): void {
  const piece = standing.picture.pieces.find(one => one.id === id)
  if (!piece) return
  const objection = objectionTo(state, standing, piece)
  if (objection && !isMine(standing, piece)) return deeds.object(objection)
  deeds.select(id)
  if (objection) deeds.object(objection)
}

/**
 * Why nothing comes of pointing at the piece; null when something does. To read the card of one's
 * own is always well; only where no piece can act it must have been meant as an aim.
 */
function objectionTo(state: BattleState, standing: Standing, piece: Piece): Objection | null {
  const { choices, desk, ask } = standing
  if (!ask || choices.listed.has(piece.id) || choices.drawn.has(piece.id)) return null
  const open = listedFor(choices, state.selected)
  const hasAims = open.some(order => targetOf(desk, order) !== null)
  const values = { piece: piece.label }
  if (isMine(standing, piece)) {
    const isRead = !hasAims || readyPieces(choices).length > 0
    return isRead ? null : noted({ key: 'web.order.nothing', values })
  }
  const instead = aimInstead(state, standing, piece)
  const ruling = instead && desk.judge(instead)
  if (ruling && !ruling.allowed) return { reasons: ruling.because, note: null }
  return hasAims ? noted({ key: 'web.order.noTarget', values }) : null
}

/** The first order of the list aimed at this piece, to ask why that is not open. */
function aimInstead(state: BattleState, { choices, desk }: Standing, { id }: Piece): Kind | null {
  const open = listedFor(choices, state.selected)
  return open.map(order => aimedAt(desk, order, id)).find(order => order !== null) ?? null
}

function isMine(standing: Standing, piece: Piece): boolean {
  return piece.seat === standing.viewer
}

function noted(note: Message): Objection {
  return { reasons: [], note }
}
