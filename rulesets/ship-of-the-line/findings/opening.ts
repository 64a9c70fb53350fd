import type { Metric, Seat } from '@grognard/umpire'
import { stepOf } from '@grognard/geometry/dots/heading.ts'
import type { State } from '../state.ts'
import { portHeadings } from '../tables/board.ts'

/** Who was first, where the wind came from, and whose port had it. */
export function opening(state: State): Metric[] {
  const [first] = state.order
  if (first === undefined) return []
  const windward = windwardSeat(state)
  return [
    { factor: 'first', seat: first },
    { factor: 'wind', is: String(state.windFrom) },
    ...(windward === undefined ? [] : [{ factor: 'windward', seat: windward }]),
  ]
}

/** The seat that leaves port with the wind behind it; undefined for a wind along both shores. */
function windwardSeat({ windFrom, order }: State): Seat | undefined {
  const upwind = stepOf(windFrom).dy
  const [first, second] = order
  if (upwind === 0) return undefined
  return upwind * stepOf(portHeadings.a).dy < 0 ? first : second
}
