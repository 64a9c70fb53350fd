import type { Game, Kind, Piece, Ruling, Shape } from '@grognard/umpire'
import { blankOrder, nameFields } from '../forms/blank-order.ts'
import type { TurnView } from '../state/turn-view.ts'

/** A kind that is asked for, but not open for the piece: an order of it, and why the umpire refuses it. */
export interface Closed {
  kind: string
  order: Kind
  ruling: Ruling
}

const MOST_TARGETS = 6

/** Of a piece of the viewer's own, with the order of each kind that comes nearest to being lawful. */
export function closedKinds(game: Game, turnView: TurnView, id: string | null): Closed[] {
  const { ask, picture, viewer } = turnView
  const piece = picture.pieces.find(one => one.id === id)
  if (!ask || !piece || piece.seat !== viewer) return []
  return ask.asks
    .filter(kind => isPiecesKind(turnView, kind) && !isOpenFor(turnView, kind, piece.id))
    .flatMap(kind => closed(game, turnView, kind, piece) ?? [])
}

/** Whether any kind is shut to the piece; said before it is found out why. */
export function hasClosed(turnView: TurnView, id: string | null): boolean {
  const { ask, picture, viewer } = turnView
  const isOwn = picture.pieces.some(piece => piece.id === id && piece.seat === viewer)
  if (!ask || id === null || !isOwn) return false
  return ask.asks.some(kind => isPiecesKind(turnView, kind) && !isOpenFor(turnView, kind, id))
}

function isPiecesKind({ orderContext }: TurnView, kind: string): boolean {
  const tool = orderContext.tool(kind)
  if (tool.tool === 'path') return true
  return tool.tool === 'list' && tool.piece !== undefined && !tool.isPrimary
}

function isOpenFor({ choices, orderContext, view, viewer }: TurnView, kind: string, piece: string) {
  const tool = orderContext.tool(kind)
  if (tool.tool === 'path') return tool.pieces(view, viewer).includes(piece)
  return (choices.listed.get(piece) ?? []).some(order => order.kind === kind)
}

function closed(game: Game, turnView: TurnView, kind: string, piece: Piece): Closed | null {
  const orders = ordersLike(game, turnView, kind, piece)
  const judged = orders.map(order => ({ kind, order, ruling: turnView.orderContext.judge(order) }))
  const refused = judged.filter(
    ({ ruling: { allowed, because } }) =>
      !allowed && because.every(({ message }) => !message.startsWith('umpire.')),
  )
  const isUnknown = refused.some(({ order }) => isOfNobody(game, turnView, order, piece.id))
  if (refused.length < judged.length || isUnknown) return null
  return refused.reduce<Closed | null>(
    (best, one) => (best && best.ruling.because.length <= one.ruling.because.length ? best : one),
    null,
  )
}

/** The law has no more to say of the piece than of one that does not exist: the kind is not for it. */
function isOfNobody(game: Game, { orderContext }: TurnView, order: Kind, piece: string): boolean {
  const names = nameFields(game.shape(order.kind))
  const isNamed = ([name, value]: [string, unknown]) => names.includes(name) && value === piece
  const fields = Object.entries(order)
  if (!fields.some(isNamed)) return false
  const nobody = fields.map(field => (isNamed(field) ? [field[0], NOBODY] : field))
  const reasons = (one: Kind) => orderContext.judge(one).because.map(({ message }) => message)
  const ofNobody = reasons({ ...order, ...Object.fromEntries(nobody) })
  return JSON.stringify(ofNobody) === JSON.stringify(reasons(order))
}

const NOBODY = '?'

/** Orders of the kind for the piece: with each choice of a field, aimed at those that are nearest. */
function ordersLike(game: Game, turnView: TurnView, kind: string, piece: Piece): Kind[] {
  const { orderContext, view, picture } = turnView
  const tool = orderContext.tool(kind)
  if (tool.tool === 'path') return [tool.start(view, turnView.viewer, piece.id)]
  if (tool.tool !== 'list') return []
  if (tool.like) return tool.like(view, turnView.viewer, piece.id)
  const blank = blankOrder(game, kind, '')
  const named = nameFields(game.shape(kind)).map(name => withField(blank, name, piece.id))
  const first = [blank, ...named].find(order => tool.piece?.(order, view) === piece.id)
  if (!first) return []
  const aimed = tool.target ? aimedAtNearest(first, nearest(picture.pieces, piece)) : [first]
  return aimed.flatMap(order => withEachChoice(game, order))

  function aimedAtNearest(order: Kind, targets: readonly Piece[]): Kind[] {
    return targets.flatMap(({ id }) =>
      nameFields(game.shape(kind)).flatMap(name => {
        const at = withField(order, name, id)
        const isAimed = tool.tool === 'list' && tool.target?.(at, view) === id
        return isAimed && tool.piece?.(at, view) === piece.id ? [at] : []
      }),
    )
  }
}

function withField(order: Kind, name: string, value: unknown): Kind {
  return { ...order, [name]: value }
}

function nearest(pieces: readonly Piece[], from: Piece): Piece[] {
  const away = (one: Piece) => Math.hypot(one.x - from.x, one.y - from.y)
  return pieces
    .filter(({ seat }) => seat !== null && seat !== from.seat)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, MOST_TARGETS)
}

/** More orders than this are not tried. */
const MOST_TRIED = 64

function withEachChoice(game: Game, order: Kind): Kind[] {
  return Object.entries(game.shape(order.kind)).reduce(
    (orders, [name, shape]) => {
      const values = fewValues(shape)
      const isMany = orders.length * values.length > MOST_TRIED
      if (values.length === 0 || isMany) return orders
      return orders.flatMap(one => values.map(value => withField(one, name, value)))
    },
    [order],
  )
}

const FEW = 8

function fewValues(shape: Shape): readonly unknown[] {
  if (shape.type === 'text') return shape.values ?? []
  if (shape.type !== 'integer' || shape.from === undefined || shape.to === undefined) return []
  const { from, to } = shape
  return to - from < FEW ? Array.from({ length: to - from + 1 }, (_, i) => from + i) : []
}
