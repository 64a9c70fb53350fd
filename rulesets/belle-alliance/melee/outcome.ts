import { apportion } from '../fire/apportion.ts'
import { centreOf } from '../formation/footprint.ts'
import type { Effect, Loss } from '../morale/effect.ts'
import type { Unit } from '../state.ts'
import { figuresOfQuarters, lossRow } from '../tables/loss.ts'
import { meleeDisorder } from '../tables/melee-result.ts'
import { isCavalry } from '../units.ts'
import { membersOf, losersOf } from './body.ts'
import type { Body } from './body.ts'

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
    (sum, { own }) => sum + partOf(results, own, target, dealtBy, () => true),
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
    return sum + partOf(results, result.own, target, by, isRouting)
  }, 0)
}

/** [BA-4.1.3-02] This fight alone brings the enemy into FU. */
export function isRouting({ total, enemyTotal }: Result): boolean {
  return meleeDisorder(total - enemyTotal) === 'FU'
}

/** [BA-4.1.3-07] Cavalry takes more of other arms. */
function prisonersBy({ own, total, meleeUnits }: Result, enemy: Unit): number {
  const row = lossRow(total)
  const isDouble = isCavalry(own.unit) && !isCavalry(enemy)
  return (isDouble ? row.prisonersOfCavalry : row.prisoners) * meleeUnits
}

/** [BA-4.1.5-02] [BA-4.1.5-03] The target's part of what a body with several enemies deals at its best. */
function partOf(
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
