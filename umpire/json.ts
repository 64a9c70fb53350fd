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

/** Where a value holds what JSON does not: undefined, a function, NaN, an instance; null if nowhere. */
export function firstStranger(value: unknown, at = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : at
  if (Array.isArray(value)) return strangerAmong(value.entries(), index => `${at}[${index}]`)
  if (!isPlainRecord(value)) return at
  return strangerAmong(Object.entries(value), name => pathTo(at, name))
}

function strangerAmong<Name>(
  entries: Iterable<[Name, unknown]>,
  path: (name: Name) => string,
): string | null {
  for (const [name, value] of entries) {
    const stranger = firstStranger(value, path(name))
    if (stranger !== null) return stranger
  }
  return null
}

export function pathTo(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`
}

function isPlainRecord(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

export function isJson(value: unknown): value is Json {
  return firstStranger(value) === null
}

/** A copy of plain data that shares nothing with it. */
export function copyJson<Value>(value: Value): Value {
  const copy: Value = JSON.parse(JSON.stringify(value))
  return copy
}
