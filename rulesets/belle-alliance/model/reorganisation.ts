import type { Seat } from '@grognard/umpire'
import { isAllowed } from '@grognard/umpire'
import type { FormationKind } from '../book/tables/troops.ts'
import type { BaRefusal } from '../rules.ts'
import { refuse, stop } from '../words.ts'
import { nameOf } from './names.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { isArtillery, isCavalry, isOnBoard } from './units.ts'

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

/** A unit that may try to reorganise. */
interface Routing {
  state: State
  unit: Unit
}

const unitName = ({ unit }: Routing) => ({ unit: nameOf(unit) })

/** [BA-5.4.3-02] [BA-Q-70] */
export const reorganiseRefusals: readonly BaRefusal<Routing>[] = [
  stop(
    'BA-5.4.3-02',
    'ba.refuse.notRouting',
    ({ unit }) => !isOnBoard(unit) || unit.figures === 0 || unit.disorder !== 'FU',
    unitName,
  ),
  refuse(
    'BA-Q-70',
    'ba.refuse.routedThisTurn',
    ({ state, unit }) => unit.disorderedIn >= state.turn,
    unitName,
  ),
  refuse(
    'BA-5.4.3-02',
    'ba.refuse.triesAlready',
    ({ state, unit }) => state.reorganising.some(row => row.unit === unit.id),
    unitName,
  ),
]

/** The seat's units that may still try to reorganise in this announcement phase. */
export function unitsToReorganise(state: State, seat: Seat): Unit[] {
  return state.units.filter(
    unit => unit.seat === seat && isAllowed(reorganiseRefusals, { state, unit }),
  )
}
