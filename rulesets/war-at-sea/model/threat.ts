import { threatReach } from '../book/tables/measures.ts'
import type { SeaUnit, State } from './state.ts'
import { cardOf, hasWeapon, isAfloat, isWithin } from './units.ts'

/** [WAS-136] Torpedo dice that a submarine loses: one for each aircraft that attacked it, one for each ship that threatens it. */
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
      isWithin(unit, submarine, threatReach),
  )
  return fromAir.length + ships.length
}
