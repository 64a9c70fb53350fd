import type { Json } from './kind.ts'
import { isRecord } from './shape.ts'

/** Where two values of plain data first differ, as `ships[2].hull`; '' for the whole; null if nowhere. */
export function firstDifference(one: unknown, other: unknown, at = ''): string | null {
  if (Object.is(one, other)) return null
  if (Array.isArray(one) && Array.isArray(other)) return differenceInLists(one, other, at)
  if (isRecord(one) && isRecord(other)) return differenceInRecords(one, other, at)
  return at
}

function differenceInLists(
  one: readonly unknown[],
  other: readonly unknown[],
  at: string,
): string | null {
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    const inside = `${at}[${i}]`
    if (i >= one.length || i >= other.length) return inside
    const difference = firstDifference(one[i], other[i], inside)
    if (difference !== null) return difference
  }
  return null
}

function differenceInRecords(
  one: Record<string, unknown>,
  other: Record<string, unknown>,
  at: string,
): string | null {
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const inside = pathTo(at, name)
    if (!Object.hasOwn(one, name) || !Object.hasOwn(other, name)) return inside
    const difference = firstDifference(one[name], other[name], inside)
    if (difference !== null) return difference
  }
  return null
}

/** Plain data of ours is shallow; deeper nesting is an attack on the stack. */
const DEEPEST = 100

/**
 * Where a value holds what JSON does not: undefined, a function, NaN, -0, an instance, or nests
 * deeper than any record of ours; null if nowhere.
 */
export function firstNotPlain(value: unknown, at = '', depth = DEEPEST): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : at
  if (depth === 0) return at
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return at
    return firstNotPlainAmong(value.entries(), depth, name => `${at}[${name}]`)
  }
  if (!isPlainRecord(value)) return at
  return firstNotPlainAmong(Object.entries(value), depth, name => pathTo(at, name))
}

function firstNotPlainAmong<Name>(
  entries: Iterable<[Name, unknown]>,
  depth: number,
  path: (name: Name) => string,
): string | null {
  for (const [name, value] of entries) {
    const notPlain = firstNotPlain(value, path(name), depth - 1)
    if (notPlain !== null) return notPlain
  }
  return null
}

export function pathTo(at: string, name: string): string {
  if (at === '' || name === '') return at + name
  return `${at}.${name}`
}

function isPlainRecord(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

export function isJson(value: unknown): value is Json {
  return firstNotPlain(value) === null
}

/** A copy of plain data that shares nothing with it. */
export function copyJson<Value>(value: Value): Value {
  const copy: Value = JSON.parse(JSON.stringify(value))
  return copy
}

/**
 * In what the value differs from the base: two values have the same text exactly where they are the
 * same, as JSON has it. Much shorter than all of it, and empty where nothing differs.
 */
export function differenceFrom(base: unknown, value: unknown): string {
  if (base === value) return ''
  if (Array.isArray(base) && Array.isArray(value))
    return base.length === value.length ? inLists(base, value) : whole(value)
  if (isRecord(base) && isRecord(value)) return inRecords(base, value)
  return whole(value)
}

function inLists(base: readonly unknown[], value: readonly unknown[]): string {
  let text = ''
  for (let i = 0; i < value.length; i++) {
    const part = differenceFrom(base[i], value[i])
    if (part !== '') text += `${i}${part},`
  }
  return text === '' ? '' : `[${text}]`
}

function inRecords(base: Record<string, unknown>, value: Record<string, unknown>): string {
  const names = Object.keys(value)
  if (names.length !== Object.keys(base).length) return whole(value)
  let text = ''
  for (const name of names) {
    const before = base[name]
    if (before === undefined) return whole(value)
    const part = differenceFrom(before, value[name])
    if (part !== '') text += `${JSON.stringify(name)}${part},`
  }
  return text === '' ? '' : `{${text}}`
}

function whole(value: unknown): string {
  return `=${JSON.stringify(value)}`
}
