import { useEffect } from 'react'
import type { RefObject } from 'react'

/** How long a word of the umpire's lies over the chart, and how much longer each rule that it cites; milliseconds. */
const SHORT = 6000
const EACH_REASON = 5000

function timeToRead(reasons: number): number {
  return SHORT + reasons * EACH_REASON
}

/**
 * Puts a note away by itself once it can have been read, but not while the focus is in it or a pointer
 * has moved onto it. One that comes up under a pointer at rest is not held by it.
 */
export function usePassing(
  note: RefObject<HTMLElement | null>,
  told: { reasons: readonly unknown[] } | null,
  putAway: () => void,
): void {
  useEffect(() => {
    const box = note.current
    if (!told || !box) return
    let timer = 0
    let isTouched = false
    const touch = (event: PointerEvent): void => {
      isTouched ||= event.movementX !== 0 || event.movementY !== 0
    }
    const wait = (time: number): void => {
      timer = window.setTimeout(look, time)
    }
    const look = (): void => {
      const isHeld = box.matches(':focus-within') || (isTouched && box.matches(':hover'))
      isTouched = false
      if (isHeld) wait(SHORT)
      else putAway()
    }
    box.addEventListener('pointermove', touch)
    wait(timeToRead(told.reasons.length))
    return () => {
      box.removeEventListener('pointermove', touch)
      clearTimeout(timer)
    }
  }, [note, told, putAway])
}
