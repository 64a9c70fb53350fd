import type { Seat } from '@grognard/umpire'
import { detectionReach, threatReach } from '../book/tables/measures.ts'
import { isInIslandWaters } from './lines.ts'
import type { SeaUnit, State } from './state.ts'
import { cardOf, hasAbility, hasWeapon, isAfloat, isWithin } from './units.ts'

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

/** [WAS-136] Torpedo dice that a submarine loses: one for each aircraft that attacked it, one for each ship that threatens it; [WAS-071] none does from island waters. */
export function aswThreat(state: State, submarine: SeaUnit): number {
  if (!state.options.aswThreat) return 0
  const fromAir = state.attacks.filter(
    ({ unit, weapon, target }) =>
      weapon === 'asw' &&
      target === submarine.id &&
      state.aircraft.some(plane => plane.id === unit),
  )
  const ships = state.units.filter(
    unit =>
      unit.seat !== submarine.seat &&
      isAfloat(unit) &&
      hasWeapon(cardOf(state, unit), 'asw') &&
      isWithin(unit, submarine, threatReach) &&
      !isInIslandWaters(state, unit),
  )
  return fromAir.length + ships.length
}
