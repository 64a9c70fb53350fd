import { allows } from '@grognard/umpire'
import type { Weapon } from '../book/tables/cards.ts'
import type { WasRefusal } from '../rules.ts'
import { refuse, stop } from '../words.ts'
import { cardDice, isGunnery, isSmall, wholeReach } from './attacks.ts'
import type { Attack } from './attacks.ts'
import { cloudsBetween, isInIslandWaters, lineOfGuns, obstructionOn } from './lines.ts'
import type { Line, Obstruction } from './lines.ts'
import type { SeaUnit, State, UnitCard } from './state.ts'
import {
  cardOf,
  hasAbility,
  hasWeapon,
  isAfloat,
  isEnemyAfloat,
  isSubmarine,
  isWithin,
  nameOf,
  rangeBetween,
  typeOf,
} from './units.ts'
import { printedLast, section } from '../book/tables/measures.ts'

/** A sea unit that would attack another. */
export interface Aim {
  state: State
  unit: SeaUnit
  weapon: Weapon
  target: SeaUnit
  range: number
  attack: Attack
  /** What bars the line of fire, once it has been looked for: several rows ask. */
  barred: Obstruction | null | undefined
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
  return { state, unit, weapon, target, range, attack, barred: undefined }
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
    ({ unit, target }) => !isEnemyAfloat(unit.seat, target),
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
      state.options.smallShips &&
      isGunnery(weapon) &&
      range > printedLast &&
      isSmall(state, target),
    targetName,
  ),
  refuse(
    'WAS-171',
    'was.refuse.tooDark',
    ({ state, weapon, range }) =>
      state.light === 'night' && isGunnery(weapon) && range > printedLast,
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

const mayAim = allows(aimRefusals)

/** Whether a unit may attack another with the weapon, as far as no phase has a say; who is out of its reach is not looked at closely. */
export function doesBear(state: State, unit: SeaUnit, weapon: Weapon, target: SeaUnit): boolean {
  if (!isEnemyAfloat(unit.seat, target)) return false
  if (!isWithin(unit, target, reachesOf(cardOf(state, unit))[weapon])) return false
  return mayAim(aimAt(state, unit, weapon, target))
}

/** As far as a ship's weapons reach while she is undamaged, 1/10 mm, and the farthest of them. */
type Reaches = Record<Weapon | 'farthest', number>

/** Kept for each card, which no battle changes: every look for a target asks for them. */
const reachesKnown = new WeakMap<UnitCard, Reaches>()

/** [WAS-098] [WAS-A26] [WAS-A27] */
export function reachesOf(card: UnitCard): Reaches {
  const known = reachesKnown.get(card)
  if (known) return known
  const { dice } = card
  const reaches: Reaches = {
    main: hasWeapon(card, 'main') ? (wholeReach(card) + 1) * section : 0,
    secondary: dice.secondary.length * section,
    tertiary: dice.tertiary.length * section,
    torpedo: dice.torpedo.length * section,
    antiair: dice.antiair.length * section,
    asw: dice.asw.length * section,
    bomb: dice.bomb.length * section,
    strafe: dice.strafe.length * section,
    farthest: 0,
  }
  reaches.farthest = Math.max(...Object.values(reaches))
  reachesKnown.set(card, reaches)
  return reaches
}

/** [WAS-096] Gunnery at ships, depth charges at submarines; [WAS-135] [WAS-A55] torpedoes at submarines by ability. */
function isWrongTarget({ state, unit, weapon, target, range }: Aim): boolean {
  if (weapon === 'antiair' || weapon === 'bomb' || weapon === 'strafe') return true
  const isDived = isSubmarine(state, target)
  if (weapon === 'asw') return !isDived
  if (weapon !== 'torpedo' || !isDived) return isDived
  return !hasAbility(state, unit, 'submergedShot') || range > 0
}

function obstructionOf(aim: Aim): Obstruction | null {
  if (aim.barred !== undefined) return aim.barred
  const { state, unit, weapon, target, range } = aim
  aim.barred = obstructionOn(state, lineOf(weapon, range), unit, target)
  return aim.barred
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
