import { NORMAL_95 } from './interval.ts'
import type { Interval } from './interval.ts'

/** So many of so many, as a share from 0 to 1; 0 with everything possible where there are none. */
export interface Share {
  count: number
  of: number
  share: number
  /** Wilson's score interval. */
  interval: Interval
}

export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, interval: { low: 0, high: 1 } }
  const share = count / of
  const squared = NORMAL_95 ** 2 / of
  const middle = (share + squared / 2) / (1 + squared)
  const reach =
    (NORMAL_95 * Math.sqrt((share * (1 - share)) / of + squared / (4 * of))) / (1 + squared)
  return {
    count,
    of,
    share,
    interval: { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) },
  }
}
