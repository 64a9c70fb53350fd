import { fireUnits } from '../../book/tables/losses.ts'
import { FIGURES_IN_FLANK } from '../../book/tables/march.ts'
import { CORNERS_OF_SIDE, FILES_FIGHTING, RANKS_FIGHTING } from '../../book/tables/melee.ts'
import { distances } from '../../book/tables/scale.ts'
import { figuresBehindFront, isMetBy, sideMet, wantsToo } from '../../model/attacks.ts'
import { findBuilding, garrisonLeader, garrisonOf } from '../../model/buildings.ts'
import { areInMeleeContact, isInZone, isWithRefuge } from '../../model/contact.ts'
import { figuresNear, figuresWithin, lineOf } from '../../model/figures.ts'
import { edgesOf, sizeOfUnit } from '../../model/footprint.ts'
import { byCode } from '../../model/names.ts'
import type { Attack, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import {
  findUnit,
  isArtillery,
  isDisordered,
  isGunnersOnly,
  isOnBoard,
  isSkirmishLine,
  unitOf,
} from '../../model/units.ts'

/**
 * [BA-6.1.2-08] [BA-4.1.3-08] [BA-4.1.3-10] Figures of a unit that come into melee units when it is taken like that;
 * an attacker fights to its front.
 */
export function figuresFighting(unit: Unit, enemy: Unit, taken: Aspect): number {
  const { figures, walls, disorder } = unit
  if (isSkirmishLine(unit)) return figuresAtHand(unit, enemy)
  if (walls !== null || disorder === 'FU') return figures
  if (isArtillery(unit) && !isGunnersOnly(unit)) return figures
  if (taken === 'flank') return inFlank(unit)
  return taken === 'rear' ? inRear(unit) : inFront(unit)
}

/** [BA-4.3.1-03] Of a line that fights alone: those near enough to the enemy. */
function figuresAtHand(line: Unit, enemy: Unit): number {
  return figuresWithin(line, enemy, distances.soutien)
}

/** [BA-4.1.3-08] Counted as fire units of infantry are, of guns too. */
export function meleeUnits(figures: number): number {
  return fireUnits(figures, 'figures')
}

/** [BA-Q-51] Two ranks; of a square's side the corners belong to the neighbouring sides too. */
function inFront(unit: Unit): number {
  const { files } = sizeOfUnit(unit)
  const corners = unit.formation.kind === 'square' ? CORNERS_OF_SIDE : 0
  return Math.min(unit.figures, RANKS_FIGHTING * files - corners)
}

/** The two outer files over all ranks; the last rank counts as filled from that wing. */
function inFlank(unit: Unit): number {
  const { files } = sizeOfUnit(unit)
  const full = Math.floor(unit.figures / files)
  const last = unit.figures - full * files
  return full * Math.min(FILES_FIGHTING, files) + Math.min(FILES_FIGHTING, last)
}

/** The two rear ranks, the last of them as it is filled. */
function inRear(unit: Unit): number {
  const { files, ranks } = sizeOfUnit(unit)
  return unit.figures - Math.max(0, ranks - RANKS_FIGHTING) * files
}

/** A unit in a melee with all that fight as part of it. */
export interface Body {
  unit: Unit
  /** [BA-4.3.2-01] A skirmish line of its own stands in the zone between the two. */
  isCovered: boolean
  /** [BA-4.3.2-02] That line, where it has figures near enough and no fight for itself, and how many. */
  line: Unit | null
  lineFigures: number
  /** [BA-4.3.2-03] It fights in that zone. */
  isScreened: boolean
  /** [BA-4.5.0-03] Gunners in refuge; [BA-6.1.1-07] others in the same building. */
  others: Unit[]
  /** [BA-4.1.3-06] [BA-Q-72] Figures that count for the ratio. */
  figures: number
}

/** The body of a unit against an enemy; `apart` are units that fight for themselves. */
export function bodyOf(state: State, unit: Unit, enemy: Unit, apart: readonly string[]): Body {
  const near = nearLineOf(state, unit)
  const isCovered = near !== null && standsBetween(near, unit, enemy)
  const line = near !== null && !apart.includes(near.id) ? near : null
  const lineFigures = line ? figuresNear(line, unit) : 0
  const isScreened = isCovered && line !== null
  const others = [...refugeesWith(state, unit), ...besides(state, unit)]
  const own = isSkirmishLine(unit) ? figuresAtHand(unit, enemy) : unit.figures
  const figures = others.reduce((sum, other) => sum + other.figures, own + lineFigures)
  return { unit, isCovered, line, lineFigures, isScreened, others, figures }
}

/** [BA-6.1.1-07] The unit that stands for all in its building, else the unit itself. */
function principalOf(state: State, unit: Unit): Unit {
  const { building } = unit
  return (building !== null ? garrisonLeader(state, building) : undefined) ?? unit
}

/** [BA-4.3.2-02] Every unit that has the body's result. */
export function membersOf({ unit, line, others }: Body): Unit[] {
  return line ? [unit, line, ...others] : [unit, ...others]
}

/** [BA-4.3.2-03] [BA-4.5.0-03] Those that share its losses: the line only as a screen, but all of it. */
export function losersOf({ unit, line, isScreened, others }: Body): Unit[] {
  return line && isScreened ? [unit, line, ...others] : [unit, ...others]
}

/** [BA-4.3.2-02] [BA-6.1.2-03] The line of a soutien outside of buildings, with a figure near enough. */
export function nearLineOf(state: State, unit: Unit): Unit | null {
  if (unit.building !== null) return null
  const line = lineOf(state, unit)
  return line && figuresNear(line, unit) > 0 ? line : null
}

/** [BA-4.3.2-01] Partly in the melee zone in which the two stand. */
function standsBetween(line: Unit, unit: Unit, enemy: Unit): boolean {
  return isInSharedZone(line, unit, enemy) || isInSharedZone(line, enemy, unit)
}

function isInSharedZone(line: Unit, unit: Unit, enemy: Unit): boolean {
  return isInZone(unit, enemy) && isInZone(unit, line)
}

/** [BA-4.5.0-03] Gunners that are with an infantry unit until they move away. */
function refugeesWith(state: State, { id }: Unit): Unit[] {
  return state.units.filter(
    unit =>
      unit.refuge === id && unit.guns.length === 0 && isOnBoard(unit) && isWithRefuge(state, unit),
  )
}

function besides(state: State, unit: Unit): Unit[] {
  if (unit.building === null) return []
  return garrisonOf(state, unit.building).filter(other => other.id !== unit.id)
}

/** Two units that fight one another in a sub-phase. */
export interface Fight {
  attacker: string
  enemy: string
  /** [BA-4.1.3-01] The enemy attacks the attacker too. */
  isMutual: boolean
  /** [BA-6.1.2-06] The empty building that both want, or null. */
  building: string | null
}

/** [BA-4.1.1-08] [BA-4.1.3-11] [BA-4.1.6-01] All fights of the sub-phase, neighbours left aside. */
export function fightsOf(state: State): Fight[] {
  const fights: Fight[] = []
  for (const attack of openAttacks(state))
    for (const fight of fightsBy(state, attack))
      if (!fightersIn(fight).some(unit => isNeighbour(state, unit))) add(fights, fight)
  return fights
}

/** [BA-4.1.1-08] Attacks whose attacker can carry them through now. */
export function openAttacks(state: State): Attack[] {
  return state.attacks.filter(attack => attack.state === 'met' && isAble(state, attack.unit))
}

function isNeighbour({ helpers }: State, unit: string): boolean {
  return helpers.some(helper => helper.unit === unit && helper.kind === 'neighbour')
}

/** [BA-4.1.1-02] On the board and in no disorder that bars an attack. */
function isAble(state: State, id: string): boolean {
  const unit = findUnit(state, id)
  return unit !== undefined && isOnBoard(unit) && !isDisordered(unit)
}

function fightsBy(state: State, attack: Attack): Fight[] {
  if (attack.met === null) return fightsForBuilding(state, attack)
  const enemy = enemyOf(state, attack)
  if (!enemy) return []
  return [{ attacker: attack.unit, enemy: enemy.id, isMutual: false, building: null }]
}

/** The enemy in contact that stands for all that the attack has met. */
export function enemyOf(state: State, { unit, met }: Attack): Unit | undefined {
  const found = met === null ? undefined : findUnit(state, met)
  if (!found || !isOnBoard(found) || !areInMeleeContact(unitOf(state, unit), found))
    return undefined
  return principalOf(state, found)
}

/** [BA-6.1.2-06] Attackers of both sides that stand at the same empty building. */
function fightsForBuilding(state: State, { unit, terrain }: Attack): Fight[] {
  if (!findBuilding(state, terrain)) return []
  const rivals = openAttacks(state).filter(rival => wantsToo(state, { unit, terrain }, rival))
  return rivals.map(rival => {
    return { attacker: unit, enemy: rival.unit, isMutual: true, building: terrain }
  })
}

/** Two that attack one another fight once. */
function add(fights: Fight[], fight: Fight): void {
  const known = fights.find(
    ({ attacker, enemy }) => attacker === fight.enemy && enemy === fight.attacker,
  )
  if (known) known.isMutual = true
  else fights.push(fight)
}

/** The two units of a fight. */
export function fightersIn({ attacker, enemy }: Fight): [string, string] {
  return [attacker, enemy]
}

/** All units that fight, the lower id first. */
export function fightersOf(fights: readonly Fight[]): string[] {
  return [...new Set(fights.flatMap(fightersIn))].toSorted(byCode)
}

/** Whether the unit attacks in this fight. */
export function isAttackerIn({ attacker, isMutual }: Fight, unit: string): boolean {
  return isMutual || attacker === unit
}

/** Where an enemy is taken. */
export type Aspect = 'front' | 'flank' | 'rear'

/** [BA-4.1.8-01] [BA-4.1.8-02] [BA-4.1.8-04] Skirmish lines of the two do not matter. */
export function aspectOf(attacker: Unit, enemy: Unit): Aspect {
  return sideMet(attacker, enemy)
}

/** [BA-4.1.8-03] Neither flank nor rear attack, but its front reaches round the enemy's wing. */
export function isOverlapping(unit: Unit, enemy: Unit): boolean {
  if (aspectOf(unit, enemy) !== 'front') return false
  const flanks = edgesOf(enemy).filter(({ countsAs }) => countsAs.endsWith('Flank'))
  return (
    flanks.some(edge => isMetBy(unit, edge)) && figuresBehindFront(unit, enemy) >= FIGURES_IN_FLANK
  )
}
