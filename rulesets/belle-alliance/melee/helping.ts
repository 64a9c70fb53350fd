import type { Seat } from '@grognard/umpire'
import type { Helping } from '../fire/help.ts'
import type { State, Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import { aspectOf } from './aspect.ts'
import { enemyOf, fightersIn, fightersOf, fightsOf, isAttackerIn, openAttacks } from './fights.ts'

/** [BA-4.1.6-03] Whether play rests at a step of attackers, else at one of defenders. */
export function isForAttackers({ place }: State): boolean {
  const at = place[place.length - 1]?.at
  return at === 'attackers' || at === 'lastAttackers'
}

/** [BA-4.1.6-03] The enemies that a unit fights in the part that is asked about. */
function opponentsOf(state: State, { id }: Unit): string[] {
  const asAttacker = isForAttackers(state)
  return fightsOf(state)
    .filter(fight => fightersIn(fight).includes(id) && isAttackerIn(fight, id) === asAttacker)
    .map(({ attacker, enemy }) => (attacker === id ? enemy : attacker))
}

/** Units of the seat that fight in that part, and against whom. */
export function fightsToHelpIn(state: State, seat: Seat): Pick<Helping, 'of' | 'against'>[] {
  const own = state.units.filter(unit => unit.seat === seat)
  return own.flatMap(friend =>
    opponentsOf(state, friend).map(against => ({ of: friend.id, against })),
  )
}

/** Play rests at a step where helpers in a melee are named. */
export function isMeleeStep({ place }: State): boolean {
  return meleeSteps.includes(place[place.length - 1]?.at ?? '')
}

const meleeSteps = ['attackers', 'defenders', 'lastAttackers', 'lastDefenders']

/** Its friend fights that enemy. */
export function isFighting({ state, of, against }: Helping): boolean {
  return opponentsOf(state, unitOf(state, of)).includes(against)
}

/** [BA-4.1.6-01] [BA-4.1.6-03] The helper is in melee with that enemy in the same part as its friend. */
export function isThereToo(helping: Helping): boolean {
  return isFighting({ ...helping, of: helping.unit })
}

/** [BA-4.1.6-01] Somebody attacks it. */
export function isDefender({ state, unit }: Helping): boolean {
  return openAttacks(state).some(attack => enemyOf(state, attack)?.id === unit)
}

/** [BA-4.1.6-03] */
export function isTakenAside({ state, unit, against }: Helping): boolean {
  return aspectOf(unitOf(state, against), unitOf(state, unit)) !== 'front'
}

/** [BA-4.1.7-01] */
export function isInMelee({ state, unit }: Helping): boolean {
  return fightersOf(fightsOf(state)).includes(unit)
}

/** [BA-4.1.6-01] [BA-4.1.7-01] It helps a unit already, or is itself helped by a neighbour. */
export function isEngaged({ state: { helpers }, unit }: Helping): boolean {
  return helpers.some(helper => helper.unit === unit || helper.of === unit)
}
