import { findBuilding } from '../ground/index.ts'
import type { Effect } from '../morale/effect.ts'
import { isTaking } from '../morale/inflict.ts'
import type { BaTable } from '../rules.ts'
import type { Attack, AttackState, State } from '../state.ts'
import type { Disorder } from '../tables/disorder.ts'
import { isDisordered, unitOf } from '../units.ts'
import { membersOf } from './body.ts'
import { enemyOf, openAttacks, wantsToo } from './fights.ts'
import { neighboursOf } from './helpers.ts'
import { isRouting } from './outcome.ts'
import type { Result } from './outcome.ts'

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
