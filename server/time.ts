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

/** Lets what has come in meanwhile be done first: the embedded database answers at once, and never gives way by itself. */
export function othersFirst(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}
