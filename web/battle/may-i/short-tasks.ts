/** Milliseconds before the first task, so that what was just chosen is painted. */
const LATER = 80

/** Milliseconds after which a task makes way for the hand. */
const SHORT = 8

/**
 * Works through them some time later, as many in a task as it has time for, and passes on what was
 * found of all. The answer stops it.
 */
export function inShortTasks<From, To>(
  each: readonly From[],
  work: (one: From) => To,
  done: (found: To[]) => void,
): () => void {
  const found: To[] = []
  const go = (): void => {
    const until = performance.now() + SHORT
    for (const one of each.slice(found.length)) {
      if (performance.now() >= until) {
        waiting = setTimeout(go)
        return
      }
      found.push(work(one))
    }
    done(found)
  }
  let waiting = setTimeout(go, LATER)
  return () => clearTimeout(waiting)
}
