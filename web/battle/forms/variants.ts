import { isRecord } from '@grognard/umpire'
import type { Shape } from '@grognard/umpire'

type Fielded = Extract<Shape, { type: 'record' }>
type Several = Extract<Shape, { type: 'oneOf' }>

/** Of several shapes the one that the value is of, told apart by their few values; else the first. */
export function variantOf(shape: Several, value: unknown): Shape {
  return shape.of.find(part => isOf(part, value)) ?? shape.of[0] ?? { type: 'nothing' }
}

function isOf(part: Shape, value: unknown): boolean {
  switch (part.type) {
    case 'nothing':
      return value === null
    case 'integer':
    case 'number':
      return typeof value === 'number'
    case 'text':
      return typeof value === 'string'
    case 'record':
      return isRecord(value) && hasOwnValues(part, value)
    default:
      return false
  }
}

function hasOwnValues({ fields }: Fielded, value: Record<string, unknown>): boolean {
  return Object.entries(fields).every(([name, part]) => {
    const given = value[name]
    return part.type !== 'text' || !part.values || part.values.some(one => one === given)
  })
}

/** The number of a shape that is a number or nothing. */
export function optionalNumber(
  shape: Shape,
): Extract<Shape, { type: 'integer' | 'number' }> | null {
  if (shape.type !== 'oneOf' || shape.of.length !== 2) return null
  const number = shape.of.find(part => part.type === 'integer' || part.type === 'number')
  const hasNothing = shape.of.some(part => part.type === 'nothing')
  if (!hasNothing || !number) return null
  return number.type === 'integer' || number.type === 'number' ? number : null
}

/** Records of one of several kinds. */
export function recordsOf(shape: Shape): Fielded[] | null {
  if (shape.type !== 'oneOf') return null
  const records = shape.of.flatMap(part => (part.type === 'record' ? [part] : []))
  return records.length === shape.of.length ? records : null
}

/** One of a few texts, or nothing: to be chosen. */
export function isOfFew(shape: Several): boolean {
  return shape.of.every(
    part => part.type === 'nothing' || (part.type === 'text' && part.values !== undefined),
  )
}
