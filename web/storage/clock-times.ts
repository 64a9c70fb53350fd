const KEY = 'grognard.clock'

/** Battles whose clocks are kept, and steps of each: those that were timed last. */
const MOST = { battles: 8, steps: 12 } as const

/** Seconds used, by battle and then by seat and step. */
type Kept = Record<string, Record<string, number>>

/** Seconds that the seats of a battle have used of their time, as this browser knows it. */
export function timesUsedIn(battle: string): ReadonlyMap<string, number> {
  return new Map(Object.entries(readKept()[battle] ?? {}))
}

/** So that a page that is loaded anew goes on where its clock stood. */
export function keepTimesUsed(battle: string, times: ReadonlyMap<string, number>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withTimes(readKept(), battle, times)))
  } catch {
    // The step has its whole time again.
  }
}

/** With the times of a battle, which now comes last; the oldest battles and steps are let go. */
export function withTimes(kept: Kept, battle: string, times: ReadonlyMap<string, number>): Kept {
  const others = Object.entries(kept).filter(([id]) => id !== battle)
  const last = Object.fromEntries([...times].slice(-MOST.steps))
  return Object.fromEntries([...others, [battle, last] as const].slice(-MOST.battles))
}

/** What does not fit is left out. */
export function timesFrom(value: unknown): Kept {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([battle, times]) =>
      isRecord(times) ? [[battle, Object.fromEntries(secondsIn(times))] as const] : [],
    ),
  )
}

function secondsIn(times: Record<string, unknown>): [string, number][] {
  return Object.entries(times).flatMap(([step, seconds]): [string, number][] =>
    typeof seconds === 'number' && seconds >= 0 ? [[step, seconds]] : [],
  )
}

function readKept(): Kept {
  try {
    return timesFrom(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
