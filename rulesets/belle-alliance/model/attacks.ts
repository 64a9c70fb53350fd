import { cornersOf, turnBetween } from '@grognard/geometry'
import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { entry } from '@grognard/geometry/measured/entry.ts'
import { aheadOf } from '@grognard/geometry/measured/pose.ts'
import { segmentsCross } from '@grognard/geometry/measured/segment.ts'
import { isAllowed } from '@grognard/umpire'
import { FIGURES_IN_FLANK } from '../book/tables/march.ts'
import { angles, ZONE_DEPTH } from '../book/tables/scale.ts'
import type { FormationKind } from '../book/tables/troops.ts'
import type { BaRefusal, BaTable } from '../rules.ts'
import { refuse } from '../words.ts'
import { figureHullsOf } from './figures.ts'
import { edgesOf, frontOf, hasNoFlanksNorRear, hullOf } from './footprint.ts'
import type { Edge } from './footprint.ts'
import { byCode, nameOf } from './names.ts'
import { followedClause, writtenClause } from './sheets.ts'
import type { Attack, State } from './state.ts'
import type { Unit } from './unit.ts'
import {
  findUnit,
  isArtillery,
  isCavalry,
  isDisordered,
  isInfantry,
  isOnBoard,
  unitOf,
  areEnemies,
} from './units.ts'

/**
 * [BA-4.1.1-03] [BA-4.1.1-02] Attacks that are followed are told, target, charge and position. Who has
 * fallen into disorder since, or whose target has left the board, announces none; [BA-2.3.3-02] light
 * disorder takes the charge from it.
 */
export function announceAttacks(table: BaTable): void {
  const ids = table.state.sheets.map(({ unit }) => unit)
  for (const id of ids.toSorted(byCode)) announceAttack(table, id)
}

/** [BA-Q-71] The other side knows of nobody who is still to arrive: his attack is told when he does. */
export function announceAttack(table: BaTable, id: string): void {
  const { state } = table
  const attack = followedClause(state, id, 'attack')
  if (!attack || !mayAnnounce(state, id, attack.target)) return
  const { target, againstPosition, terrain, ifMet } = attack
  const { seat, disorder } = unitOf(state, id)
  const isCharge = disorder === 'OR' && followedClause(state, id, 'march')?.rate === 'charge'
  const terms = { target, againstPosition, terrain, isCharge, ifMet }
  table.emit({ kind: 'attackAnnounced', seat, unit: id, ...terms })
}

/** The attack announced for it and not made yet, else as it is written and would be announced. */
export function attackMeant(state: State, unit: string): Attack | null {
  const isOpen = (attack: Attack) => attack.unit === unit && attack.state === 'announced'
  const announced = state.attacks.find(attack => isOpen(attack) && !attack.isContinued)
  if (announced) return announced
  const clause = writtenClause(state, unit, 'attack')
  if (!clause) return null
  const { kind: _kind, ...terms } = clause
  const isCharge = writtenClause(state, unit, 'march')?.rate === 'charge'
  return { unit, ...terms, isCharge, isContinued: false, met: null, state: 'announced' }
}

/** [BA-4.1.1-09] Bookkeeping: a unit that gives way between contact and melee has no melee. */
export function lapseAttacks({ attacks }: State, unit: string): void {
  for (const attack of attacks)
    if (attack.state === 'met' && (attack.unit === unit || attack.met === unit))
      attack.state = 'lapsed'
}

function mayAnnounce(state: State, id: string, target: string): boolean {
  const unit = unitOf(state, id)
  if (isDisordered(unit) || !isOnBoard(unit) || unit.figures === 0) return false
  const enemy = findUnit(state, target)
  return !enemy || isOnBoard(enemy)
}

/** A unit that means to attack, and whom. */
export interface Attacking {
  attacker: Unit
  /** Null for a place where nobody is. */
  target: Unit | null
}

const cannotAttack: readonly FormationKind[] = ['huddle', 'work', 'rest', 'rout', 'gunners']

const name = ({ attacker }: Attacking) => ({ unit: nameOf(attacker) })

