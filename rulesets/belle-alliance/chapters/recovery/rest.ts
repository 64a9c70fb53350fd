import { pointOfRest, turnsOfRest, turnsOfRestByWagon } from '../../book/tables/morale.ts'
import {
  clauseRulesFromList,
  refusalNow,
  unitIn,
  unitName,
  withCommonRefusals,
  writtenShape,
} from '../../model/clauses.ts'
import type { ClauseOf, ContextOf } from '../../model/clauses.ts'
import { hasRoom, isTouching } from '../../model/contact.ts'
import { plainChange, reformed } from '../../model/formations.ts'
import type { Reformed } from '../../model/formations.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import { followedClause, writtenClause } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isDisordered, isGunnersOnly, isOnBoard } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { refuse } from '../../words.ts'

type Resting = ContextOf<'rest'>

/** [BA-5.5.4-02] Supplies come first, and a point only where one was lost. */
const bodilyRefusals: readonly BaRefusal<Resting>[] = [
  refuse('BA-5.5.4-01', 'ba.refuse.restDisordered', r => isDisordered(unitIn(r)), unitName),
  refuse('BA-5.5.4-01', 'ba.refuse.restsAlready', r => unitIn(r).rest !== null, unitName),
  refuse(
    'BA-5.5.4-02',
    'ba.refuse.hasSupplies',
    r => r.clause.goal === 'supply' && unitIn(r).supply === 'full',
    unitName,
  ),
  refuse(
    'BA-5.5.4-02',
    'ba.refuse.suppliesFirst',
    r => r.clause.goal === 'valeur' && unitIn(r).supply !== 'full',
    unitName,
  ),
  refuse(
    'BA-5.5.4-02',
    'ba.refuse.nothingToWinBack',
    r => r.clause.goal === 'valeur' && hasAllValeur(r),
    unitName,
  ),
]

/** [BA-1.3.6-01] Guns do not rest: their gunners leave them for it. */
const atTheGuns: BaRefusal<Resting> = refuse(
  'BA-1.3.6-01',
  'ba.refuse.restAtGuns',
  r => unitIn(r).guns.length > 0 && !writtenClause(r.state, r.unit, 'leaveGuns'),
  unitName,
)

const restRefusals = withCommonRefusals<'rest'>([atTheGuns, ...bodilyRefusals])

function hasAllValeur(resting: Resting): boolean {
  const { valeur, startingValeur } = unitIn(resting)
  return valeur >= startingValeur
}

const goals = ['supply', 'valeur'] as const

/** [BA-5.5.4-01] [BA-5.5.4-02] A unit is to rest, for supplies or for a point of valeur. */
export const rest: BaOrderRules<'rest'> = {
  shape: writtenShape('rest'),
  ...clauseRulesFromList('rest', restRefusals, () => goals.map(goal => ({ kind: 'rest', goal }))),
  tool: { tool: 'list', piece: ({ unit }) => unit, isRare: () => true },
  describe: (state, { unit, goal }) => ({
    key: `ba.order.rest.${goal}`,
    values: { unit: nameOfUnit(state, unit) },
  }),
}

/** [BA-1.3.6-01] [BA-5.5.4-01] Who is to rest forms up for it; to be called after gunners left guns. */
export function beginRests(table: BaTable): void {
  for (const written of table.state.units.slice()) {
    const clause = followedClause(table.state, written.id, 'rest')
    if (clause) beginRest(table, restingOf(table.state, written), clause)
  }
}

/** [BA-2.2.5-02] Of a battery the gunners that have left it. */
function restingOf(state: State, unit: Unit): Unit {
  if (unit.guns.length === 0) return unit
  const off = (other: Unit) => isOnBoard(other) && isGunnersOnly(other) && other.partOf === unit.id
  return state.units.find(off) ?? unit
}

function beginRest(table: BaTable, unit: Unit, clause: ClauseOf<'rest'>): void {
  const { state } = table
  const { id, seat } = unit
  const because =
    refusalNow(bodilyRefusals, { state, seat, unit: id, clause }) ?? noRoom(state, unit)
  if (because) return table.emit({ kind: 'partFailed', seat, unit: id, part: 'rest', because })
  const { x, y, heading } = formedToRest(unit)
  table.emit({ kind: 'restBegun', unit: id, x, y, heading, goal: clause.goal })
}

