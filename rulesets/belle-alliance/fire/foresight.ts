import type { BaContinuation, BaTable } from '../rules.ts'
import type { Fire, State } from '../state.ts'
import { isMeasurable } from './arcs.ts'
import { partsOf } from './fire-units.ts'
import { shotOf } from './shot.ts'
import type { Shot } from './shot.ts'
import { carriedOut, engageChiefs, fireAll, loadCanister } from './steps.ts'
import { unitOf } from '../units.ts'

/**
 * [BA-1.1.1-11] [BA-1.1.1-03] Odds of a shot tell its range: before it is declared they may be known
 * where measuring is, and of fire that goes on, whose range was found last turn.
 */
export function mayForesee(state: State, unit: string, phase: Fire['phase']): boolean {
  return phase === 'continued' || isMeasurable(state, unitOf(state, unit))
}

/** [BA-3.1.1-07] What will come of the fire that was declared last, if nobody else fires. */
export function foreseeLastFire(table: BaTable): BaContinuation {
  return foresee(table, table.state.fires.at(-1), foreseeLastRoll)
}

/** [BA-3.1.6-01] What will come of the fire that the helper named last is a neighbour for. */
export function foreseeHelpedFire(table: BaTable): BaContinuation {
  return foresee(table, fireHelpedLast(table.state), foreseeHelpedRoll)
}

/** [BA-1.1.4-07] The chief of the target is engaged before the dice. */
function foresee(table: BaTable, fire: Fire | undefined, roll: BaContinuation): BaContinuation {
  if (!fire) return undefined
  const fires = partsOf(table.state, fire)
  loadCanister(table, fires)
  engageChiefs(table, carriedOut(table, shotsOf(table.state, fires)))
  return roll
}

function foreseeLastRoll(table: BaTable): void {
  rollFor(table, table.state.fires.at(-1))
}

function foreseeHelpedRoll(table: BaTable): void {
  rollFor(table, fireHelpedLast(table.state))
}

/** [BA-3.3.3-01] All that the tactical unit fires has one roll. */
function rollFor(table: BaTable, fire: Fire | undefined): void {
  if (!fire) return
  const fires = partsOf(table.state, fire).filter(({ lost }) => lost === null)
  fireAll(table, shotsOf(table.state, fires))
}

function fireHelpedLast({ fires, helpers }: State): Fire | undefined {
  const helper = helpers.at(-1)
  return fires.findLast(({ unit, target }) => unit === helper?.of && target === helper.against)
}

/** Ranging has no effect and no dice. */
function shotsOf(state: State, fires: readonly Fire[]): Shot[] {
  return fires.filter(({ isRanging }) => !isRanging).map(fire => shotOf(state, fire))
}
