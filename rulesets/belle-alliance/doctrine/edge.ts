import { isTakenAside } from './flank.ts'
import { coverInMelee } from '../ground/index.ts'
import { ratioClass } from '../tables/loss.ts'
import { distances } from '../tables/distances.ts'
import { meleeRows } from '../tables/melee.ts'
import type { MeleeFactor } from '../tables/melee.ts'
import type { Unit } from '../state.ts'
import { distanceBetween } from '../formation/zone.ts'
import { lineOut } from '../formation/choices.ts'
import {
  facesAllRound,
  isArtillery,
  isCavalry,
  isDisordered,
  isInfantry,
  isSkirmishLine,
} from '../units.ts'
import type { Field } from './field.ts'

const covers = { I: 'cover1', II: 'cover2', III: 'cover3' } as const
const ratios = { 50: 'r50', 100: 'r100', 200: 'r200', 300: 'r200', 400: 'r200' } as const

/** What an attacker may hope to roll above the defender, as far as one sees by eye. */
export function edgeOf(field: Field, unit: Unit, enemy: Unit): number {
  const ours = factorsOfAttacker(field, unit, enemy).map(name => meleeRows[name].attacker)
  const theirs = factorsOfDefender(field, unit, enemy).map(name => meleeRows[name].defender)
  return totalOf(unit, ours) - totalOf(enemy, theirs)
}

function totalOf({ valeur }: Unit, factors: readonly (number | string)[]): number {
  return factors.reduce<number>(
    (sum, value) => sum + (typeof value === 'number' ? value : 0),
    valeur,
  )
}

function factorsOfAttacker(field: Field, unit: Unit, enemy: Unit): MeleeFactor[] {
  const cover = coverInMelee(field.state, enemy, unit)
  return [
    ...shared(unit, enemy, field.own),
    'charge',
    ...pairing(field, unit, enemy),
    ...(cover ? [covers[cover]] : []),
    ...(isFlanked(unit, enemy) ? ['flank' as const] : []),
  ]
}

function factorsOfDefender(field: Field, unit: Unit, enemy: Unit): MeleeFactor[] {
  const isUncovered = pairing(field, enemy, unit).length > 0 && enemy.building === null
  return [
    ...shared(enemy, unit, field.enemies),
    ...(isCavalry(unit) || isUncovered ? pairing(field, unit, enemy) : []),
    ...(isFlanked(unit, enemy) ? ['flank' as const] : []),
  ]
}

function isFlanked(unit: Unit, enemy: Unit): boolean {
  return enemy.building === null && !facesAllRound(enemy.formation) && isTakenAside(unit, enemy)
}

/** What goes for either side. */
function shared(unit: Unit, other: Unit, friends: readonly Unit[]): MeleeFactor[] {
  const ratio = ratioClass(unit.figures, other.figures)
  const isBacked = friends.some(
    friend =>
      friend !== unit &&
      !isDisordered(friend) &&
      !isSkirmishLine(friend) &&
      !isArtillery(friend) &&
      distanceBetween(friend, unit) < distances.support,
  )
  return [
    ...(unit.disorder === 'OR' ? [] : [unit.disorder]),
    ...(ratio === 0 ? [] : [ratios[ratio]]),
    ...(isBacked ? ['support' as const] : []),
    ...(isSkirmishLine(unit) ? ['skirmish' as const] : []),
    ...(unit.formation.kind === 'marchColumn' ? ['marchColumn' as const] : []),
  ]
}

/** Horse on foot, and foot without a line before it. */
function pairing({ state }: Field, unit: Unit, enemy: Unit): MeleeFactor[] {
  if (isCavalry(unit) && !isCavalry(enemy))
    return [facesAllRound(enemy.formation) ? 'cavVsSquare' : 'cavVsOther']
  if (!isInfantry(unit) || !isInfantry(enemy) || isSkirmishLine(unit)) return []
  return lineOut(state, unit) ? [] : ['infUncovered']
}
