import type { Game } from './game.ts'
import type { Kind } from './kind.ts'
import { nameFields } from './order-names.ts'
import type { Shape } from './shape.ts'

/** A value that the shape takes: the usual one, else as plain as it can be. */
export function blankOf(shape: Shape): unknown {
  if (shape.usual !== undefined) return structuredClone(shape.usual)
  switch (shape.type) {
    case 'text':
      return shape.values?.[0] ?? ''
    case 'integer':
    case 'number':
      return Math.max(shape.from ?? 0, Math.min(0, shape.to ?? 0))
    case 'yesNo':
      return false
    case 'list':
      return Array.from({ length: shape.fewest ?? 0 }, () => blankOf(shape.of))
    case 'record':
      return blankFields(shape.fields)
    case 'oneOf':
      return shape.of[0] ? blankOf(shape.of[0]) : null
    case 'table':
      return {}
    case 'nothing':
    case 'anything':
      return null
  }
}

function blankFields(fields: Record<string, Shape>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, blankOf(part)]))
}

/** An order of the kind with nothing chosen but the piece that acts. */
export function blankOrder(game: Game, kind: string, piece = ''): Kind {
  const shape = game.shape(kind)
  const acting = nameFields(shape).find(({ role }) => role === 'piece')
  return { ...blankFields(shape), ...(acting && { [acting.field]: piece }), kind }
}

/** More orders than this are not tried. */
const MOST_TRIED = 64

/** The order with each choice of every field that has a few. */
export function withEachValue(game: Game, order: Kind): Kind[] {
  return Object.entries(game.shape(order.kind)).reduce(
    (orders, [name, shape]) => {
      const values = fewValues(shape)
      const isMany = orders.length * values.length > MOST_TRIED
      if (values.length === 0 || isMany) return orders
      return orders.flatMap(one => values.map(value => ({ ...one, [name]: value })))
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
