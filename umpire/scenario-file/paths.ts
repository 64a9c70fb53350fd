import type { Json } from '../kind.ts'
import { isRecord } from '../shape.ts'
import type { Shape } from '../shape.ts'

/** The steps of a path as faults tell them: `sides[0].units[2].valeur`. */
function stepsOf(path: string): (string | number)[] {
  return [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) =>
    name === undefined ? Number(index) : name,
  )
}

/** What stands there; undefined where nothing does. */
export function valueAt(file: Json, path: string): Json | undefined {
  let value: Json | undefined = file
  for (const step of stepsOf(path)) value = value === undefined ? undefined : partOf(value, step)
  return value
}

/** The text or number that stands there; empty where nothing does, or something else. */
export function textAt(file: Json, path: string): string {
  const value = valueAt(file, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function partOf(value: Json, step: string | number): Json | undefined {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined
  if (!isJsonRecord(value)) return undefined
  return Object.hasOwn(value, step) ? value[step] : undefined
}

/** The file with another value there, beyond a list's end at its end; undefined leaves the field or the entry out. */
export function withValueAt(file: Json, path: string, value: Json | undefined): Json {
  return changedAt(file, stepsOf(path), value) ?? null
}

function changedAt(
  whole: Json | undefined,
  [step, ...further]: readonly (string | number)[],
  value: Json | undefined,
): Json | undefined {
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list = Array.isArray(whole) ? [...whole] : []
    const part = changedAt(list[step], further, value)
    if (part === undefined) list.splice(step, 1)
    else list[Math.min(step, list.length)] = part
    return list
  }
  const record = whole !== undefined && isJsonRecord(whole) ? { ...whole } : {}
  const part = changedAt(record[step], further, value)
  if (part === undefined) delete record[step]
  else record[step] = part
  return record
}

export function isJsonRecord(value: Json): value is { [name: string]: Json } {
  return isRecord(value)
}

/** The shape of what stands there; undefined where the file can have nothing. */
export function shapeAt(shape: Shape, path: string): Shape | undefined {
  let found: Shape | undefined = shape
  for (const step of stepsOf(path)) {
    if (found?.type === 'record' && typeof step === 'string') found = found.fields[step]
    else if (found?.type === 'list' && typeof step === 'number') found = found.of
    else return undefined
  }
  return found
}