/** [BA-4.1.1-02] Who may not attack at all, as far as units alone decide it. */
export const attackBars: BaRefusal<Attacking>[] = [
  refuse(
    'BA-4.1.1-02',
    'ba.refuse.attackDisordered',
    ({ attacker: { disorder } }) => disorder === 'U' || disorder === 'FU',
    name,
  ),
  refuse('BA-4.5.0-01', 'ba.refuse.attackByGuns', ({ attacker }) => isArtillery(attacker), name),
  refuse(
    'BA-1.3.1-10',
    'ba.refuse.attackFormation',
    ({ attacker }) => cannotAttack.includes(attacker.formation.kind),
    ({ attacker }) => ({
      unit: nameOf(attacker),
      formation: { key: `ba.formation.${attacker.formation.kind}` },
    }),
  ),
  refuse(
    'BA-2.3.2-04',
    'ba.refuse.attackFast',
    ({ attacker }) => attacker.doing.rate === 'fast',
    name,
  ),
  refuse(
    'BA-4.4.0-01',
    'ba.refuse.footAgainstHorse',
    ({ attacker, target }) => isInfantry(attacker) && target !== null && isCavalry(target),
    ({ attacker, target }) => ({
      unit: nameOf(attacker),
      target: target ? nameOf(target) : '',
    }),
  ),
  refuse(
    'BA-6.1.1-02',
    'ba.refuse.horseAgainstHouse',
    ({ attacker, target }) => isCavalry(attacker) && target !== null && target.building !== null,
    name,
  ),
]

/** [BA-6.1.2-03] No attack out of a building. */
export const attackFromHouse: BaRefusal<Attacking> = refuse(
  'BA-6.1.2-03',
  'ba.refuse.attackFromHouse',
  ({ attacker }) => attacker.building !== null,
  name,
)

/** [BA-4.1.1-05] Whether the unit can attack this enemy now, an announced attack given. */
export function mayAttack(attacker: Unit, target: Unit): boolean {
  const context = { attacker, target }
  return isAllowed(attackBars, context) && !attackFromHouse.when(context)
}

/**
 * [BA-4.1.8-01] [BA-4.1.8-02] Where an attacker in contact takes an enemy: in the flank with enough
 * figures behind its extended front and a line square to the attacker's front that meets the flank
 * steeply; in the rear where such a line meets that.
 */
export function sideMet(attacker: Unit, defender: Unit): 'front' | 'flank' | 'rear' {
  if (hasNoFlanksNorRear(defender)) return 'front'
  const edges = edgesOf(defender).filter(edge => isMetBy(attacker, edge))
  const isFlank = edges.some(edge => edge.countsAs.endsWith('Flank') && isSteep(attacker, edge))
  if (isFlank && figuresBehindFront(attacker, defender) >= FIGURES_IN_FLANK) return 'flank'
  return edges.some(edge => edge.countsAs === 'rear') ? 'rear' : 'front'
}

/** [BA-4.1.8-01] Figures of the attacker wholly or partly behind the enemy's extended front. */
export function figuresBehindFront(attacker: Unit, defender: Unit): number {
  const front = { ...frontOf(defender), heading: defender.heading }
  return figureHullsOf(attacker).filter(figure => {
    const corners = cornersOf(figure)
    return [0, 2, 4, 6].some(i => aheadOf(front, entry(corners, i), entry(corners, i + 1)) < 0)
  }).length
}

/** Lines ahead of the attacker's front reach the edge from outside. */
export function isMetBy(attacker: Unit, edge: Edge): boolean {
  if (Math.abs(turnBetween(attacker.heading, edge.outward)) <= 9_000) return false
  const { beam } = hullOf(attacker)
  const { x, y } = frontOf(attacker)
  const [s, c] = [sine(attacker.heading), cosine(attacker.heading)]
  const step = beam / LINES
  for (let aside = (step - beam) / 2; aside < beam / 2; aside += step) {
    const [fromX, fromY] = [x + aside * c, y - aside * s]
    const [toX, toY] = [fromX + REACH * s, fromY + REACH * c]
    if (segmentsCross(fromX, fromY, toX, toY, edge.ax, edge.ay, edge.bx, edge.by)) return true
  }
  return false
}

/** Lines drawn from the attacker's front, and how far. */
const LINES = 40
const REACH = 3 * ZONE_DEPTH

/** [BA-4.1.8-01] The line meets the flank at 45 to 90 degrees. */
function isSteep(attacker: Unit, { outward }: Edge): boolean {
  const square = Math.abs(turnBetween(attacker.heading, outward + 18_000))
  return 9_000 - square >= angles.flank
}

/** [BA-6.1.2-06] Whether the rival is an enemy at the same empty terrain. */
export function wantsToo(
  state: State,
  { unit, terrain }: Pick<Attack, 'unit' | 'terrain'>,
  rival: Attack,
): boolean {
  if (rival.met !== null || rival.terrain !== terrain) return false
  return areEnemies(unitOf(state, rival.unit), unitOf(state, unit))
}

/** The attack of the sub-phase that is played. */
export function lastAttack({ attacks }: State, unit: string): Attack | undefined {
  return attacks.findLast(attack => attack.unit === unit)
}
