import type { Weapon } from '../book/tables/cards.ts'
import type { WasRefusal } from '../rules.ts'
import { refuse, stop } from '../words.ts'
import { cardDice, isGunnery, isSmall } from './attacks.ts'
import type { Attack } from './attacks.ts'
import { cloudsBetween, isInIslandWaters, lineOfGuns, obstructionOn } from './lines.ts'
import type { Line } from './lines.ts'
import type { SeaUnit, State } from './state.ts'
import {
  cardOf,
  hasAbility,
  hasWeapon,
  isAfloat,
  isSubmarine,
  isWithin,
  nameOf,
  rangeBetween,
  typeOf,
} from './units.ts'
import { section } from '../book/tables/measures.ts'

/** A sea unit that would attack another. */
export interface Aim {
  state: State
  unit: SeaUnit
  weapon: Weapon
  target: SeaUnit
  range: number
  attack: Attack
}

export function aimAt(state: State, unit: SeaUnit, weapon: Weapon, target: SeaUnit): Aim {
  const range = rangeBetween(unit, target)
  const attack = {
    state,
    attacker: unit,
    weapon,
    target,
    range,
    isRapid: false,
    isAlternate: false,
  }
  return { state, unit, weapon, target, range, attack }
}

/** [WAS-085] [WAS-088] */
export function lineOf(weapon: Weapon, range: number): Line {
  return weapon === 'torpedo' ? 'torpedo' : lineOfGuns(range)
}

const unitName = ({ state, unit }: Aim) => ({ unit: nameOf(state, unit.id) })
const targetName = ({ state, target }: Aim) => ({ target: nameOf(state, target.id) })

/** [WAS-134] What keeps a sea unit from attacking another, whatever the phase; nobody has to detect a submarine for it. */
export const aimRefusals: readonly WasRefusal<Aim>[] = [
  stop(
    'WAS-100',
    'was.refuse.noSuchWeapon',
    ({ state, unit, weapon }) => !hasWeapon(cardOf(state, unit), weapon),
    ({ state, unit, weapon }) => ({
      unit: nameOf(state, unit.id),
      weapon: { key: `was.weapon.${weapon}` },
    }),
  ),
  stop(
    'WAS-096',
    'was.refuse.noTarget',
    ({ unit, target }) => target.seat === unit.seat || !isAfloat(target),
    targetName,
  ),
  stop('WAS-096', 'was.refuse.wrongTarget', isWrongTarget, ({ weapon }) => ({
    weapon: { key: `was.weapon.${weapon}` },
  })),
  refuse(
    'WAS-071',
    'was.refuse.inIslandWaters',
    ({ state, unit }) => isInIslandWaters(state, unit),
    unitName,
  ),
  refuse(
    'WAS-071',
    'was.refuse.targetInIslandWaters',
    ({ state, target }) => isInIslandWaters(state, target),
    targetName,
  ),
  refuse(
    'WAS-098',
    'was.refuse.outOfRange',
    ({ attack }) => cardDice(attack) === 0,
    ({ state, target, range, weapon }) => ({
      target: nameOf(state, target.id),
      range,
      weapon: { key: `was.weapon.${weapon}` },
    }),
  ),
  refuse(
    'WAS-099',
    'was.refuse.tooSmall',
    ({ state, weapon, target, range }) =>
      state.options.smallShips && isGunnery(weapon) && range >= 4 && isSmall(state, target),
    targetName,
  ),
  refuse(
    'WAS-171',
    'was.refuse.tooDark',
    ({ state, weapon, range }) => state.light === 'night' && isGunnery(weapon) && range >= 4,
    targetName,
  ),
  refuse(
    'WAS-072',
    'was.refuse.noSight',
    ({ state, unit, target }) => cloudsBetween(state, unit, target).barring,
    targetName,
  ),
  refuse(
    'WAS-087',
    'was.refuse.landBetween',
    aim => obstructionOf(aim)?.what === 'land',
    targetName,
  ),
  refuse(
    'WAS-086',
    'was.refuse.unitBetween',
    aim => aim.weapon !== 'torpedo' && obstructionOf(aim)?.what === 'unit',
    blockedBy,
  ),
  refuse(
    'WAS-088',
    'was.refuse.torpedoBlocked',
    aim => aim.weapon === 'torpedo' && obstructionOf(aim)?.what === 'unit',
    blockedBy,
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

/** [WAS-096] Gunnery at ships, depth charges at submarines; [WAS-135] [WAS-A55] torpedoes at submarines by ability. */
function isWrongTarget({ state, unit, weapon, target, range }: Aim): boolean {
  if (weapon === 'antiair' || weapon === 'bomb' || weapon === 'strafe') return true
  const isDived = isSubmarine(state, target)
  if (weapon === 'asw') return !isDived
  if (weapon !== 'torpedo' || !isDived) return isDived
  return !hasAbility(state, unit, 'submergedShot') || range > 0
}

function obstructionOf({ state, unit, weapon, target, range }: Aim) {
  return obstructionOn(state, lineOf(weapon, range), unit, target)
}

function blockedBy(aim: Aim) {
  const found = obstructionOf(aim)
  const other = found?.what === 'unit' ? nameOf(aim.state, found.unit.id) : ''
  return { target: nameOf(aim.state, aim.target.id), other }
}

/** [WAS-A30] A guard beside an auxiliary has to be attacked before it in the same phase. */
export function guardOf(state: State, target: SeaUnit): SeaUnit | undefined {
  if (typeOf(state, target) !== 'auxiliary') return undefined
  return state.units.find(
    unit =>
      unit !== target &&
      unit.seat === target.seat &&
      isAfloat(unit) &&
      !unit.wasAttacked &&
      hasAbility(state, unit, 'guardTheConvoy') &&
      isWithin(unit, target, section),
  )
}
