import type { ShapesOf } from './fields.ts'
import type { Json, Kind, Of } from './kind.ts'
import type { OptionSpec, OptionValue } from './ruleset.ts'
import type { Shape, Unit } from './shape.ts'

export type { ShapesOf } from './fields.ts'

/** The words in which shapes are written: short, and with every field of a type asked for. */

/** A yes or no that is no where it is left out. */
export const noUnlessTold: Shape = { type: 'yesNo', usual: false }

/** Names as players give them. */
export const words: Shape = { type: 'text', longest: 400 }

export function whole(from: number, to?: number, unit?: Unit): Shape {
  return { type: 'integer', from, ...(to !== undefined && { to }), ...(unit && { unit }) }
}

/** How many; none where it is left out. */
export const count: Shape = { type: 'integer', from: 0, to: 1_000_000, usual: 0 }

/** Where a thing of the sort is named for all others. */
export function nameOfA(sort: string): Shape {
  return { type: 'text', longest: 120, names: sort }
}

/** The name of a thing of the sort, or one of some other words. */
export function refersTo(sort: string, ...orElse: string[]): Shape {
  return { type: 'text', refersTo: sort, ...(orElse.length > 0 && { orElse }) }
}

export function rowOf<Row>(fields: ShapesOf<Row>): Shape {
  return { type: 'record', fields }
}

export function exactly(length: number, of: Shape): Shape {
  return { type: 'list', of, fewest: length, most: length }
}

/** Null where it is left out. */
export function orNull(shape: Shape): Shape {
  return { type: 'oneOf', of: [{ type: 'nothing' }, shape], usual: null }
}

/** The shape with what stands for it where it is left out. */
export function unlessTold(usual: Json, shape: Shape): Shape {
  return { ...shape, usual }
}

/** The options of a battle as its state keeps them; those left out have their default. */
export function shapesOfOptions(specs: Record<string, OptionSpec>): Shape {
  const shapes = Object.entries(specs).map(([name, spec]) => [name, shapeOfOption(spec)])
  const usual = Object.entries(specs).map(([name, spec]) => [name, spec.default])
  return {
    type: 'record',
    fields: Object.fromEntries(shapes),
    usual: Object.fromEntries(usual),
  }
}

function shapeOfOption({ values, default: usual, from, to, step }: OptionSpec): Shape {
  if (values) return { type: 'oneOf', of: values.map(shapeOfValue), usual }
  if (typeof usual === 'boolean') return { type: 'yesNo', usual }
  if (typeof usual === 'string') return { type: 'text', usual }
  const bounds = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  return { type: 'integer', ...bounds, ...(step !== undefined && from === 0 && { step }), usual }
}

function shapeOfValue(value: OptionValue): Shape {
  if (typeof value === 'string') return { type: 'text', values: [value] }
  return typeof value === 'number' ? { type: 'integer', from: value, to: value } : { type: 'yesNo' }
}

/** The fields of each event, without its kind. */
export type EventShapes<Event extends Kind> = {
  [K in Event['kind']]: ShapesOf<Omit<Of<Event, K>, 'kind'>>
}
