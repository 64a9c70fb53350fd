import { figuresOfQuarters, lossRow } from '../../book/tables/losses.ts'
import { meleeDisorder } from '../../book/tables/melee.ts'
import type { Disorder } from '../../book/tables/morale.ts'
import { wantsToo } from '../../model/attacks.ts'
import { findBuilding } from '../../model/buildings.ts'
import { isTaking } from '../../model/effects.ts'
import type { Effect } from '../../model/effects.ts'
import { centreOf } from '../../model/footprint.ts'
import { apportion } from '../../model/losses.ts'
import type { Loss } from '../../model/losses.ts'
import type { Attack, AttackState, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isCavalry, isDisordered, unitOf } from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'
import { neighboursOf } from './factors.ts'
import { enemyOf, losersOf, membersOf, openAttacks } from './fights.ts'
import type { Body } from './fights.ts'

/** A body that has rolled against one enemy. */
export interface Result {
  own: Body
  enemy: Body
  total: number
  enemyTotal: number
  meleeUnits: number
  /** [BA-5.5.3-02] Without supplies it takes only prisoners. */
  hasSupplies: boolean
  /** [BA-4.1.6-02] Neighbours, which share what befalls it. */
  neighbours: readonly Unit[]
}

/** [BA-4.1.3-11] What all fights of a sub-phase come to; each fight stands twice, once for each side. */
export function outcomeOf(results: readonly Result[]): { effects: Effect[]; losses: Loss[] } {
  return { effects: results.flatMap(effectsOf), losses: lossesOf(results) }
}

/** [BA-4.1.3-02] The lower total loses, for all that are part of it. */
function effectsOf({ own, enemy, total, enemyTotal, neighbours }: Result): Effect[] {
  const degree = degreeOf(enemyTotal - total)
  if (degree === null) return []
  const { x: fromX, y: fromY } = centreOf(enemy.unit)
  return [...membersOf(own), ...neighbours].map(({ id: unit }) => {
    return { unit, degree, cause: 'melee' as const, fromX, fromY }
  })
}

function degreeOf(difference: number): Effect['degree'] | null {
  const found = meleeDisorder(difference)
  return found === 'OR' ? null : found
}

/** [BA-4.1.3-07] Losses of all, then prisoners of all. */
function lossesOf(results: readonly Result[]): Loss[] {
  const targets = [...new Set(results.map(({ enemy }) => enemy.unit.id))]
  return [
    ...targets.flatMap(target => share(results, target, fallen(results, target), 'melee')),
    ...targets.flatMap(target => share(results, target, captured(results, target), 'prisoners')),
  ]
}

/** [BA-4.3.2-03] [BA-4.5.0-03] [BA-6.1.1-07] Shared by all that are hit together. */
function share(
  results: readonly Result[],
  target: string,
  figures: number,
  cause: Loss['cause'],
): Loss[] {
  const bodies = results.flatMap(({ enemy }) => (enemy.unit.id === target ? [enemy] : []))
  const body = bodies.find(({ isScreened }) => isScreened) ?? bodies[0]
  if (!body || figures === 0) return []
  const losers = losersOf(body)
  const shares = apportion(figures, losers)
  return losers
    .map(({ id: unit }, at) => ({ unit, figures: shares[at] ?? 0, cause }))
    .filter(loss => loss.figures > 0)
}

/** [BA-4.1.5-02] Attacks add up before they are rounded; who has several enemies shares out. */
function fallen(results: readonly Result[], target: string): number {
  const against = results.filter(({ enemy }) => enemy.unit.id === target)
  const single = against.filter(result => isOnly(results, result))
  const quarters = single.reduce((sum, result) => sum + quartersBy(result), 0)
  const several = against.filter(result => !isOnly(results, result))
  return several.reduce(
    (sum, { own }) => sum + shareOf(results, own, target, dealtBy, () => true),
    figuresOfQuarters(quarters),
  )
}

