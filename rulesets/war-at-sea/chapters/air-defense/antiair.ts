import { allows } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { dieSides, pressing, ruggedOn } from '../../book/tables/dice.ts'
import { antiairAttacks, defensiveArmor } from '../../book/tables/abilities.ts'
import { airAttackOf, isFighter, isInTheAir } from '../../model/air.ts'
import { armorOf, cardDice, isAircraft } from '../../model/attacks.ts'
import type { Attack } from '../../model/attacks.ts'
import { rollDice } from '../../model/hits.ts'
import { isInIslandWaters } from '../../model/lines.ts'
import type { Aircraft, SeaUnit, State } from '../../model/state.ts'
import { cardOf, hasAbility, hasWeapon, isFlying, isOwnAfloat, nameOf } from '../../model/units.ts'
import type { WasRefusal, WasTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** A ship or fighter. */
interface Attacker {
  state: State
  attacker: SeaUnit | Aircraft
}

/** What would attack an aircraft. */
export interface Antiair extends Attacker {
  seat: Seat
  target: Aircraft
}

const attackerName = ({ state, attacker }: Attacker) => ({ unit: nameOf(state, attacker.id) })
const targetName = ({ state, target }: Antiair) => ({ target: nameOf(state, target.id) })

/** What keeps a ship or fighter from attacking any aircraft. */
const attackerRefusals: readonly WasRefusal<Attacker>[] = [
  stop(
    'WAS-115',
    'was.refuse.noAntiair',
    ({ state, attacker }) => !hasWeapon(cardOf(state, attacker), 'antiair'),
    attackerName,
  ),
  stop(
    'WAS-118',
    'was.refuse.strafes',
    ({ attacker }) => isAircraft(attacker) && attacker.isStrafing,
    ({ state, attacker }) => ({ plane: nameOf(state, attacker.id) }),
  ),
  refuse(
    'WAS-115',
    'was.refuse.hasShot',
    ({ state, attacker }) => attacksLeft(state, attacker) === 0,
    attackerName,
  ),
  refuse(
    'WAS-071',
    'was.refuse.inIslandWaters',
    ({ state, attacker }) => !isAircraft(attacker) && isInIslandWaters(state, attacker),
    attackerName,
  ),
]

/** [WAS-115] What keeps a ship or fighter from attacking an aircraft. */
export const antiairRefusals: readonly WasRefusal<Antiair>[] = [
  ...attackerRefusals,
  stop(
    'WAS-115',
    'was.refuse.noAircraftThere',
    ({ seat, target }) => target.seat === seat || !isInTheAir(target),
  ),
  refuse(
    'WAS-A03',
    'was.refuse.sameAircraft',
    ({ state, attacker, target }) => hasShotAt(state, attacker, target),
    attackerName,
  ),
  refuse(
    'WAS-050',
    'was.refuse.alreadyBeaten',
    ({ target }) => !isFlying(target) || target.isDoomed,
    targetName,
  ),
  refuse(
    'WAS-115',
    'was.refuse.aircraftTooFar',
    ({ state, attacker, target }) =>
      cardDice(airAttackOf(state, attacker, 'antiair', target)) === 0,
    targetName,
  ),
]

/** [WAS-115] [WAS-A03] One attack for each ship and fighter, two for an antiair specialist. */
function attacksLeft(state: State, attacker: SeaUnit | Aircraft): number {
  if (isAircraft(attacker)) return attacker.hasFired ? 0 : antiairAttacks.usual
  const most = hasAbility(state, attacker, 'antiairSpecialist')
    ? antiairAttacks.specialist
    : antiairAttacks.usual
  return most - attacker.used.filter(used => used === 'antiair').length
}

function hasShotAt(state: State, attacker: SeaUnit | Aircraft, target: Aircraft): boolean {
  if (isAircraft(attacker)) return false
  return state.attacks.some(
    made => made.unit === attacker.id && made.weapon === 'antiair' && made.target === target.id,
  )
}

const mayAttack = allows(attackerRefusals)

/** [WAS-115] Ships that can still fire at aircraft. */
export function shipsInDefense(state: State, seat: Seat): SeaUnit[] {
  return state.units.filter(unit => isOwnAfloat(seat, unit) && mayAttack({ state, attacker: unit }))
}

/** [WAS-115] [WAS-117] Fighters that can still attack; one beaten in this phase still may. */
export function fightersInDefense(state: State, seat: Seat): Aircraft[] {
  return state.aircraft.filter(
    plane => isFighterOf(state, seat, plane) && mayAttack({ state, attacker: plane }),
  )
}

/** [WAS-117] Of the seat and in the air, beaten in this phase or not. */
export function isFighterOf(state: State, seat: Seat, plane: Aircraft): boolean {
  return plane.seat === seat && isInTheAir(plane) && isFighter(state, plane)
}

/** [WAS-116] An attack on an aircraft; it is beaten off at once, or lost when the phase ends. */
export function attackPlane(table: WasTable, attacker: SeaUnit | Aircraft, target: Aircraft): void {
  const { state } = table
  if (isAnswered(state, attacker, target))
    table.emit({ kind: 'gunsManned', aircraft: target.id, armor: defensiveArmor })
  const attack = airAttackOf(state, attacker, 'antiair', target)
  const { dice, successes } = rollDice(table, attack, 'WAS-116')
  table.emit({
    kind: 'planeAttacked',
    unit: attacker.id,
    target: target.id,
    range: attack.range,
    dice,
    successes,
    result: resultOf(table, attack, target, successes),
  })
}

/** [WAS-A11] From the first attack by a fighter to the end of the turn. */
function isAnswered(state: State, attacker: SeaUnit | Aircraft, target: Aircraft): boolean {
  return (
    isAircraft(attacker) &&
    isFighter(state, attacker) &&
    target.armorBonus === 0 &&
    hasAbility(state, target, 'defensiveArmament')
  )
}

export const antiairResults = ['missed', 'aborted', 'pressed', 'destroyed'] as const
type Result = (typeof antiairResults)[number]

/** [WAS-116] [WAS-A47] Vital armor counts by itself: [WAS-A11] armor that is worth more than it does not save. */
function resultOf(table: WasTable, attack: Attack, target: Aircraft, successes: number): Result {
  const { armor, vital } = armorOf(attack)
  if (successes < armor && successes < vital) return 'missed'
  if (successes > vital) return 'destroyed'
  if (successes === vital && !isSpared(table, target)) return 'destroyed'
  return isAircraft(attack.attacker) ? 'aborted' : pressedOn(table, target)
}

/** [WAS-A47] */
function isSpared(table: WasTable, target: Aircraft): boolean {
  if (!hasAbility(table.state, target, 'rugged')) return false
  return table.roll(dieSides, 'WAS-A47') >= ruggedOn
}

/** [WAS-A41] Beaten off by a ship it may be lost, or bomb anyway. */
function pressedOn(table: WasTable, target: Aircraft): Result {
  if (!hasAbility(table.state, target, 'pressTheAttack')) return 'aborted'
  const die = table.roll(dieSides, 'WAS-A41')
  if (die <= pressing.lostOn) return 'destroyed'
  return die >= pressing.goesOnOn ? 'pressed' : 'aborted'
}
