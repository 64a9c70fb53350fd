import { total } from '@grognard/umpire'
import { familyOf } from '../../model/buildings.ts'
import { inflict } from '../../model/effects.ts'
import { countOnes, rollThree } from '../../model/rolls.ts'
import type { ThreeDice } from '../../model/rolls.ts'
import { engageChief } from '../../model/staff-danger.ts'
import type { State } from '../../model/state.ts'
import { unitOf } from '../../model/units.ts'
import type { BaContinuation, BaTable } from '../../rules.ts'
import type { MeleesFought } from './events.ts'
import { factorsFor, meleeUnitsOf, neighboursOf, sideIn } from './factors.ts'
import type { MeleeSide } from './factors.ts'
import { fightersIn, fightersOf, fightsOf, membersOf } from './fights.ts'
import type { Fight } from './fights.ts'
import { breakages, claimsOf, decide, outcomeOf, settleLapsed } from './outcome.ts'
import type { Result } from './outcome.ts'

/** A unit's situation in a fight with what will count, from the state before the dice. */
interface Prepared {
  side: MeleeSide
  bonus: number
  meleeUnits: number
  hasSupplies: boolean
}

/** [BA-4.1.1-08] [BA-4.1.3-11] All melees of a sub-phase, the first or that of continued attacks. */
export function fightMelees(table: BaTable): void {
  settleLapsed(table)
  const fights = fightsOf(table.state)
  if (fights.length > 0) fightAll(table, fights)
  spendAttacks(table)
}

/** Attacks that found nobody to fight are over too. */
function spendAttacks(table: BaTable): void {
  const left = table.state.attacks.filter(({ state }) => state === 'met')
  if (left.length > 0) table.emit({ kind: 'attacksSpent', units: left.map(({ unit }) => unit) })
}

/** [BA-4.1.3-11] [BA-1.1.4-07] All fights of a sub-phase: chiefs, rolls, then what comes of them. */
function fightAll(table: BaTable, fights: readonly Fight[]): void {
  const { state } = table
  engageChiefs(table, fights)
  const prepared = fights.flatMap(fight =>
    fightersIn(fight).map(unit => prepare(sideIn(state, fight, unit, fights))),
  )
  const dice = new Map<string, ThreeDice>()
  for (const unit of fightersOf(fights)) dice.set(unit, rollFor(table, unit, prepared))
  const results = resultsOf(state, prepared, dice)
  for (const [unit, roll] of dice) useUp(table, unit, roll)
  const claims = claimsOf(state, results)
  takePart(table, prepared, results)
  const { effects, losses } = outcomeOf(results)
  const isBroken = breakages(state, effects)
  inflict(table, effects, losses)
  decide(table, claims, results, isBroken)
}

function engageChiefs(table: BaTable, fights: readonly Fight[]): void {
  for (const unit of fightersOf(fights)) engageChief(table, unit)
}

function prepare(side: MeleeSide): Prepared {
  return {
    side,
    bonus: total(factorsFor(side), side),
    meleeUnits: meleeUnitsOf(side),
    hasSupplies: side.own.unit.supply !== 'none',
  }
}

/** [BA-4.1.3-01] [BA-4.1.5-01] One roll of each unit, whatever enemies it has. */
function rollFor(table: BaTable, unit: string, prepared: readonly Prepared[]): ThreeDice {
  const own = prepared.filter(({ side }) => side.own.unit.id === unit)
  const [first] = own
  if (first) table.tally(factorsFor(first.side), first.side)
  const dice = rollThree(table, 'BA-4.1.3-01')
  for (const { side, bonus } of own)
    table.emit({
      kind: 'meleeRolled',
      unit,
      enemy: side.enemy.unit.id,
      isAttacker: side.isAttacker,
      dice: dice.total,
      total: dice.total + bonus,
    })
  return dice
}

