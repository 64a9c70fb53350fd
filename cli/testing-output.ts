import { afterEach, beforeEach, vi } from 'vitest'

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
