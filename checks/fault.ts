import type { Source } from './source.ts'

/** Something a check found, and where. Lines count from 1. */
export interface Fault {
  path: string
  line: number
  message: string
}

export function faultAt(source: Source, start: number, message: string): Fault {
  const line = source.text.slice(0, start).split('\n').length
  return { path: source.path, line, message }
}

export function printed(faults: readonly Fault[]): string {
  return faults.map(({ path, line, message }) => `${path}:${line}  ${message}\n`).join('')
}
