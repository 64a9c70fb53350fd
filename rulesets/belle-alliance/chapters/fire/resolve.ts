import type { Seat } from '@grognard/umpire'
import { tacticalId } from '../../model/buildings.ts'
import { inflict } from '../../model/losses.ts'
import { followedPart } from '../../model/sheets.ts'
import { engageChief } from '../../model/staff-danger.ts'
import type { Fire, State } from '../../model/state.ts'
import { unitOf } from '../../model/units.ts'
import type { BaContinuation, BaTable } from '../../rules.ts'
import { helpersLost, lostBy } from './checks.ts'
import { unansweredIn } from './choices.ts'
import { mayContinueAny, mayFireAny } from './occasions.ts'
import { groupedBy, partsOf, shotOf } from './shot.ts'
import type { Shot } from './shot.ts'
import { firedAt, ready, resultAt, rollVolley } from './volley.ts'
import type { Landed, ReadyShot, Volley } from './volley.ts'

/** [BA-1.1.1-03] Who can go on firing, or support a unit that may be fired at. */
export function seatsToContinue(state: State): readonly Seat[] {
  return state.sides.map(({ seat }) => seat).filter(seat => mayContinueAny(state, seat))
}

/** [BA-3.1.1-05] Who can fire, or support a unit that may be fired at. */
export function seatsToFire(state: State): readonly Seat[] {
  return state.sides.map(({ seat }) => seat).filter(seat => mayFireAny(state, seat))
}

/** Part 5.3 of the procedures: declared fire is checked, rolled and takes effect at once. */
export function resolve(table: BaTable): void {
  const { state } = table
  const phase = phaseOf(state)
  loadCanister(table, firesOf(state, phase))
  const shots = checked(table, phase)
  for (const shot of shots.filter(({ fire }) => fire.isRanging)) findRange(table, shot)
  const forEffect = shots.filter(({ fire }) => !fire.isRanging)
  const unanswered = phase === 'fire' ? unansweredIn(state, forEffect) : []
  fireAll(table, forEffect)
  for (const row of unanswered) table.emit({ kind: 'fireUnanswered', ...row })
  table.emit({ kind: 'fireEnded', phase })
}

function phaseOf({ place }: State): Fire['phase'] {
  return place[place.length - 1]?.at === 'continuedFireEnds' ? 'continued' : 'fire'
}

/** [BA-3.4.4-01] An order for canister shows when the guns fire. */
function loadCanister(table: BaTable, fires: readonly Fire[]): void {
  const units = new Set(fires.map(({ unit }) => unit))
  for (const id of units) {
    const { seat, doing } = unitOf(table.state, id)
    const isOrdered = followedPart(table.state, id, 'canister') !== undefined
    if (isOrdered && !doing.hasCanister) table.emit({ kind: 'canisterLoaded', seat, unit: id })
  }
}

function firesOf({ fires }: State, phase: Fire['phase']): Fire[] {
  return fires.filter(fire => fire.phase === phase)
}

/** [BA-3.1.1-06] The fire whose conditions hold; the rest is lost, and so are helpers. */
function checked(table: BaTable, phase: Fire['phase']): Shot[] {
  const { state } = table
  const shots = firesOf(state, phase).map(fire => shotOf(state, fire))
  for (const { unit, kind, of } of helpersLost(state, shots))
    table.emit({ kind: 'helperLost', unit, help: kind, of })
  return carriedOut(table, shots)
}

/** [BA-3.1.1-06] Those whose conditions hold; the rest is lost. */
function carriedOut(table: BaTable, shots: readonly Shot[]): Shot[] {
  const judged = shots.map(shot => ({ shot, rule: lostBy(shot) }))
  for (const { shot, rule } of judged) {
    const { unit, part, phase, target } = shot.fire
    const { seat } = shot.firer
    if (rule !== null) table.emit({ kind: 'fireLost', seat, unit, part, phase, target, rule })
  }
  return judged.filter(({ rule }) => rule === null).map(({ shot }) => shot)
}

/** [BA-3.4.1-02] Without dice. */
function findRange(table: BaTable, { firer, target, fire: { phase } }: Shot): void {
  if (!target) return
  table.emit({ kind: 'rangeFound', seat: firer.seat, phase, ...firedAt(firer, target) })
}

/** [BA-3.1.1-04] All fire of the phase is simultaneous. */
function fireAll(table: BaTable, shots: readonly Shot[]): void {
  engageChiefs(table, shots)
  const readied = shots.flatMap(ready)
  const landed = volleysOf(readied).flatMap(volley => landedOf(table, volley))
  const targets = groupedBy(landed, ({ fired }) => fired.target)
  const results = targets.map(rows => resultAt(table.state, rows))
  inflict(
    table,
    results.flatMap(({ effects }) => effects),
    results.flatMap(({ losses }) => losses),
  )
}

/** [BA-1.1.4-07] Before any dice for fire, once for all fire at a unit. */
function engageChiefs(table: BaTable, shots: readonly Shot[]): void {
  const targets = new Set(shots.flatMap(({ target }) => (target ? [target.id] : [])))
  for (const target of [...targets].toSorted(byId)) engageChief(table, target)
}

/** [BA-3.3.3-01] One roll for each tactical unit, lower ids first. */
function volleysOf(readied: readonly ReadyShot[]): Volley[] {
  const ordered = readied.toSorted((one, other) => byId(one.shot.firer.id, other.shot.firer.id))
  return groupedBy(ordered, ({ shot }) => tacticalId(shot.state, shot.firer))
}

function byId(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function landedOf(table: BaTable, volley: Volley): Landed[] {
  const fired = rollVolley(table, volley)
  return volley.flatMap((row, i) => {
    const shot = fired[i]
    return shot ? [{ ready: row, fired: shot }] : []
  })
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
