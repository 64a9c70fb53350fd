/** What of time the server needs; a test may give it another. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds; returns what stops it. */
  later(work: () => void, wait: number): () => void
}

export const timeHere: Time = {
  now: () => Date.now(),
  later(work, wait) {
    const timer = setTimeout(work, wait)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
