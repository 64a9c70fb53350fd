import { pathTo } from './json.ts'
import { errorIn, isRecord } from './shape.ts'
import type { Shape } from './shape.ts'
import { errorAt } from './validation-error.ts'
import type { ValidationError } from './validation-error.ts'

/** Names as they stand in a record: where, of what sort, and whether it is given or referred to. */
interface Mention {
  at: string
  name: string
  sort: string
  isGiven: boolean
}

/** A name that is given twice, or one that nothing of its sort bears; null where all is in order. */
export function errorInNames(shape: Shape, value: unknown): ValidationError | null {
  const mentions = [...mentionsIn(shape, value, '')]
  const known = new Map<string, Set<string>>()
  for (const { at, name, sort, isGiven } of mentions) {
    if (!isGiven) continue
    const names = known.get(sort) ?? new Set()
    if (names.has(name)) return errorAt(at, 'ownName', { sort })
    known.set(sort, names.add(name))
  }
  const unknown = mentions.find(
    ({ name, sort, isGiven }) => !isGiven && !known.get(sort)?.has(name),
  )
  return unknown ? errorAt(unknown.at, 'nameOf', { sort: unknown.sort }) : null
}

function* mentionsIn(shape: Shape, value: unknown, at: string): Generator<Mention> {
  if (shape.type === 'text' && typeof value === 'string') yield* mentioned(shape, value, at)
  else if (shape.type === 'list' && Array.isArray(value))
    for (let i = 0; i < value.length; i++) yield* mentionsIn(shape.of, value[i], `${at}[${i}]`)
  else if (shape.type === 'record' && isRecord(value))
    for (const [name, field] of Object.entries(shape.fields))
      yield* mentionsIn(field, value[name], pathTo(at, name))
  else if (shape.type === 'table' && isRecord(value))
    for (const [name, entry] of Object.entries(value))
      yield* mentionsIn(shape.of, entry, pathTo(at, name))
  else if (shape.type === 'oneOf') {
    const choice = shape.of.find(one => errorIn(one, value) === null)
    if (choice) yield* mentionsIn(choice, value, at)
  }
}

function* mentioned(
  { names, refersTo, orElse }: Extract<Shape, { type: 'text' }>,
  name: string,
  at: string,
): Generator<Mention> {
  if (names !== undefined) yield { at, name, sort: names, isGiven: true }
  if (refersTo !== undefined && !orElse?.includes(name))
    yield { at, name, sort: refersTo, isGiven: false }
}