function resultsOf(
  state: State,
  prepared: readonly Prepared[],
  dice: ReadonlyMap<string, ThreeDice>,
): Result[] {
  const totalOf = ({ side, bonus }: Prepared) => (dice.get(side.own.unit.id)?.total ?? 0) + bonus
  return prepared.flatMap(one => {
    const { own, enemy, fight } = one.side
    const other = prepared.find(
      ({ side }) => side.fight === fight && side.own.unit.id === enemy.unit.id,
    )
    if (!other) return []
    const neighbours = neighboursOf(state, own.unit.id).map(id => unitOf(state, id))
    const { meleeUnits, hasSupplies } = one
    const totals = { total: totalOf(one), enemyTotal: totalOf(other) }
    return [{ own, enemy, ...totals, meleeUnits, hasSupplies, neighbours }]
  })
}

/** [BA-5.5.3-01] [BA-4.1.6-02] Neighbours share the roll, and all that have their supplies together. */
function useUp(table: BaTable, unit: string, dice: ThreeDice): void {
  const { state } = table
  const sharing = [unit, ...neighboursOf(state, unit)].flatMap(id =>
    familyOf(state, unitOf(state, id)).map(other => other.id),
  )
  for (const id of new Set(sharing)) countOnes(table, id, dice)
}

/** [BA-4.1.6-02] [BA-4.3.2-02] [BA-Q-66] Neighbours and all that are part of a body have fought too. */
function takePart(table: BaTable, prepared: readonly Prepared[], results: readonly Result[]): void {
  const { state } = table
  const fightersWith = ({ side: { own } }: Prepared) => [
    ...membersOf(own).map(({ id }) => id),
    ...neighboursOf(state, own.unit.id),
  ]
  const allOf = (some: readonly Prepared[]) => [...new Set(some.flatMap(fightersWith))]
  const drawn = drawnOf(prepared, results)
  table.emit({
    kind: 'meleesFought',
    attackers: allOf(prepared.filter(({ side }) => side.isAttacker)),
    defenders: allOf(prepared.filter(({ side }) => !side.isAttacker)),
    ...(drawn.length > 0 ? { drawn } : {}),
  })
}

/** [BA-4.1.3-09] [BA-Q-25] Each once, by its attacker. */
function drawnOf(
  prepared: readonly Prepared[],
  results: readonly Result[],
): NonNullable<MeleesFought['drawn']> {
  return prepared.flatMap(({ side: { isAttacker, own, enemy } }) => {
    const isEven = results.some(
      result => result.own === own && result.enemy === enemy && result.total === result.enemyTotal,
    )
    return isAttacker && isEven ? [{ attacker: own.unit.id, enemy: enemy.unit.id }] : []
  })
}

/** Of more, each with its own dice, there are too many ways to go through while a player waits. */
const MOST_FIGHTERS = 2

/**
 * [BA-4.1.3-01] What will come of some fights as they stand now. Chiefs are engaged first: states that are
 * equal then are rolled for once.
 */
export function foreseeFights(fights: readonly Fight[]): BaContinuation {
  if (fights.length === 0 || fightersOf(fights).length > MOST_FIGHTERS) return undefined
  const round = (table: BaTable) => fightAll(table, fights)
  return table => {
    engageChiefs(table, fights)
    return round
  }
}

/** [BA-4.1.5-01] Who has several enemies rolls once for all of them. */
export function fightsAround(state: State, unit: string): Fight[] {
  const fights = fightsOf(state)
  const own = fights.filter(fight => fightersIn(fight).includes(unit))
  return joinedTo(fights, own)
}

/** Those that share a fighter with one of them, or with one that does. */
function joinedTo(fights: readonly Fight[], some: readonly Fight[]): Fight[] {
  const fighters = fightersOf(some)
  const joined = fights.filter(fight => fightersIn(fight).some(unit => fighters.includes(unit)))
  return joined.length === some.length ? joined : joinedTo(fights, joined)
}
