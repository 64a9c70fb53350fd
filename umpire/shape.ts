import { faultAt } from './fault.ts'
import type { Fault } from './fault.ts'

/** What a record from outside must look like; a small part of JSON Schema, checked without help. */
export type Shape =
  | { type: 'text'; values?: readonly string[]; longest?: number }
  | { type: 'integer'; from?: number; to?: number; unit?: Unit }
  | { type: 'number'; from?: number; to?: number; unit?: Unit }
  | { type: 'yesNo' }
  | { type: 'nothing' }
  | { type: 'list'; of: Shape; fewest?: number; most?: number }
  | { type: 'record'; fields: Record<string, Shape>; optional?: readonly string[] }
  | { type: 'table'; of: Shape }
  | { type: 'oneOf'; of: readonly Shape[] }
  | { type: 'anything' }

/**
 * What a whole number measures: a length in ground units, of which the picture's measure tells how
 * many make one step of the ruler; an angle in hundredths of a degree. For those who type it.
 */
export type Unit = 'length' | 'angle'

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
  if (isRight && Number(value) >= from && Number(value) <= to) return null
  const isBounded = shape.from !== undefined || shape.to !== undefined
  return isBounded ? faultAt(at, `${type}Within`, { from, to }) : faultAt(at, type)
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
  return null
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
    if (isMissing && shape.optional?.includes(name)) continue
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

function faultInChoice(
  shape: Extract<Shape, { type: 'oneOf' }>,
  value: unknown,
  at: string,
): Fault | null {
  const faults: Fault[] = []
  for (const choice of shape.of) {
    const fault = faultIn(choice, value, at)
    if (!fault) return null
    faults.push(fault)
  }
  return faults.reduce((best, fault) => (fault.at.length > best.at.length ? fault : best))
}
