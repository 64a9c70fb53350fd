import { errorAt } from './validation-error.ts'
import type { ValidationError } from './validation-error.ts'
import type { Json, Unit } from './kind.ts'
import type { GroundLine, GroundShape, Marker, Piece } from './picture.ts'

/**
 * What a record from outside must look like; a small part of JSON Schema, checked without help.
 * `usual` is what stands for a field that is left out; one that `mayLack` stays out.
 */
export type Shape = AnyShape & { usual?: Json; mayLack?: true }

type AnyShape =
  | {
      type: 'text'
      values?: readonly string[]
      longest?: number
      /** It names a thing of this sort, and no other of the sort bears the name. */
      names?: string
      /** It is the name of a thing of this sort, or one of those named here. */
      refersTo?: string
      orElse?: readonly string[]
      role?: Role
      sort?: Sort
    }
  | { type: 'integer'; from?: number; to?: number; step?: number; unit?: Unit }
  | { type: 'number'; from?: number; to?: number; unit?: Unit }
  | { type: 'yesNo' }
  | { type: 'nothing' }
  | { type: 'list'; of: Shape; fewest?: number; most?: number; isDistinct?: true; isEven?: true }
  | { type: 'record'; fields: Record<string, Shape>; optional?: readonly string[] }
  | { type: 'table'; of: Shape }
  | { type: 'oneOf'; of: readonly Shape[] }
  | { type: 'anything' }

/**
 * What is named in an order: the piece that acts, one that it is aimed at, one of its own side, a
 * place such as a building.
 */
export type Role = 'piece' | 'target' | 'friend' | 'place'

/** How the things are drawn that may be named. */
export type Sort = Piece['shape'] | GroundShape['kind'] | GroundLine['kind'] | Marker['kind']

/** The first thing wrong with a value, or null. */
export function errorIn(shape: Shape, value: unknown, at = ''): ValidationError | null {
  switch (shape.type) {
    case 'anything':
      return null
    case 'nothing':
      return value === null ? null : errorAt(at, 'nothing')
    case 'yesNo':
      return typeof value === 'boolean' ? null : errorAt(at, 'yesNo')
    case 'text':
      return errorInText(shape, value, at)
    case 'integer':
    case 'number':
      return errorInNumber(shape, value, at)
    case 'list':
      return errorInList(shape, value, at)
    case 'record':
      return errorInRecord(shape, value, at)
    case 'table':
      return errorInTable(shape, value, at)
    case 'oneOf':
      return errorInChoice(shape, value, at)
  }
}

function errorInText(
  shape: Extract<Shape, { type: 'text' }>,
  value: unknown,
  at: string,
): ValidationError | null {
  const { values, longest = 10_000 } = shape
  if (values && !(typeof value === 'string' && values.includes(value))) return oneOf(at, values)
  if (typeof value !== 'string') return errorAt(at, 'text')
  return value.length > longest ? errorAt(at, 'longest', { longest }) : null
}

function oneOf(at: string, values: readonly string[]): ValidationError {
  const [value = '', ...others] = values
  if (others.length === 0) return errorAt(at, 'exactly', { value })
  return errorAt(at, 'oneOf', { values: values.join(', ') })
}

function errorInNumber(
  shape: Extract<Shape, { type: 'integer' | 'number' }>,
  value: unknown,
  at: string,
): ValidationError | null {
  const { type, from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER } = shape
  const isRight = type === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value)
  const step = shape.type === 'integer' ? shape.step : undefined
  const isOnStep = step === undefined || Number(value) % step === 0
  if (isRight && isOnStep && Number(value) >= from && Number(value) <= to) return null
  const isBounded = shape.from !== undefined || shape.to !== undefined
  const range = isBounded ? errorAt(at, `${type}Within`, { from, to }) : errorAt(at, type)
  const error = step === undefined ? range : errorAt(at, 'integerInSteps', { from, to, step })
  return shape.unit === undefined ? error : { ...error, unit: shape.unit }
}

function errorInList(
  shape: Extract<Shape, { type: 'list' }>,
  value: unknown,
  at: string,
): ValidationError | null {
  const { fewest = 0, most = 10_000 } = shape
  if (!Array.isArray(value)) return errorAt(at, 'list')
  if (value.length < fewest) return errorAt(at, 'fewest', { fewest })
  if (value.length > most) return errorAt(at, 'most', { most })
  for (let i = 0; i < value.length; i++) {
    const error = errorIn(shape.of, value[i], `${at}[${i}]`)
    if (error) return error
  }
  if (shape.isEven && value.length % 2 !== 0) return errorAt(at, 'even')
  return shape.isDistinct ? errorInDistinct(value, at) : null
}

