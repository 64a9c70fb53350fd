import type {
  Figure,
  GameTool,
  Kind,
  PathSwitch,
  PathTool,
  PlaceTool,
  Playable,
  Ruling,
  Seat,
  Trace,
} from '@grognard/umpire'
import { headingTo, normalHeading } from '../base/place.ts'
import type { Point, Pose } from '../base/place.ts'

/** Where orders are filled in: a seat's view and the ruleset that judges. */
export interface OrderContext {
  view: Playable
  seat: Seat
  judge(order: Kind): Ruling
  tool(kind: string): GameTool
}

/** An order half filled in. */
export type Draft = PathDraft | PlaceDraft

export interface PathDraft {
  tool: 'path'
  kind: string
  piece: string
  /** The legs settled so far. */
  order: Kind
  /** The order if the pointer's leg were settled too. */
  ahead: Kind | null
  /** The player has pointed or chosen, though the order may be as it was at its start. */
  isPointed?: boolean
}

export interface PlaceDraft {
  tool: 'place'
  kind: string
  piece: string
  /** Null until a place has been pointed at. */
  at: Pose | null
  /** The next movement turns the piece about its place. */
  isTurning: boolean
  /** The heading to begin with. */
  heading: number
}

export function beginDraft(
  orderContext: OrderContext,
  kind: string,
  piece: string,
  heading: number,
): Draft {
  const tool = orderContext.tool(kind)
  if (tool.tool === 'path')
    return {
      tool: 'path',
      kind,
      piece,
      order: tool.start(orderContext.view, orderContext.seat, piece),
      ahead: null,
    }
  return { tool: 'place', kind, piece, at: null, isTurning: false, heading }
}

/** The draft as it would be with the pointer's place taken. */
export function hoverDraft(orderContext: OrderContext, draft: Draft, place: Point | null): Draft {
  if (draft.tool === 'place') return hoverPlace(draft, place)
  return { ...draft, ahead: place && extended(orderContext, draft, place) }
}

function extended(orderContext: OrderContext, draft: PathDraft, { x, y }: Point): Kind {
  return pathTool(orderContext, draft).extend(
    orderContext.view,
    orderContext.seat,
    draft.order,
    x,
    y,
  )
}

function hoverPlace(draft: PlaceDraft, place: Point | null): PlaceDraft {
  if (!place || !draft.at || !draft.isTurning) return draft
  return { ...draft, at: { ...draft.at, heading: headingTo(draft.at, place) } }
}

/** A click: settles a leg; or a place first, then its heading. */
export function pointDraft(orderContext: OrderContext, draft: Draft, place: Point): Draft {
  if (draft.tool === 'path') return settledOn(draft, extended(orderContext, draft, place))
  if (draft.at && draft.isTurning) {
    const heading = headingTo(draft.at, place)
    return { ...draft, at: { ...draft.at, heading }, heading, isTurning: false }
  }
  const at = { x: Math.round(place.x), y: Math.round(place.y), heading: draft.heading }
  return { ...draft, at, isTurning: !isRound(orderContext, draft) }
}

/** The order is the one that is meant. */
export function settledOn(draft: PathDraft, order: Kind): PathDraft {
  return { ...draft, order, ahead: null, isPointed: true }
}

/** Whether the piece faces nowhere, so that a place is all there is to point at. */
export function isRound(orderContext: OrderContext, draft: Draft): boolean {
  return draft.tool === 'place' && placeTool(orderContext, draft).isRound === true
}

/** What is put in its place, where it is not on the board yet. */
export function figureOf(orderContext: OrderContext, draft: PlaceDraft): Figure | undefined {
  return placeTool(orderContext, draft).figure?.(orderContext.view, draft.piece)
}

/** One step back: the last leg, or the place. Null when there is nothing left to take back. */
export function shortenDraft(orderContext: OrderContext, draft: Draft): Draft | null {
  if (draft.tool === 'place') return draft.at ? { ...draft, at: null, isTurning: false } : null
  const order = pathTool(orderContext, draft).shorten(draft.order)
  if (JSON.stringify(order) === JSON.stringify(draft.order)) return null
  return { ...draft, order, ahead: null, isPointed: false }
}

