import type { Json } from '@grognard/umpire'
import { isJson } from '@grognard/umpire'

const KEY = 'grognard.fleets'
/** So many names a book. */
export const MOST_FLEETS = 40

/** A fleet that was put together and kept under a name: the rows of its list. */
export type SavedFleet = readonly Record<string, Json>[]

/** Those of one book, by their names; none where they cannot be read. */
export function savedFleets(ruleset: string): Record<string, SavedFleet> {
  const own = readAll()[ruleset]
  if (!isRecordOf(own)) return {}
  const fleets = Object.entries(own).flatMap(([name, rows]): [string, SavedFleet][] =>
    Array.isArray(rows) && rows.every(isRecordOf) ? [[name, rows]] : [],
  )
  return Object.fromEntries(fleets)
}

/** Keeps it in place of what had the name before; false where the browser keeps nothing. */
export function saveFleet(ruleset: string, name: string, rows: SavedFleet): boolean {
  const { [name]: _before, ...others } = savedFleets(ruleset)
  return write(ruleset, Object.entries({ ...others, [name]: rows }).slice(-MOST_FLEETS))
}

export function forgetFleet(ruleset: string, name: string): boolean {
  return write(
    ruleset,
    Object.entries(savedFleets(ruleset)).filter(([one]) => one !== name),
  )
}

function write(ruleset: string, fleets: [string, SavedFleet][]): boolean {
  try {
    const all = { ...readAll(), [ruleset]: Object.fromEntries(fleets) }
    localStorage.setItem(KEY, JSON.stringify(all))
    return true
  } catch {
    return false
  }
}

function readAll(): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isRecordOf(all) ? all : {}
  } catch {
    return {}
  }
}

function isRecordOf(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isJson(value)
}
