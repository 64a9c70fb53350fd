import { nameFields, nameIn } from '@grognard/umpire'
import type { Kind, Message, Piece, Picture, Shape, Value } from '@grognard/umpire'

/** The line of an order with the ids it would be typed with, where they are not in it anyway. */
export function withIds(text: string, order: Kind, shapes: Record<string, Shape>): string {
  const ids = nameFields(shapes).map(({ field }) => nameIn(order, field))
  const known = text.toLowerCase()
  const wanted = ids.filter(id => id !== '' && !known.includes(id.toLowerCase()))
  return wanted.length === 0 ? text : `${text} [${[...new Set(wanted)].join(', ')}]`
}

/**
 * Puts the ids of pieces behind their names in messages, as the picture names them. Of several with
 * one name it is the nearest to the place that the message tells, each told once.
 */
export function withIdsIn({ pieces, measure }: Picture): (message: Message) => Message {
  const told = new Set<string>()
  const pieceFor = (name: string, values: Record<string, Value>): Piece | undefined => {
    const namesakes = pieces.filter(piece => piece.name === name)
    if (namesakes.length < 2) return namesakes[0]
    const { x, y } = values
    if (typeof x !== 'number' || typeof y !== 'number') return undefined
    const away = (piece: Piece) =>
      Math.abs(piece.x / measure.size - x) + Math.abs(piece.y / measure.size - y)
    const left = namesakes.filter(({ id }) => !told.has(id))
    const [nearest] = left.toSorted((one, other) => away(one) - away(other))
    if (nearest) told.add(nearest.id)
    return nearest
  }
  return ({ key, values = {} }) => ({
    key,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const piece = typeof value === 'string' ? pieceFor(value, values) : undefined
        return [name, piece ? withId(piece) : value]
      }),
    ),
  })
}

export function withId({ id, name }: Pick<Piece, 'id' | 'name'>): string {
  return name.toLowerCase().includes(id.toLowerCase()) ? name : `${name} [${id}]`
}