/** Turns a placed piece by so many hundredths of a degree. */
export function turnDraft(draft: Draft, by: number): Draft {
  if (draft.tool === 'path') return draft
  const heading = normalHeading((draft.at?.heading ?? draft.heading) + by)
  return { ...draft, heading, isTurning: false, at: draft.at && { ...draft.at, heading } }
}

export function flipSwitch(draft: Draft, flipped: Kind): Draft {
  return draft.tool === 'path' ? { ...draft, order: flipped, ahead: null } : draft
}

export function switchesOf(orderContext: OrderContext, draft: Draft): PathSwitch<Kind>[] {
  if (draft.tool !== 'path') return []
  return (
    pathTool(orderContext, draft).switches?.(orderContext.view, orderContext.seat, draft.order) ??
    []
  )
}

/** The order written down by hand instead of drawn; undefined where it has no letters. */
export function writerFor(
  orderContext: OrderContext,
  draft: Draft,
): ((text: string) => Kind) | undefined {
  if (draft.tool !== 'path') return undefined
  const tool = pathTool(orderContext, draft)
  const { view, seat } = orderContext
  if (!tool.write) return undefined
  return text => tool.write?.(view, seat, draft.order, text) ?? draft.order
}

/** Nothing has been drawn yet, whatever the order is at its start. */
export function isFresh(orderContext: OrderContext, draft: PathDraft): boolean {
  const start = pathTool(orderContext, draft).start(
    orderContext.view,
    orderContext.seat,
    draft.piece,
  )
  return JSON.stringify(start) === JSON.stringify(draft.order)
}

/** The order as settled so far; null while a place is missing. */
export function orderOf(orderContext: OrderContext, draft: Draft): Kind | null {
  if (draft.tool === 'path') return draft.order
  if (!draft.at) return null
  const { x, y, heading } = draft.at
  return placeTool(orderContext, draft).at(
    orderContext.view,
    orderContext.seat,
    draft.piece,
    x,
    y,
    heading,
  )
}

/** The order the ghost stands for: with the pointer's leg, if there is one. */
export function orderAhead(orderContext: OrderContext, draft: Draft): Kind | null {
  return draft.tool === 'path' ? (draft.ahead ?? draft.order) : orderOf(orderContext, draft)
}

/** The path of the ghost; null for a piece that is placed rather than moved. */
export function traceOf(orderContext: OrderContext, draft: Draft): Trace | null {
  if (draft.tool === 'place') return null
  return traced(orderContext, draft, draft.ahead ?? draft.order)
}

/** Each order is traced once where it is filled in: what is drawn is asked for from many sides. */
const traces = new WeakMap<OrderContext, WeakMap<Kind, Trace>>()

function traced(orderContext: OrderContext, draft: PathDraft, order: Kind): Trace {
  const known = traces.get(orderContext) ?? new WeakMap<Kind, Trace>()
  traces.set(orderContext, known)
  const { view, seat } = orderContext
  const trace = known.get(order) ?? pathTool(orderContext, draft).trace(view, seat, order)
  known.set(order, trace)
  return trace
}

/** Settled poses after the first. */
export function legsOf(orderContext: OrderContext, order: Kind, draft: PathDraft): number {
  return traced(orderContext, draft, order).poses.length - 1
}

function pathTool(orderContext: OrderContext, draft: PathDraft): PathTool<Playable, Kind> {
  const tool = orderContext.tool(draft.kind)
  if (tool.tool !== 'path') throw new Error(`The order "${draft.kind}" is not drawn as a path.`)
  return tool
}

function placeTool(orderContext: OrderContext, draft: PlaceDraft): PlaceTool<Playable, Kind> {
  const tool = orderContext.tool(draft.kind)
  if (tool.tool !== 'place') throw new Error(`The order "${draft.kind}" is not put in a place.`)
  return tool
}
