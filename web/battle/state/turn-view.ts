import { choicesOf, labelOf } from '@grognard/board'
import type { Choices, Draft, OrderContext } from '@grognard/board'
import type {
  Ask,
  Game,
  Kind,
  Message,
  Outcome,
  Picture,
  Playable,
  Ruling,
  Seat,
  SeatRecord,
} from '@grognard/umpire'

/** How the battle stands for the seat that looks, made from its view alone. */
export interface TurnView {
  viewer: Seat
  view: Playable
  picture: Picture
  /** Everyone who is asked, and what the viewer is asked. */
  asks: readonly Ask[]
  /** The phase that is played; null where there is none. */
  phase: string | null
  ask: Ask | null
  /** Of a viewer who is not asked: what takes an answer back that was given. */
  legalOrders: readonly Kind[]
  choices: Choices
  orderContext: OrderContext
  outcome: Outcome | null
}

const MOST_LEGAL_ORDERS = 400

/** In a sealed battle nobody is asked; where it stands is still told. */
export function turnViewOf(
  { game, view }: Pick<SeatRecord, 'game' | 'view'>,
  viewer: Seat,
  isSealed = false,
): TurnView {
  const open = game.asks(view)
  const asks = isSealed ? [] : open
  const ask = asks.find(({ seat }) => seat === viewer) ?? null
  const orderContext = orderContextOf(game, viewer, view)
  const retracts = isSealed ? [] : game.retracts(view)
  const kinds = (ask ?? retracts.find(({ seat }) => seat === viewer))?.asks ?? []
  const legalOrders = kinds.length > 0 ? game.legalOrders(view, viewer, MOST_LEGAL_ORDERS) : []
  const choices = choicesOf(orderContext, kinds, legalOrders)
  const phase = open[0]?.phase ?? null
  const { outcome } = view
  return {
    viewer,
    view,
    picture: game.picture(view),
    asks,
    phase,
    ask,
    legalOrders,
    choices,
    orderContext,
    outcome,
  }
}

/** As a viewer saw it at some moment: nobody is asked anything. */
export function turnViewAt(
  game: Game,
  viewer: Seat,
  view: Playable,
  phase: string | null,
): TurnView {
  const orderContext = orderContextOf(game, viewer, view)
  const nothing = { asks: [], ask: null, legalOrders: [], choices: choicesOf(orderContext, [], []) }
  return {
    viewer,
    view,
    picture: game.picture(view),
    phase,
    orderContext,
    outcome: null,
    ...nothing,
  }
}

/** An order is judged once for each view, however many ask. */
function orderContextOf(game: Game, seat: Seat, view: Playable): OrderContext {
  const judged = new WeakMap<Kind, Ruling>()
  const judge = (order: Kind): Ruling => {
    const ruling = judged.get(order) ?? game.judge(view, seat, order)
    judged.set(order, ruling)
    return ruling
  }
  return { view, seat, judge, tool: game.tool }
}

type Offering = Pick<TurnView, 'orderContext' | 'legalOrders'>

/** The same list while the same is offered: it is asked for whenever anything is drawn. */
const known = new WeakMap<readonly Kind[], Map<string, readonly Kind[]>>()

/** The offered orders of the kind that is drawn for the piece. */
export function suggested(offering: Offering, draft: Draft): readonly Kind[] {
  const of = known.get(offering.legalOrders) ?? new Map<string, readonly Kind[]>()
  known.set(offering.legalOrders, of)
  const key = JSON.stringify([draft.kind, draft.piece])
  const orders = of.get(key) ?? suggestedAnew(offering, draft)
  of.set(key, orders)
  return orders
}

function suggestedAnew({ orderContext, legalOrders }: Offering, draft: Draft): readonly Kind[] {
  const tool = orderContext.tool(draft.kind)
  if (tool.tool !== 'path' && tool.tool !== 'place') return []
  return legalOrders.filter(order => order.kind === draft.kind && tool.piece(order) === draft.piece)
}

/** A piece by its name; by its label where it has none or a number, or is not on the sheet yet. */
export function pieceName(
  { picture, choices, orderContext }: TurnView,
  id: string,
): string | Message {
  const piece = picture.pieces.find(one => one.id === id)
  if (!piece) return labelOf(orderContext, choices, id) ?? id
  return /^\d*$/.test(piece.name) ? piece.label : piece.name
}