/** Of a list of names or numbers in which none may stand twice. */
function errorInDistinct(values: readonly unknown[], at: string): ValidationError | null {
  const twice = values.findIndex((value, i) => values.indexOf(value) < i)
  return twice < 0 ? null : errorAt(`${at}[${twice}]`, 'distinct')
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function errorInRecord(
  shape: Extract<Shape, { type: 'record' }>,
  value: unknown,
  at: string,
): ValidationError | null {
  if (!isRecord(value)) return errorAt(at, 'record')
  for (const [name, field] of Object.entries(shape.fields)) {
    const inside = at === '' ? name : `${at}.${name}`
    const isMissing = !Object.hasOwn(value, name)
    if (isMissing && (field.mayLack || shape.optional?.includes(name))) continue
    if (isMissing) return errorAt(inside, 'missing')
    const error = errorIn(field, value[name], inside)
    if (error) return error
  }
  const unknownField = Object.keys(value).find(name => !Object.hasOwn(shape.fields, name))
  if (unknownField === undefined) return null
  const fields = Object.keys(shape.fields).join(', ')
  const inside = at === '' ? unknownField : `${at}.${unknownField}`
  return fields === '' ? errorAt(inside, 'noField') : errorAt(inside, 'fields', { fields })
}

function errorInTable(
  shape: Extract<Shape, { type: 'table' }>,
  value: unknown,
  at: string,
): ValidationError | null {
  if (!isRecord(value)) return errorAt(at, 'record')
  for (const [name, entry] of Object.entries(value)) {
    const error = errorIn(shape.of, entry, at === '' ? name : `${at}.${name}`)
    if (error) return error
  }
  return null
}

/** Of what may be null it is told what else it may be. */
function errorInChoice(
  shape: Extract<Shape, { type: 'oneOf' }>,
  value: unknown,
  at: string,
): ValidationError | null {
  const errors: ValidationError[] = []
  for (const choice of shape.of) {
    const error = errorIn(choice, value, at)
    if (!error) return null
    if (choice.type !== 'nothing') errors.push(error)
  }
  if (errors.length === 0) return errorAt(at, 'nothing')
  return errors.reduce((best, error) => (error.at.length > best.at.length ? error : best))
}

/**
 * The value with every field that was left out and has a usual value. What is whole stays the very
 * value that was given; what is not becomes a new one, and the given one stays as it is.
 */
export function withUsual(shape: Shape, value: unknown): unknown {
  if (shape.type === 'list' && Array.isArray(value)) {
    const full = value.map(part => withUsual(shape.of, part))
    return full.every((part, index) => part === value[index]) ? value : full
  }
  if (shape.type === 'oneOf') return withUsualOfChoice(shape.of, value)
  if (!isRecord(value)) return value
  if (shape.type === 'record') return recordWithUsual(shape.fields, value)
  return shape.type === 'table' ? tableWithUsual(shape.of, value) : value
}

function tableWithUsual(of: Shape, value: Record<string, unknown>): Record<string, unknown> {
  const full = Object.entries(value).map(([name, part]) => [name, withUsual(of, part)] as const)
  return full.every(([name, part]) => part === value[name]) ? value : Object.fromEntries(full)
}

/** The fields in the order of the shape, then those that it does not know. */
function recordWithUsual(
  fields: Record<string, Shape>,
  value: Record<string, unknown>,
): Record<string, unknown> {
  const full: Record<string, unknown> = {}
  let isWhole = true
  for (const [name, field] of Object.entries(fields)) {
    const isGiven = Object.hasOwn(value, name)
    if (!isGiven && field.usual === undefined) continue
    full[name] = withUsual(field, isGiven ? value[name] : structuredClone(field.usual))
    if (!isGiven || full[name] !== value[name]) isWhole = false
  }
  if (isWhole) return value
  const strange = Object.entries(value).filter(([name]) => !Object.hasOwn(full, name))
  return { ...full, ...Object.fromEntries(strange) }
}

function withUsualOfChoice(choices: readonly Shape[], value: unknown): unknown {
  for (const choice of choices) {
    const full = withUsual(choice, value)
    if (errorIn(choice, full) === null) return full
  }
  return value
}
