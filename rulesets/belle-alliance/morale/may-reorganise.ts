import type { Seat } from '@grognard/umpire'
import type { State, Unit } from '../state.ts'
import type { FormationKind } from '../tables/formations.ts'
import { isArtillery, isCavalry, isOnBoard } from '../units.ts'

const ofInfantry: readonly FormationKind[] = [
  'line',
  'attackColumn',
  'marchColumn',
  'square',
  'battalionMass',
  'huddle',
]
const ofCavalry: readonly FormationKind[] = ['line', 'attackColumn', 'marchColumn']

/** [BA-5.4.3-04] Every formation that some unit may form up in. */
export const formationsAfterRout: readonly FormationKind[] = [
  ...ofInfantry,
  'limbered',
  'unlimbered',
  'gunners',
]

/** [BA-5.4.3-04] Closed formations that the unit can form up in after its rout. */
export function formationsOf(unit: Unit): readonly FormationKind[] {
  if (isCavalry(unit)) return ofCavalry
  if (!isArtillery(unit)) return ofInfantry
  if (unit.arm === 'wagon') return ['limbered']
  return unit.guns.length > 0 ? ['limbered', 'unlimbered'] : ['gunners']
}

/** [BA-5.4.3-02] [BA-Q-70] In full disorder, and not since this turn. */
function mayReorganise(state: State, unit: Unit): boolean {
  return (
    isOnBoard(unit) &&
    unit.disorder === 'FU' &&
    unit.figures > 0 &&
    unit.disorderedIn < state.turn &&
    !state.reorganising.some(row => row.unit === unit.id)
  )
}

/** The seat's units that may still try to reorganise in this announcement phase. */
export function unitsToReorganise(state: State, seat: Seat): Unit[] {
  return state.units.filter(unit => unit.seat === seat && mayReorganise(state, unit))
}
