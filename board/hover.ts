import type { Point } from './place.ts'

/** The pointer over the board with nothing pressed. */
export interface Hover {
  /** At most one hover a frame, since a ghost may cost the ruleset some thought. */
  soon(at: Point): void
  /** What waits for its frame is no longer told. */
  forget(): void
  leave(): void
  stop(): void
}

/** `hovered` is told where the pointer is, null when it leaves. */
export function createHover(hovered: (at: Point | null) => void): Hover {
  let hoverAt: Point | null = null
  let waiting = 0
  const tell = (): void => {
    waiting = 0
    if (hoverAt) hovered(hoverAt)
  }
  return {
    soon(at) {
      hoverAt = at
      if (waiting === 0) waiting = requestAnimationFrame(tell)
    },
    forget() {
      hoverAt = null
    },
    leave() {
      hoverAt = null
      hovered(null)
    },
    stop: () => cancelAnimationFrame(waiting),
  }
}
