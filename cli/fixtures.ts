import { afterEach, beforeEach, vi } from 'vitest'
import type { Units } from './units.ts'

const angle = { size: 100, name: 'deg', names: ['deg', '°'] }

export const inches: Units = { length: { size: 1000, name: 'in', names: ['in'] }, angle }
export const centimetres: Units = { length: { size: 1000, name: 'cm', names: ['cm'] }, angle }

/** What was written to the terminal since the test began. */
export interface Written {
  out: string
  err: string
}

/** Keeps what the tests of a file write from the terminal, for them to read; in the plain locale. */
export function caughtOutput(): Written {
  const written: Written = { out: '', err: '' }
  beforeEach(() => {
    Object.assign(written, { out: '', err: '' })
    vi.stubEnv('LC_ALL', 'C')
    for (const [stream, name] of [
      [process.stdout, 'out'],
      [process.stderr, 'err'],
    ] as const)
      vi.spyOn(stream, 'write').mockImplementation(text => {
        written[name] += String(text)
        return true
      })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })
  return written
}
