/** What of time the server needs; a test may give it another. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds that this machine has run and not slept, from any beginning. */
  awake(): number
  /** Milliseconds; returns what stops it. */
  later(work: () => void, wait: number): () => void
}

export const timeHere: Time = {
  now: () => Date.now(),
  // On most systems it stands still while the machine sleeps.
  awake: () => performance.now(),
  later(work, wait) {
    const timer = setTimeout(work, wait)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
