import { isRecord } from '@grognard/umpire'
import type { Choice, Shape } from '@grognard/umpire'
import { variantOf } from './variants.ts'

/** Lengths as the ruler tells them, angles in degrees. */
export interface Scale {
  /** Ground units in one step of the ruler. */
  length: number
}

const ANGLE = 100

function sizeOf(shape: Shape, { length }: Scale): number {
  if (shape.type !== 'integer' || !shape.unit) return 1
  return shape.unit === 'angle' ? ANGLE : length
}

/** The shape of what is typed: steps of the ruler and degrees instead of ground units. */
export function typedShape(shape: Shape, scale: Scale): Shape {
  const size = sizeOf(shape, scale)
  if (shape.type === 'integer' && size !== 1) {
    const { from, to, unit } = shape
    return {
      type: 'number',
      ...(unit && { unit }),
      ...(from !== undefined && { from: from / size }),
      ...(to !== undefined && { to: to / size }),
    }
  }
  if (shape.type === 'list') return { ...shape, of: typedShape(shape.of, scale) }
  if (shape.type === 'oneOf') return { ...shape, of: shape.of.map(part => typedShape(part, scale)) }
  if (shape.type !== 'record') return shape
  return { ...shape, fields: typedFields(shape.fields, scale) }
}

export function typedFields(fields: Record<string, Shape>, scale: Scale): Record<string, Shape> {
  const typed = Object.entries(fields).map(([name, part]) => [name, typedShape(part, scale)])
  return Object.fromEntries(typed)
}

type Conversion = (value: number, size: number) => number

const shown: Conversion = (value, size) => Math.round((value / size) * 100) / 100
const meant: Conversion = (value, size) => Math.round(value * size)

/** A value of the order as it is shown in a field, and what is typed there as the order has it. */
export const toTyped = (shape: Shape, value: unknown, scale: Scale): unknown =>
  converted(shape, value, scale, shown)
export const fromTyped = (shape: Shape, value: unknown, scale: Scale): unknown =>
  converted(shape, value, scale, meant)

function converted(shape: Shape, value: unknown, scale: Scale, convert: Conversion): unknown {
  if (shape.type === 'oneOf') return converted(variantOf(shape, value), value, scale, convert)
  const size = sizeOf(shape, scale)
  if (typeof value === 'number' && size !== 1) return convert(value, size)
  if (shape.type === 'list' && Array.isArray(value))
    return value.map(part => converted(shape.of, part, scale, convert))
  if (shape.type !== 'record' || !isRecord(value)) return value
  const parts = Object.entries(value).map(([name, part]) => {
    const own = shape.fields[name]
    return [name, own ? converted(own, part, scale, convert) : part]
  })
  return Object.fromEntries(parts)
}

/** Those who share a name are told apart by a number. */
export function numbered(choices: readonly Choice[]): Choice[] {
  return choices.map((choice, at) => {
    const isAlike = (one: Choice): boolean => nameOf(one) === nameOf(choice)
    if (choices.filter(isAlike).length < 2) return choice
    const number = choices.slice(0, at + 1).filter(isAlike).length
    return { ...choice, label: { key: 'web.may.numbered', values: { name: choice.label, number } } }
  })
}

function nameOf({ label }: Choice): string {
  return JSON.stringify(label)
}