function isOnly(results: readonly Result[], { own }: Result): boolean {
  return results.filter(result => result.own.unit.id === own.unit.id).length === 1
}

/** [BA-Q-44] Without supplies nobody falls. */
function quartersBy({ hasSupplies, total, meleeUnits }: Result): number {
  return hasSupplies ? lossRow(total).quarters * meleeUnits : 0
}

function dealtBy(result: Result): number {
  return figuresOfQuarters(quartersBy(result))
}

/** [BA-4.1.5-02] [BA-Q-59] Prisoners of attacks that by themselves brought the target into FU. */
function captured(results: readonly Result[], target: string): number {
  const against = results.filter(({ enemy }) => enemy.unit.id === target).filter(isRouting)
  return against.reduce((sum, result) => {
    if (isOnly(results, result)) return sum + prisonersBy(result, result.enemy.unit)
    const by = (best: Result) => prisonersBy(best, result.enemy.unit)
    return sum + shareOf(results, result.own, target, by, isRouting)
  }, 0)
}

/** [BA-4.1.3-02] This fight alone brings the enemy into FU. */
function isRouting({ total, enemyTotal }: Result): boolean {
  return meleeDisorder(total - enemyTotal) === 'FU'
}

/** [BA-4.1.3-07] Cavalry takes more of other arms. */
function prisonersBy({ own, total, meleeUnits }: Result, enemy: Unit): number {
  const row = lossRow(total)
  const isDouble = isCavalry(own.unit) && !isCavalry(enemy)
  return (isDouble ? row.prisonersOfCavalry : row.prisoners) * meleeUnits
}

/** [BA-4.1.5-02] [BA-4.1.5-03] The target's part of what a body with several enemies deals at its best. */
function shareOf(
  results: readonly Result[],
  own: Body,
  target: string,
  dealt: (best: Result) => number,
  counts: (result: Result) => boolean,
): number {
  const mine = results.filter(result => result.own.unit.id === own.unit.id)
  const best = mine.reduce(better)
  const hit = mine.filter(counts)
  const bodies = hit.map(({ enemy }) => ({ id: enemy.unit.id, figures: enemy.figures }))
  const shares = apportion(dealt(best), bodies)
  return shares[hit.findIndex(({ enemy }) => enemy.unit.id === target)] ?? 0
}

function better(one: Result, other: Result): Result {
  if (other.total !== one.total) return other.total > one.total ? other : one
  return other.meleeUnits > one.meleeUnits ? other : one
}

/** What a unit has been brought into; null where it stands as before. */
export type Breakage = (unit: string) => 'U' | 'FU' | null

/**
 * Tells after a batch what it brought a unit into, also one that nothing is left of; to be asked for
 * before. Losses may do it too, by the valeur they cost.
 */
export function breakages(state: State, effects: readonly Effect[]): Breakage {
  const before = new Map(state.units.map(({ id, disorder }) => [id, disorder]))
  const taking = effects.filter(effect => isTaking(unitOf(state, effect.unit), effect))
  return id => {
    const { disorder } = unitOf(state, id)
    if (before.get(id) !== disorder) return givenWay(disorder)
    const degrees = taking.flatMap(({ unit, degree }) => (unit === id ? [degree] : []))
    if (degrees.includes('FU')) return 'FU'
    return degrees.includes('U') ? 'U' : null
  }
}

function givenWay(disorder: Disorder): 'U' | 'FU' | null {
  return disorder === 'U' || disorder === 'FU' ? disorder : null
}

/** An attack, and the enemies that have to give way for it. */
export interface Claim {
  unit: string
  enemies: string[]
}

/** [BA-4.1.4-01] The attacks of the sub-phase, those of neighbours too; to be asked for before. */
export function claimsOf(state: State, results: readonly Result[]): Claim[] {
  return state.attacks
    .filter(attack => attack.state === 'met')
    .map(attack => ({ unit: attack.unit, enemies: enemiesOf(state, results, attack) }))
}

