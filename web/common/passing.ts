import { useEffect } from 'react'
import type { RefObject } from 'react'

/** How long a word of the umpire's lies over the chart, and how much longer each rule that it cites; milliseconds. */
const SHORT = 6000
const EACH_REASON = 5000

export function timeToRead(reasons: number): number {
  return SHORT + reasons * EACH_REASON
}

/** Puts a note away by itself once it can have been read, but not under a pointer or the focus. */
export function usePassing(
  note: RefObject<HTMLElement | null>,
  told: { reasons: readonly unknown[] } | null,
  putAway: () => void,
): void {
  useEffect(() => {
    if (!told) return
    let timer = 0
    const wait = (time: number): void => {
      timer = window.setTimeout(look, time)
    }
    const look = (): void =>
      note.current?.matches(':hover, :focus-within') ? wait(SHORT) : putAway()
    wait(timeToRead(told.reasons.length))
    return () => clearTimeout(timer)
  }, [note, told, putAway])
}
