import type { Seat } from '@grognard/umpire'
import { detectionReach } from '../book/tables/measures.ts'
import { isInIslandWaters } from './lines.ts'
import type { SeaUnit, State } from './state.ts'
import { hasAbility, isAfloat, isWithin } from './units.ts'

/** [WAS-130] [WAS-133] Whether the seat's aircraft may attack a submarine without looking for it. */
export function isDetected(state: State, seat: Seat, submarine: SeaUnit): boolean {
  return (
    state.detected.some(found => found.seat === seat && found.unit === submarine.id) ||
    state.units.some(unit => unit.seat === seat && doesDetect(state, unit, submarine))
  )
}

/** [WAS-131] [WAS-180] [WAS-071] A sea unit detects within its range, unless it lies in island waters. */
function doesDetect(state: State, unit: SeaUnit, submarine: SeaUnit): boolean {
  if (!isAfloat(unit) || isInIslandWaters(state, unit)) return false
  return isWithin(unit, submarine, detectionRangeOf(state, unit))
}

/** [WAS-131] [WAS-180] [WAS-A54] */
function detectionRangeOf(state: State, unit: SeaUnit): number {
  return hasAbility(state, unit, 'subHunter') ? detectionReach.subHunter : detectionReach.usual
}