/** [BA-4.1.4-01] [BA-4.1.4-03] [BA-4.1.1-10] What every attack of the sub-phase has come to. */
export function decide(
  table: BaTable,
  claims: readonly Claim[],
  results: readonly Result[],
  isBroken: Breakage,
): void {
  table.emit({
    kind: 'meleesDecided',
    units: claims.map(({ unit }) => unit),
    states: claims.map(({ enemies }) => stateAfter(enemies.map(isBroken))),
    routers: routersIn(table.state, results, isBroken),
  })
}

/** The enemies of an attack: of one on an empty building all that it fought for it. */
function enemiesOf(state: State, results: readonly Result[], attack: Attack): string[] {
  if (attack.met !== null) {
    const helped = state.helpers.find(
      ({ unit, kind }) => unit === attack.unit && kind === 'neighbour',
    )
    return [helped?.against ?? enemyOf(state, attack)?.id ?? attack.met]
  }
  return results.filter(({ own }) => own.unit.id === attack.unit).map(({ enemy }) => enemy.unit.id)
}

/** [BA-6.1.2-06] All of them have to give way. */
function stateAfter(broken: readonly ('U' | 'FU' | null)[]): AttackState {
  if (broken.length === 0 || broken.includes(null)) return 'fought'
  return broken.includes('FU') ? 'routed' : 'broke'
}

/** [BA-4.1.1-10] [BA-4.1.6-02] Who brought an enemy into FU, with neighbours and all of its body. */
function routersIn(state: State, results: readonly Result[], isBroken: Breakage): string[] {
  const routing = results.filter(result => isRouter(results, result, isBroken))
  const units = routing.flatMap(({ own }) => [
    ...membersOf(own).map(({ id }) => id),
    ...neighboursOf(state, own.unit.id),
  ])
  return [...new Set(units)]
}

/** Where no result alone did it, the losses of all together have. */
function isRouter(results: readonly Result[], result: Result, isBroken: Breakage): boolean {
  const enemy = result.enemy.unit.id
  if (isBroken(enemy) !== 'FU') return false
  const against = results.filter(other => other.enemy.unit.id === enemy)
  return isRouting(result) || !against.some(isRouting)
}

/** [BA-4.1.1-09] [BA-4.1.1-10] Attacks whose melee falls out because one of the two gave way before. */
export function settleLapsed(table: BaTable): void {
  const lapsed = table.state.attacks.filter(({ state }) => state === 'lapsed')
  for (const { unit: attacker, met } of lapsed) {
    const enemy = met ?? attacker
    const isBeaten = isDisordered(unitOf(table.state, attacker))
    const loser = unitOf(table.state, isBeaten ? attacker : enemy).disorder
    const state = isBeaten ? 'fought' : stateAfter([givenWay(loser)])
    const winner = isBeaten ? enemy : attacker
    const router = loser === 'FU' && attacker !== enemy ? winner : null
    table.emit({ kind: 'meleeLapsed', attacker, enemy, state, router })
  }
  settleBuildings(table, lapsed)
}

/** [BA-6.1.2-06] Attackers that are left alone at an empty building: their rivals gave way before. */
function settleBuildings(table: BaTable, lapsed: readonly Attack[]): void {
  const { state } = table
  for (const attack of openAttacks(state)) {
    if (attack.met !== null || !findBuilding(state, attack.terrain)) continue
    const isRival = (row: Attack) => wantsToo(state, attack, row)
    const beaten = lapsed.filter(isRival)
    const [first] = beaten
    if (!first || openAttacks(state).some(isRival)) continue
    const broken = beaten.map(({ unit }) => givenWay(unitOf(state, unit).disorder))
    table.emit({
      kind: 'meleeLapsed',
      attacker: attack.unit,
      enemy: first.unit,
      state: stateAfter(broken),
      router: broken.includes('FU') ? attack.unit : null,
    })
  }
}
