import { faultAt } from './fault.ts'
import type { Fault } from './fault.ts'
import type { Json } from './kind.ts'

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
 * What a whole number measures: a length in ground units, of which the picture's measure tells how
 * many make one step of the ruler; an angle in hundredths of a degree. For those who type it.
 */
export type Unit = 'length' | 'angle'

/** What is named in an order: the piece that acts, the one aimed at, a place such as a building. */
export type Role = 'piece' | 'target' | 'place'

/** The first thing wrong with a value, or null. */
export function faultIn(shape: Shape, value: unknown, at = ''): Fault | null {
  switch (shape.type) {
    case 'anything':
      return null
    case 'nothing':
      return value === null ? null : faultAt(at, 'nothing')
    case 'yesNo':
      return typeof value === 'boolean' ? null : faultAt(at, 'yesNo')
    case 'text':
      return faultInText(shape, value, at)
    case 'integer':
    case 'number':
      return faultInNumber(shape, value, at)
    case 'list':
      return faultInList(shape, value, at)
    case 'record':
      return faultInRecord(shape, value, at)
    case 'table':
      return faultInTable(shape, value, at)
    case 'oneOf':
      return faultInChoice(shape, value, at)
  }
}

function faultInText(
  shape: Extract<Shape, { type: 'text' }>,
  value: unknown,
  at: string,
): Fault | null {
  const { values, longest = 10_000 } = shape
  if (values && !(typeof value === 'string' && values.includes(value))) return oneOf(at, values)
  if (typeof value !== 'string') return faultAt(at, 'text')
  return value.length > longest ? faultAt(at, 'longest', { longest }) : null
}

function oneOf(at: string, values: readonly string[]): Fault {
  const [value = '', ...others] = values
  if (others.length === 0) return faultAt(at, 'exactly', { value })
  return faultAt(at, 'oneOf', { values: values.join(', ') })
}

function faultInNumber(
  shape: Extract<Shape, { type: 'integer' | 'number' }>,
  value: unknown,
  at: string,
): Fault | null {
  const { type, from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER } = shape
  const isRight = type === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value)
  const step = shape.type === 'integer' ? shape.step : undefined
  const isOnStep = step === undefined || Number(value) % step === 0
  if (isRight && isOnStep && Number(value) >= from && Number(value) <= to) return null
  const isBounded = shape.from !== undefined || shape.to !== undefined
  const range = isBounded ? faultAt(at, `${type}Within`, { from, to }) : faultAt(at, type)
  const fault = step === undefined ? range : faultAt(at, 'integerInSteps', { from, to, step })
  return shape.unit === undefined ? fault : { ...fault, unit: shape.unit }
}

function faultInList(
  shape: Extract<Shape, { type: 'list' }>,
  value: unknown,
  at: string,
): Fault | null {
  const { fewest = 0, most = 10_000 } = shape
  if (!Array.isArray(value)) return faultAt(at, 'list')
  if (value.length < fewest) return faultAt(at, 'fewest', { fewest })
  if (value.length > most) return faultAt(at, 'most', { most })
  for (let i = 0; i < value.length; i++) {
    const fault = faultIn(shape.of, value[i], `${at}[${i}]`)
    if (fault) return fault
  }
  if (shape.isEven && value.length % 2 !== 0) return faultAt(at, 'even')
  return shape.isDistinct ? faultInDistinct(value, at) : null
}

/** Of a list of names or numbers in which none may stand twice. */
function faultInDistinct(values: readonly unknown[], at: string): Fault | null {
  const twice = values.findIndex((value, i) => values.indexOf(value) < i)
  return twice < 0 ? null : faultAt(`${at}[${twice}]`, 'distinct')
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function faultInRecord(
  shape: Extract<Shape, { type: 'record' }>,
  value: unknown,
  at: string,
): Fault | null {
  if (!isRecord(value)) return faultAt(at, 'record')
  for (const [name, field] of Object.entries(shape.fields)) {
    const inside = at === '' ? name : `${at}.${name}`
    const isMissing = !Object.hasOwn(value, name)
    if (isMissing && (field.mayLack || shape.optional?.includes(name))) continue
    if (isMissing) return faultAt(inside, 'missing')
    const fault = faultIn(field, value[name], inside)
    if (fault) return fault
  }
  const stranger = Object.keys(value).find(name => !Object.hasOwn(shape.fields, name))
  if (stranger === undefined) return null
  const fields = Object.keys(shape.fields).join(', ')
  const inside = at === '' ? stranger : `${at}.${stranger}`
  return fields === '' ? faultAt(inside, 'noField') : faultAt(inside, 'fields', { fields })
}

function faultInTable(
  shape: Extract<Shape, { type: 'table' }>,
  value: unknown,
  at: string,
): Fault | null {
  if (!isRecord(value)) return faultAt(at, 'record')
  for (const [name, entry] of Object.entries(value)) {
    const fault = faultIn(shape.of, entry, at === '' ? name : `${at}.${name}`)
    if (fault) return fault
  }
  return null
}

/** Of what may be null it is told what else it may be. */
function faultInChoice(
  shape: Extract<Shape, { type: 'oneOf' }>,
  value: unknown,
  at: string,
): Fault | null {
  const faults: Fault[] = []
  for (const choice of shape.of) {
    const fault = faultIn(choice, value, at)
    if (!fault) return null
    if (choice.type !== 'nothing') faults.push(fault)
  }
  if (faults.length === 0) return faultAt(at, 'nothing')
  return faults.reduce((best, fault) => (fault.at.length > best.at.length ? fault : best))
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
    if (faultIn(choice, full) === null) return full
  }
  return value
}
