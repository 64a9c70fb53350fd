import { allows } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import type { Weapon } from '../../book/tables/cards.ts'
import { airAttackOf, doesTouch, isInTheAir } from '../../model/air.ts'
import { isDetected } from '../../model/submarines.ts'
import { isInIslandWaters } from '../../model/lines.ts'
import { guardOf } from '../../model/targets.ts'
import type { Attack } from '../../model/attacks.ts'
import type { Aircraft, SeaUnit, State } from '../../model/state.ts'
import {
  cardOf,
  hasAbility,
  hasWeapon,
  isEnemyAfloat,
  isSubmarine,
  nameOf,
} from '../../model/units.ts'
import type { WasRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** [WAS-120] What an aircraft may attack with. */
export const airWeapons = ['bomb', 'torpedo', 'strafe', 'asw'] as const
export type AirWeapon = (typeof airWeapons)[number]

/** An aircraft that would attack a sea unit. */
export interface AirAim {
  state: State
  seat: Seat
  plane: Aircraft
  weapon: AirWeapon
  target: SeaUnit
  attack: Attack
}

export function airAimAt(
  state: State,
  plane: Aircraft,
  weapon: AirWeapon,
  target: SeaUnit,
): AirAim {
  const isAlternate = weapon === 'bomb' && !hasWeapon(cardOf(state, plane), 'bomb')
  const attack = airAttackOf(state, plane, weapon, target, isAlternate)
  return { state, seat: plane.seat, plane, weapon, target, attack }
}

const planeName = ({ state, plane }: Pick<AirAim, 'state' | 'plane'>) => ({
  plane: nameOf(state, plane.id),
})
const targetName = ({ state, target }: AirAim) => ({ target: nameOf(state, target.id) })
const weaponName = ({ state, plane, weapon }: AirAim) => ({
  plane: nameOf(state, plane.id),
  weapon: { key: `was.weapon.${weapon}` },
})

/** [WAS-120] What keeps an aircraft from attacking at all; [WAS-A41] one that was beaten off may press on. */
const strikerRefusals: readonly WasRefusal<Pick<AirAim, 'state' | 'plane'>>[] = [
  stop(
    'WAS-116',
    'was.refuse.wasBeaten',
    ({ plane }) => plane.status === 'aborted' && !plane.isPressing,
    planeName,
  ),
  stop('WAS-120', 'was.refuse.hasStruck', ({ plane }) => plane.hasFired, planeName),
]

const isStriker = allows(strikerRefusals)

/** [WAS-120] On the table, its attack not made. */
export function mayStrike(state: State, plane: Aircraft): boolean {
  return isInTheAir(plane) && isStriker({ state, plane })
}

/** What keeps an aircraft from attacking a sea unit. */
export const airAimRefusals: readonly WasRefusal<AirAim>[] = [
  ...strikerRefusals,
  stop(
    'WAS-096',
    'was.refuse.noTarget',
    ({ seat, target }) => !isEnemyAfloat(seat, target),
    targetName,
  ),
  stop('WAS-120', 'was.refuse.notCarried', aim => !isCarried(aim), weaponName),
  refuse(
    'WAS-A41',
    'was.refuse.onlyBombs',
    ({ plane, weapon }) => plane.isPressing && weapon !== 'bomb',
    planeName,
  ),
  refuse(
    'WAS-109',
    'was.refuse.notStrafing',
    ({ plane, weapon }) => weapon === 'strafe' && !plane.isStrafing,
    planeName,
  ),
  refuse(
    'WAS-109',
    'was.refuse.onlyStrafes',
    ({ plane, weapon }) => weapon !== 'strafe' && plane.isStrafing,
    planeName,
  ),
  refuse(
    'WAS-126',
    'was.refuse.onlyAtShips',
    ({ state, weapon, target }) => weapon !== 'asw' && isSubmarine(state, target),
    weaponName,
  ),
  refuse(
    'WAS-125',
    'was.refuse.onlyAtSubmarines',
    ({ state, weapon, target }) => weapon === 'asw' && !isSubmarine(state, target),
    weaponName,
  ),
  refuse(
    'WAS-071',
    'was.refuse.targetInIslandWaters',
    ({ state, target }) => isInIslandWaters(state, target),
    targetName,
  ),
  refuse(
    'WAS-121',
    'was.refuse.notOver',
    ({ state, plane, weapon, target }) => weapon === 'bomb' && !doesTouch(state, plane, target),
    targetName,
  ),
  refuse(
    'WAS-122',
    'was.refuse.notNear',
    ({ weapon, attack }) => weapon !== 'bomb' && attack.range > 0,
    targetName,
  ),
  refuse(
    'WAS-123',
    'was.refuse.tooManyAircraft',
    ({ state, seat, target }) =>
      state.options.airPerTarget > 0 &&
      strikesOn(state, seat, target) >= state.options.airPerTarget,
    ({ state, target }) => ({
      target: nameOf(state, target.id),
      most: state.options.airPerTarget,
    }),
  ),
  refuse(
    'WAS-132',
    'was.refuse.notFound',
    ({ state, seat, plane, target }) =>
      isSubmarine(state, target) && plane.hasSearched && !isDetected(state, seat, target),
    aim => ({ ...planeName(aim), ...targetName(aim) }),
  ),
  refuse(
    'WAS-A30',
    'was.refuse.guarded',
    ({ state, target }) => guardOf(state, target) !== undefined,
    ({ state, target }) => ({
      target: nameOf(state, target.id),
      guard: nameOf(state, guardOf(state, target)?.id ?? ''),
    }),
  ),
]

/** [WAS-011] [WAS-A02] On the card, or once in a battle bombs instead of the torpedo. */
function isCarried({ state, plane, weapon, attack }: AirAim): boolean {
  if (!attack.isAlternate) return hasWeapon(cardOf(state, plane), weapon)
  return hasAbility(state, plane, 'alternatePayload6') && !plane.spent.includes('alternatePayload6')
}

/** [WAS-123] Attacks of the seat's aircraft on the unit in this turn. */
function strikesOn(state: State, seat: Seat, target: SeaUnit): number {
  const isOwnPlane = (id: string) =>
    state.aircraft.some(plane => plane.id === id && plane.seat === seat)
  const made = state.attacks.filter(
    ({ unit, target: at }: { unit: string; weapon: Weapon; target: string }) =>
      at === target.id && isOwnPlane(unit),
  )
  return made.length
}
