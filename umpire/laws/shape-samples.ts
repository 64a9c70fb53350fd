import type { Kind } from '../kind.ts'
import type { Shape } from '../shape.ts'

/** Values of the shape: each way it can be, one at a time; `name` stands for every free text. */
function samplesOf(shape: Shape, name: string): unknown[] {
  switch (shape.type) {
    case 'text':
      return [...(shape.values ?? [name])]
    case 'integer':
    case 'number':
      return [...new Set([Math.max(shape.from ?? 0, Math.min(0, shape.to ?? 0)), shape.from ?? 7])]
    case 'yesNo':
      return [false, true]
    case 'list':
      return listsOf(shape, name)
    case 'record':
      return recordsOf(shape.fields, name)
    case 'oneOf':
      return shape.of.flatMap(part => samplesOf(part, name))
    case 'table':
      return [{}, ...samplesOf(shape.of, name).map(value => ({ [name]: value }))]
    case 'nothing':
    case 'anything':
      return [null]
  }
}

function listsOf({ of, fewest = 0, most = 9 }: Extract<Shape, { type: 'list' }>, name: string) {
  const samples = samplesOf(of, name)
  const [first] = samples
  const least = Array.from({ length: fewest }, () => first)
  const longer = samples.map(value => [...least.slice(1), value])
  return [least, ...longer].filter(({ length }) => length >= fewest && length <= most)
}

/** The first of every field, and then each field in each of its other ways. */
function recordsOf(fields: Record<string, Shape>, name: string): Record<string, unknown>[] {
  const samples = Object.entries(fields).map(([key, part]) => [key, samplesOf(part, name)] as const)
  const plain = Object.fromEntries(samples.map(([key, values]) => [key, values[0]]))
  const others = samples.flatMap(([key, values]) =>
    values.slice(1).map(value => ({ ...plain, [key]: value })),
  )
  return [plain, ...others]
}

/** Orders of the kind in every way its shape allows, one at a time, with `name` for every name. */
export function sampleOrders(fields: Record<string, Shape>, kind: string, name: string): Kind[] {
  return recordsOf(fields, name).map(record => ({ ...record, kind }))
}