function noRoom(state: State, unit: Unit) {
  if (unit.walls || hasRoom(state, { ...unit, ...formedToRest(unit) }, [unit.id])) return null
  return { rule: 'BA-2.2.1-05', message: 'ba.refuse.noRoomToRest', values: { unit: nameOf(unit) } }
}

/** [BA-2.2.1-01] Behind the middle of its front; in a building where it is. */
function formedToRest(unit: Unit): Reformed {
  const formation = { kind: 'rest' as const, front: null, gap: null }
  const { x, y, heading } = unit
  return unit.walls ? { formation, x, y, heading } : reformed(unit, plainChange(formation))
}

/** [BA-5.3.2-01] [BA-5.5.4-01] Stationary all turn and busy with nothing else; fire at it is no matter. */
function hasBeenStill({ doing }: Unit): boolean {
  return !(
    doing.moved ||
    doing.forced ||
    doing.split ||
    doing.reformed ||
    doing.pressedBack ||
    doing.passedThrough ||
    doing.fought ||
    doing.fired ||
    doing.continuedFire ||
    doing.hasAdvanced
  )
}

/** [BA-5.5.4-02] [BA-5.5.4-04] [BA-5.5.2-03] A turn of rest is over: it counts, or it broke what went before. */
function endRests(table: BaTable): void {
  const { state } = table
  const served = servedByWagons(state)
  for (const unit of state.units.filter(isOnBoard)) {
    const { rest } = unit
    if (rest === null || rest.since === state.turn) continue
    if (isBroken(unit)) table.emit({ kind: 'restBroken', unit: unit.id })
    else if (rest.goal === 'supply' || unit.valeur < unit.startingValeur)
      countTurn(
        table,
        unit,
        rest.turns + (served.has(unit.id) ? turnsOfRest / turnsOfRestByWagon : 1),
      )
  }
}

function isBroken(unit: Unit): boolean {
  return unit.formation.kind !== 'rest' || isDisordered(unit) || !hasBeenStill(unit)
}

function countTurn(table: BaTable, { id, rest, valeur }: Unit, turns: number): void {
  if (turns < turnsOfRest) table.emit({ kind: 'rested', unit: id, turns })
  else if (rest?.goal === 'supply') table.emit({ kind: 'resupplied', unit: id })
  else table.emit({ kind: 'valeurChanged', unit: id, valeur: valeur + pointOfRest, cause: 'rest' })
}

/** [BA-5.5.4-03] Units that draw supplies from a wagon they touch, one from each. */
function servedByWagons(state: State): Set<string> {
  const served = new Set<string>()
  for (const wagon of state.units.filter(isServing)) {
    const unit = state.units.find(
      other =>
        other.rest?.goal === 'supply' &&
        other.seat === wagon.seat &&
        isOnBoard(other) &&
        !served.has(other.id) &&
        isTouching(other, wagon),
    )
    if (unit) served.add(unit.id)
  }
  return served
}

/** [BA-5.5.4-03] The scenario tells which wagons have ammunition. */
function isServing(unit: Unit): boolean {
  if (unit.arm !== 'wagon' || unit.supply === 'none') return false
  return isOnBoard(unit) && unit.figures > 0 && !isDisordered(unit)
}

/** [BA-5.1.1-03] [BA-5.2.2-01] [BA-5.3.2-01] One step to order for each unit that has earned it; rest. */
export function reorganiseAtEnd(table: BaTable): void {
  const { state } = table
  for (const unit of state.units.filter(isOnBoard)) {
    if (isCalm(state, unit)) table.emit({ kind: 'reorganised', unit: unit.id, to: 'OR' })
    else if (isCollected(state, unit)) table.emit({ kind: 'reorganised', unit: unit.id, to: 'LU' })
  }
  endRests(table)
}

/** [BA-5.2.2-01] In light disorder since an earlier turn, and no new disorder in this one. */
function isCalm({ turn }: State, { disorder, disorderedIn, doing }: Unit): boolean {
  return disorder === 'LU' && disorderedIn < turn && !doing.disordered
}

/** [BA-5.3.2-01] In disorder since an earlier turn, and still and alone for all of this one. */
function isCollected({ turn }: State, unit: Unit): boolean {
  return unit.disorder === 'U' && unit.disorderedIn < turn && hasBeenStill(unit)
}
