import type { Game } from './game.ts'
import type { Kind, Seat } from './kind.ts'
import type { Message } from './message.ts'
import type { Picture, Piece } from './picture.ts'
import type { Playable } from './playable.ts'
import type { Role, Shape, Sort } from './shape.ts'

/** A field of an order that names a thing: what it is to the order, and how such things are drawn. */
export interface NameField {
  field: string
  role: Role
  /** Any, where it is left out. */
  sort?: Sort
  /** The name that stands for none. */
  usual?: string
}

/** What a seat has before it while it chooses its orders. */
export interface Chooser {
  game: Game
  view: Playable
  seat: Seat
  picture: Picture
  /** The kinds it is asked for, and the lawful orders that are listed. */
  asks: readonly string[]
  legalOrders: readonly Kind[]
}

/** What a field may name; what is not drawn has no label. */
export interface Named {
  id: string
  label: Message | null
}

/** As the seat sees the battle. */
export function chooserOf(game: Game, view: Playable, seat: Seat): Chooser {
  const asks = game.asks(view).find(ask => ask.seat === seat)?.asks ?? []
  const legalOrders = asks.length > 0 ? game.legalOrders(view, seat) : []
  return { game, view, seat, picture: game.picture(view), asks, legalOrders }
}

/** The fields of an order that name a piece, another or a place. */
export function nameFields(shape: Record<string, Shape>): NameField[] {
  return Object.entries(shape).flatMap(([field, part]) => {
    if (part.type !== 'text' || !part.role) return []
    const { role, sort, usual } = part
    return [{ field, role, ...(sort && { sort }), ...(typeof usual === 'string' && { usual }) }]
  })
}

/** It may name nothing. */
export function isOptional({ usual }: NameField): boolean {
  return usual !== undefined
}

/** The name in a field of an order; '' where there is none. */
export function nameIn(order: Kind, field: string): string {
  const value: unknown = Object.entries(order).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value : ''
}

/** What the field may name: what is drawn so, then what lawful orders name beside. */
export function nameOptions(chooser: Chooser, kind: string, field: NameField): Named[] {
  const drawn = field.role === 'place' ? placesFor(chooser, field) : piecesFor(chooser, field)
  const known = new Set(drawn.map(({ id }) => id))
  const offered = chooser.legalOrders
    .filter(order => order.kind === kind)
    .map(order => nameIn(order, field.field))
  const others = [...new Set(offered)].filter(id => id !== '' && !known.has(id))
  return [...drawn, ...others.map(id => ({ id, label: null }))]
}

function piecesFor({ picture, seat }: Chooser, { role, sort }: NameField): Named[] {
  const side = picture.pieces.find(piece => piece.seat === seat)?.side
  const isOnSide = (piece: Piece) => piece.seat !== null && piece.side === side
  const isMeant: Record<Role, (piece: Piece) => boolean> = {
    piece: piece => piece.seat === seat,
    friend: isOnSide,
    target: piece => !isOnSide(piece),
    place: () => false,
  }
  return picture.pieces.filter(
    piece => isMeant[role](piece) && (sort === undefined || piece.shape === sort),
  )
}

function placesFor({ picture }: Chooser, { sort }: NameField): Named[] {
  const { ground, lines = [], markers } = picture
  return [...ground, ...lines, ...markers].flatMap(({ id, kind, label = null }) =>
    id !== undefined && (sort === undefined || kind === sort) ? [{ id, label }] : [],
  )
}
