import type { Game, Kind, Piece, Ruling, Shape } from '@grognard/umpire'
import { blankOrder, nameFields } from '../forms/blank-order.ts'
import type { Standing } from '../state/turn-view.ts'

/** A kind that is asked for, but not open for the piece: an order of it, and why the umpire refuses it. */
export interface Closed {
  kind: string
  order: Kind
  ruling: Ruling
}

const MOST_TARGETS = 6

/** Of a piece of the viewer's own, with the order of each kind that comes nearest to being lawful. */
export function closedKinds(game: Game, standing: Standing, id: string | null): Closed[] {
  const { ask, picture, viewer } = standing
  const piece = picture.pieces.find(one => one.id === id)
  if (!ask || !piece || piece.seat !== viewer) return []
  return ask.asks
    .filter(kind => isPiecesKind(standing, kind) && !isOpenFor(standing, kind, piece.id))
    .flatMap(kind => closed(game, standing, kind, piece) ?? [])
}

/** Whether any kind is shut to the piece; said before it is found out why. */
export function hasClosed(standing: Standing, id: string | null): boolean {
  const { ask, picture, viewer } = standing
  const isOwn = picture.pieces.some(piece => piece.id === id && piece.seat === viewer)
  if (!ask || id === null || !isOwn) return false
  return ask.asks.some(kind => isPiecesKind(standing, kind) && !isOpenFor(standing, kind, id))
}

function isPiecesKind({ desk }: Standing, kind: string): boolean {
  const tool = desk.tool(kind)
  if (tool.tool === 'path') return true
  return tool.tool === 'list' && tool.piece !== undefined && !tool.isPrimary
}

function isOpenFor({ choices, desk, view, viewer }: Standing, kind: string, piece: string) {
  const tool = desk.tool(kind)
  if (tool.tool === 'path') return tool.pieces(view, viewer).includes(piece)
  return (choices.listed.get(piece) ?? []).some(order => order.kind === kind)
}

function closed(game: Game, standing: Standing, kind: string, piece: Piece): Closed | null {
  const orders = ordersLike(game, standing, kind, piece)
  const judged = orders.map(order => ({ kind, order, ruling: standing.desk.judge(order) }))
  const refused = judged.filter(
    ({ ruling: { allowed, because } }) =>
      !allowed && because.every(({ message }) => !message.startsWith('umpire.')),
  )
  const isUnknown = refused.some(({ order }) => isOfNobody(game, standing, order, piece.id))
  if (refused.length < judged.length || isUnknown) return null
  return refused.reduce<Closed | null>(
    (best, one) => (best && best.ruling.because.length <= one.ruling.because.length ? best : one),
    null,
  )
}

/** The law has no more to say of the piece than of one that does not exist: the kind is not for it. */
function isOfNobody(game: Game, { desk }: Standing, order: Kind, piece: string): boolean {
  const names = nameFields(game.shape(order.kind))
  const isNamed = ([name, value]: [string, unknown]) => names.includes(name) && value === piece
  const fields = Object.entries(order)
  if (!fields.some(isNamed)) return false
  const nobody = fields.map(field => (isNamed(field) ? [field[0], NOBODY] : field))
  const reasons = (one: Kind) => desk.judge(one).because.map(({ message }) => message)
  const ofNobody = reasons({ ...order, ...Object.fromEntries(nobody) })
  return JSON.stringify(ofNobody) === JSON.stringify(reasons(order))
}

const NOBODY = '?'

/** Orders of the kind for the piece: with each choice of a field, aimed at those that are nearest. */
function ordersLike(game: Game, standing: Standing, kind: string, piece: Piece): Kind[] {
  const { desk, view, picture } = standing
  const tool = desk.tool(kind)
  if (tool.tool === 'path') return [tool.start(view, standing.viewer, piece.id)]
  if (tool.tool !== 'list') return []
  if (tool.like) return tool.like(view, standing.viewer, piece.id)
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
