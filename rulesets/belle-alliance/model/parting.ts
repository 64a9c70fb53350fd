import { normalise } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/pose.ts'
import { disorders } from '../book/tables/morale.ts'
import { MOST_UNSPLIT } from '../book/tables/troops.ts'
import type { FormationKind } from '../book/tables/troops.ts'
import { copyUnit } from './copy-rows.ts'
import { broadestFront, sizeOfUnit } from './footprint.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { findUnit, isArtillery, isCavalry, isInfantry, unitOf, markMoved } from './units.ts'

/** What a unit is divided into: fresh units, the first with the id of the whole. */
export interface Parted {
  rest: Unit
  part: Unit
}

/** [BA-1.2.1-01] The unit that a part, its parts and its gunners come from. */
export function rootOf(state: State, unit: Unit): string {
  const whole = unit.partOf === null ? undefined : findUnit(state, unit.partOf)
  return whole ? rootOf(state, whole) : unit.id
}

/** An id that no unit bears yet: the whole's with a number. */
export function freeId({ units }: State, of: string): string {
  let number = 2
  while (units.some(unit => unit.id === `${of}-${number}`)) number += 1
  return `${of}-${number}`
}

/** The id of what a unit sends out: the same again, unless what bore it has been lost or split off. */
export function idOfDetachment(
  state: State,
  of: string,
  what: 'line' | 'gunners',
  number = 1,
): string {
  const wanted = number === 1 ? `${of}-${what}` : `${of}-${what}-${number}`
  const found = findUnit(state, wanted)
  return !found || found.status === 'joined' ? wanted : idOfDetachment(state, of, what, number + 1)
}

/** [BA-1.2.3-01] [BA-1.2.4-01] Figures of so many squadrons or models; else figures as they are. */
export function figuresIn(unit: Unit, count: number): number {
  if (isCavalry(unit)) return figuresOfSquadrons(unit, count)
  if (unit.guns.length === 0) return count
  return gunnersOf(unit.guns.slice(-count))
}

/** [BA-1.2.3-01] As equal as possible; the larger squadrons, which come first, stay with the rest. */
function figuresOfSquadrons({ figures, squadrons }: Unit, count: number): number {
  const least = Math.floor(figures / squadrons)
  const larger = figures - least * squadrons
  return count * least + Math.max(0, count - (squadrons - larger))
}

function gunnersOf(guns: Unit['guns']): number {
  return guns.reduce((sum, gun) => sum + gun.gunners, 0)
}

/** [BA-1.2.1-01] [BA-1.2.2-02] Squadrons or models (of infantry figures) off the right wing or the tail. */
export function partedBy(state: State, unit: Unit, count: number): Parted {
  const figures = figuresIn(unit, count)
  const { rest, part } = partedFigures(state, unit, figures)
  part.splitInTown = isInfantry(unit) && unit.figures <= MOST_UNSPLIT
  if (isCavalry(unit)) {
    part.squadrons = count
    rest.squadrons -= count
  }
  if (unit.guns.length > 0) {
    part.guns = part.guns.slice(-count)
    rest.guns = rest.guns.slice(0, -count)
  }
  return placed(unit, rest, part)
}

/**
 * [BA-1.2.6-01] [BA-1.2.6-03] So many figures as a unit of its own; both stand where the whole stood.
 * [BA-1.2.2-02] This is done in town fighting.
 */
export function partedFigures(state: State, unit: Unit, figures: number): Parted {
  const root = rootOf(state, unit)
  const id = freeId(state, root)
  const rest = shareOf(unit, unit.figures - figures)
  const name = partName(state, unit, id)
  const part = newborn(shareOf(unit, figures))
  return { rest, part: { ...part, id, name, partOf: root, splitInTown: true } }
}

function partName(state: State, unit: Unit, id: string): string {
  const root = rootOf(state, unit)
  const { name } = findUnit(state, root) ?? unit
  return `${name} (${id.slice(root.length + 1)})`
}

/** [BA-Q-53] [BA-1.2.6-03] The unit with so many of its figures: original strength in proportion. */
export function shareOf(unit: Unit, figures: number): Unit {
  const share = copyUnit(unit)
  share.figures = figures
  share.original = unit.figures === 0 ? 0 : (unit.original * figures) / unit.figures
  const { front } = share.formation
  if (front !== null) share.formation.front = Math.min(front, broadestFront(figures))
  return share
}

/** What a new unit does not take over: tasks, and orders that failed. */
export function newborn(unit: Unit): Unit {
  return { ...unit, soutienOf: null, rest: null, work: null, refuge: null, failedOrder: null }
}

const columns: readonly FormationKind[] = [
  'attackColumn',
  'battalionMass',
  'marchColumn',
  'limbered',
]

