import type { Seen } from '@grognard/lab/far-run.ts'
import type { Teller } from '../teller.ts'
import { numberFormatsIn } from './number-format.ts'
import { say } from './sentences.ts'

/** Milliseconds between two lines in a terminal: more often is not seen. */
const BETWEEN = 100
/** And elsewhere, where a tenth takes longer than that. */
const AT_MOST = 30_000

/** Tells how far a run is, on standard error: in one line of a terminal; elsewhere by tenths and every half minute. */
export interface Progress {
  tell(done: number): void
  /** Leaves the line as it is; what follows begins on its own. */
  close(): void
}

/** `already` were played before: they say nothing of how fast it goes now. `seen` are workers elsewhere. */
export function progressOf(
  teller: Teller,
  of: number,
  already: number,
  seen?: () => Seen,
): Progress {
  const begun = performance.now()
  const { isTTY } = process.stderr
  let shown = Math.floor((already * 10) / of)
  let written = isTTY ? Number.NEGATIVE_INFINITY : begun
  const lineAt = (done: number): string => {
    const values = { done, of, workers: 0, ...seen?.() }
    const far = values.workers > 0 ? 'Far' : ''
    if (done === already) return say(teller, `progress${far}Start`, values)
    const left = ((performance.now() - begun) / (done - already)) * (of - done)
    const share = numberFormatsIn(teller.words.language).share(done / of)
    return say(teller, `progress${far}`, { ...values, share, left: timeText(left) })
  }
  const inPlace = (done: number): void => {
    const now = performance.now()
    if (now - written < BETWEEN && done < of) return
    written = now
    process.stderr.write(`\r${lineAt(done)}\u001B[K`)
  }
  const byTenths = (done: number): void => {
    const tenth = Math.floor((done * 10) / of)
    const now = performance.now()
    if (tenth === shown && now - written < AT_MOST) return
    shown = tenth
    written = now
    process.stderr.write(`${lineAt(done)}\n`)
  }
  return {
    tell: isTTY ? inPlace : byTenths,
    close() {
      if (isTTY) process.stderr.write('\n')
    },
  }
}

/** Minutes and seconds, with hours before them where there are some. */
export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