/** Columns divide before and behind, all others left and right; in a building both stay in it. */
function placed(whole: Unit, rest: Unit, part: Unit): Parted {
  if (whole.walls) return { rest, part }
  const [one, other] = [sizeOfUnit(rest), sizeOfUnit(part)]
  if (columns.includes(whole.formation.kind)) return { rest, part: moved(part, -one.depth, 0) }
  const gap = whole.formation.gap ?? 0
  return {
    rest: moved(rest, 0, -(other.width + gap) / 2),
    part: moved(part, 0, (one.width + gap) / 2),
  }
}

function moved(unit: Unit, ahead: number, aside: number): Unit {
  return { ...unit, ...offset(unit, ahead, aside), heading: normalise(unit.heading) }
}

/** [BA-1.2.3-01] [BA-1.2.4-01] What the unit is divided by: squadrons, gun models or figures. */
export function countOf(unit: Unit): number {
  if (isCavalry(unit)) return unit.squadrons
  return isArtillery(unit) && unit.guns.length > 0 ? unit.guns.length : unit.figures
}

/** [BA-1.2.6-02] [BA-1.2.6-03] The two as one that keeps the first one's name and place. */
export function merged(keeper: Unit, other: Unit): Unit {
  const whole = { ...copyUnit(keeper), ...commonValues(keeper, other) }
  whole.figures = keeper.figures + other.figures
  whole.original = keeper.original + other.original
  whole.squadrons = keeper.squadrons + other.squadrons
  whole.guns = [...whole.guns, ...copyUnit(other).guns]
  return whole
}

/** [BA-Q-53] [BA-1.2.6-02] The values of the larger of the two for both. */
export function commonValues(one: Unit, other: Unit): Values {
  if (one.figures === other.figures) return worseValues(one, other)
  return valuesOf(one.figures > other.figures ? one : other)
}

type Values = Pick<
  Unit,
  | 'valeur'
  | 'startingValeur'
  | 'valeurWonBack'
  | 'disorder'
  | 'disorderedIn'
  | 'supply'
  | 'supplyRolls'
  | 'hasFought'
  | 'chargedIn'
>

function valuesOf(unit: Unit): Values {
  const { valeur, startingValeur, valeurWonBack, disorder, disorderedIn } = unit
  const { supply, supplyRolls, hasFought, chargedIn } = unit
  const standing = { valeur, startingValeur, valeurWonBack, disorder, disorderedIn }
  return { ...standing, supply, supplyRolls, hasFought, chargedIn }
}

/** [BA-1.2.6-03] Of equal parts the worse value of each item holds. */
function worseValues(one: Unit, other: Unit): Values {
  const shy = other.valeur < one.valeur ? other : one
  const shaken = degreeOf(other) > degreeOf(one) ? other : one
  const poor = rollsLeft(other) < rollsLeft(one) ? other : one
  return {
    ...valuesOf(shy),
    disorder: shaken.disorder,
    disorderedIn: Math.max(one.disorderedIn, other.disorderedIn),
    supply: poor.supply,
    supplyRolls: poor.supplyRolls,
    hasFought: one.hasFought || other.hasFought,
    chargedIn: latest(one.chargedIn, other.chargedIn),
  }
}

function degreeOf({ disorder }: Unit): number {
  return disorders.indexOf(disorder)
}

/** A full supply is more than any number of rolls. */
function rollsLeft({ supply, supplyRolls }: Unit): number {
  if (supply === 'full') return Infinity
  return supply === 'none' ? 0 : supplyRolls
}

function latest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.max(one, other)
}

/** In the place of the unit of the same id, else as a new one; the state's own copy is returned. */
export function putUnit(state: State, unit: Unit): Unit {
  const copied = copyUnit(unit)
  const at = state.units.findIndex(({ id }) => id === unit.id)
  if (at < 0) state.units.push(copied)
  else state.units[at] = copied
  return copied
}

/** [BA-2.1.0-03] [BA-1.1.1-08] */
export function markSplit(state: State, unit: Unit): void {
  unit.doing.split = true
  markMoved(state, unit)
}

/** A unit that has become part of another: what named it names the other now. */
export function dissolve(state: State, id: string, into: string): void {
  unitOf(state, id).status = 'joined'
  state.sheets = state.sheets.filter(sheet => sheet.unit !== id)
  state.attacks = state.attacks.filter(attack => attack.unit !== id)
  for (const attack of state.attacks) if (attack.target === id) attack.target = into
  for (const staff of state.staff) if (staff.contact === id) staff.contact = into
  for (const unit of state.units) renameIn(unit, id, into)
}

function renameIn(unit: Unit, id: string, into: string): void {
  if (unit.mother === id) unit.mother = into
  if (unit.refuge === id) unit.refuge = into
  for (const fired of unit.targets) if (fired.target === id) fired.target = into
}
