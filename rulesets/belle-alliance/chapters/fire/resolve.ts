import { judgeBy } from '@grognard/umpire'
import type { Reason } from '@grognard/umpire'
import { figuresOfQuarters, lossRow } from '../../book/tables/losses.ts'
import { familyOf, firingAsOne, tacticalId } from '../../model/buildings.ts'
import { inflict } from '../../model/effects.ts'
import type { Effect } from '../../model/effects.ts'
import { lostBy, shotRefusals } from '../../model/firing/conditions.ts'
import { firerRefusals } from '../../model/firing/firers.ts'
import {
  familyFires,
  fireUnitsOf,
  helpOf,
  phaseAt,
  shotOf,
  splitFireOf,
} from '../../model/firing/shot.ts'
import type { Shot } from '../../model/firing/shot.ts'
import { crossesLine, lineCounting, sharersOf } from '../../model/firing/under-fire.ts'
import { centreOf } from '../../model/footprint.ts'
import { apportion } from '../../model/losses.ts'
import type { Loss, Sharer } from '../../model/losses.ts'
import { countOnes, rollThree } from '../../model/rolls.ts'
import { followedClause } from '../../model/sheets.ts'
import { engageChief } from '../../model/staff-danger.ts'
import type { Fire, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import type { BaContinuation, BaTable } from '../../rules.ts'
import { plannedFire, waysAgainst } from './declare.ts'
import type { Declared } from './declare.ts'
import type { FiredAtTarget, FiredShot } from './events.ts'
import { contextOf, factorsOf, parts, tallyOf } from './factors.ts'
import type { FireFactors } from './factors.ts'
import { helpersLost, neighbourOf } from './support.ts'

/** Part 5.3 of the procedures: declared fire is checked, rolled and takes effect at once. */
export function resolveFire(table: BaTable): void {
  const { state } = table
  const phase = phaseAt(state)
  loadCanister(table, firesOf(state, phase))
  const shots = checked(table, phase)
  for (const shot of shots.filter(({ fire }) => fire.isRanging)) findRange(table, shot)
  const forEffect = shots.filter(({ fire }) => !fire.isRanging)
  const unanswered = phase === 'fire' ? unansweredIn(state, forEffect) : []
  fireAll(table, forEffect)
  for (const row of unanswered) table.emit({ kind: 'fireUnanswered', ...row })
  table.emit({ kind: 'fireEnded', phase })
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

/** [BA-3.1.1-04] All fire of the phase is simultaneous: it is weighed before any of it has an effect. */
function fireAll(table: BaTable, shots: readonly Shot[]): void {
  engageChiefs(table, shots)
  const hits = volleysOf(shots.flatMap(weighed)).flatMap(volley => rollVolley(table, volley))
  const targets = Map.groupBy(hits, ({ fired }) => fired.target)
  const results = [...targets.values()].map(rows => resultAt(table.state, rows))
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

/** A shot that is carried out, with all that counts for it. */
interface Weighed {
  shot: Shot
  factors: FireFactors
  fireUnits: number
  neighbour: Unit | undefined
}

/** [BA-3.1.1-07] Factors are taken from the state before the phase's fire. */
function weighed(shot: Shot): Weighed[] {
  const context = contextOf(shot)
  if (!context) return []
  const factors = factorsOf(context)
  return [{ shot, factors, fireUnits: fireUnitsOf(shot), neighbour: neighbourOf(shot) }]
}

/** [BA-3.3.3-01] One roll for each tactical unit, lower ids first. */
function volleysOf(shots: readonly Weighed[]): Weighed[][] {
  const ordered = shots.toSorted((one, other) => byId(one.shot.firer.id, other.shot.firer.id))
  return [...Map.groupBy(ordered, ({ shot }) => tacticalId(shot.state, shot.firer)).values()]
}

function byId(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** A shot and what the dice made of it. */
interface Hit {
  shot: Shot
  fired: FiredShot
}

/** [BA-3.1.1-07] [BA-3.1.2-01] [BA-3.3.3-01] The roll of a tactical unit, and what comes of it. */
function rollVolley(table: BaTable, volley: readonly Weighed[]): Hit[] {
  const [first] = volley
  if (!first) return []
  const tallied = volley.map(({ factors }, i) => {
    const { loss, moral } = tallyOf(factors, volley.length > 1 ? parts[i] : undefined)
    const { context } = factors
    return { loss: table.tally(loss, context), moral: table.tally(moral, context) }
  })
  const roll = rollThree(table, 'BA-3.1.1-07')
  const hits = volley.map((row, i) => {
    const { loss, moral } = tallied[i] ?? { loss: 0, moral: 0 }
    return { shot: row.shot, fired: firedShot(row, roll.total + loss, roll.total + loss + moral) }
  })
  const family = familyOfVolley(volley)
  const { firer, fire } = first.shot
  table.emit({
    kind: 'fireRolled',
    seat: firer.seat,
    phase: fire.phase,
    dice: roll.total,
    shots: hits.map(({ fired }) => fired),
    neighbours: neighboursOf(volley),
    family,
  })
  for (const id of family) countOnes(table, id, roll)
  return hits
}

/** [BA-T-12] What the two totals come to. */
function firedShot({ shot, fireUnits }: Weighed, loss: number, moral: number): FiredShot {
  return {
    ...firedAt(shot.firer, shot.target ?? shot.firer),
    part: shot.fire.part,
    loss,
    moral,
    fireUnits,
    quarters: lossRow(loss).quarters * fireUnits,
    degree: lossRow(moral).moral,
  }
}

function firedAt(unit: Unit, target: Unit): FiredAtTarget {
  return { unit: unit.id, target: target.id, ...centreOf(target) }
}

function neighboursOf(volley: readonly Weighed[]): FiredAtTarget[] {
  return volley.flatMap(({ neighbour, shot: { target } }) =>
    neighbour && target ? [firedAt(neighbour, target)] : [],
  )
}

/** [BA-3.1.6-03] [BA-5.5.3-01] [BA-Q-66] All that share the roll: mother units, lines, neighbours. */
function familyOfVolley(volley: readonly Weighed[]): string[] {
  const units = volley.flatMap(({ shot: { state, firer }, neighbour }) => [
    ...familyOf(state, firer),
    ...(neighbour ? familyOf(state, neighbour) : []),
  ])
  return [...new Set(units.map(({ id }) => id))]
}

/** What all fire at one target comes to. */
interface Result {
  effects: Effect[]
  losses: Loss[]
}

/** [BA-3.1.5-03] Losses are added before rounding; `inflict` takes the worst of the effects once. */
function resultAt(state: State, hits: readonly Hit[]): Result {
  const [first] = hits
  const target = first?.shot.target
  if (!first || !target) return { effects: [], losses: [] }
  const line = lineCounting(state, target, first.shot.fire.phase)
  const bodies = [target, ...sharersOf(state, target)]
  return {
    effects: effectsOn(line ? [...bodies, line] : bodies, hits),
    losses: lossesOf(bodies, line, hits),
  }
}

/**
 * [BA-3.3.2-02] [BA-6.1.1-07] What counts with the target shares the moral effect. Of all fire each
 * effect is handed on: `inflict` takes the worst, and notes whence equal ones came.
 */
function effectsOn(struck: readonly Unit[], hits: readonly Hit[]): Effect[] {
  return hits.flatMap(({ shot, fired: { degree } }) => {
    if (degree === 'OR') return []
    const { x, y } = centreOf(shot.firer)
    return struck.map(({ id }): Effect => ({ unit: id, degree, cause: 'fire', fromX: x, fromY: y }))
  })
}

/** [BA-3.3.2-02] [BA-4.5.0-03] Gunners in refuge share losses, and a line that is fired through. */
function lossesOf(bodies: readonly Unit[], line: Unit | undefined, hits: readonly Hit[]): Loss[] {
  const quarters = (rows: readonly Hit[]) =>
    rows.reduce((sum, { fired }) => sum + fired.quarters, 0)
  const figures = figuresOfQuarters(quarters(hits))
  const through = line ? hits.filter(({ shot }) => isThrough(shot, line)) : []
  const [shared = 0] = apportion(figures, [
    { id: 'through', figures: quarters(through) },
    { id: 'beside', figures: quarters(hits) - quarters(through) },
  ])
  const withLine = line ? [...bodies, line] : bodies
  return [...lossesAmong(shared, withLine), ...lossesAmong(figures - shared, bodies)]
}

function isThrough(shot: Shot, line: Unit): boolean {
  return shot.line !== null && crossesLine(shot.line, line)
}

function lossesAmong(figures: number, bodies: readonly Sharer[]): Loss[] {
  return apportion(figures, bodies).flatMap((share, i) => {
    const body = bodies[i]
    return body && share > 0 ? [{ unit: body.id, figures: share, cause: 'fire' }] : []
  })
}

/**
 * [BA-3.3.3-01] What will come of fires if nobody but their tactical units, each of which has one roll for
 * all that it fires, fires in the phase. Chiefs are engaged first: states that are equal then are rolled for once.
 */
export function foreseeFires(fires: readonly Pick<Fire, 'unit' | 'phase'>[]): BaContinuation {
  if (fires.length === 0) return undefined
  const partsIn = (state: State) => new Set(fires.flatMap(fire => splitFireOf(state, fire)))
  const shotsIn = (state: State) => shotsOf(state, [...partsIn(state)])
  const roll = (table: BaTable) => fireAll(table, shotsIn(table.state))
  return table => {
    loadCanister(table, [...partsIn(table.state)])
    engageChiefs(table, carriedOut(table, shotsIn(table.state)))
    return roll
  }
}

/** Ranging has no effect and no dice. */
function shotsOf(state: State, fires: readonly Fire[]): Shot[] {
  return fires
    .filter(({ isRanging, lost }) => !isRanging && lost === null)
    .map(part => shotOf(state, part))
}

/** A unit under fire that could fire at none of those who fired at it, and why. */
interface Unanswered {
  unit: string
  by: string
  because: Reason
}

/**
 * [BA-3.1.1-04] Fire of the phase of fire that cannot be answered in it, once for each unit under fire;
 * nothing of those who fired or helped, or might have fired and chose not to.
 */
function unansweredIn(state: State, shots: readonly Shot[]): Unanswered[] {
  const aimed = shots.flatMap(({ firer, target }) => (target ? [{ firer, target }] : []))
  const byTarget = Map.groupBy(aimed, ({ target }) => target.id)
  return [...byTarget.values()].flatMap(rows => {
    const [first] = rows
    if (!first || hasTakenPart(state, first.target)) return []
    const reasons = rows.map(({ firer }) => reasonNotTo(state, first.target, firer))
    const [because] = reasons
    if (!because || reasons.includes(null)) return []
    return [{ unit: first.target.id, by: first.firer.id, because }]
  })
}

function hasTakenPart(state: State, unit: Unit): boolean {
  return familyFires(state, unit).length > 0 || helpOf(state, unit) !== undefined
}

/** Null where it might have fired. */
function reasonNotTo(state: State, unit: Unit, enemy: Unit): Reason | null {
  const general = judgeBy(firerRefusals, { state, unit, phase: 'fire' }).because[0]
  if (general) return general
  const body = firingAsOne(state, unit)
  if (waysAgainst(state, body, enemy).some(declared => faultOf(state, declared) === null))
    return null
  return faultOf(state, allAt(body, enemy))
}

/** With all it has, at the middle of the enemy. */
function allAt(unit: Unit, enemy: Unit): Declared {
  const manned = unit.guns.filter(({ gunners }) => gunners > 0)
  const { id, figures } = unit
  const plain = { unit: id, target: enemy.id, isRanging: false, isHidden: false }
  return { ...plain, figures, guns: manned.map(gun => gun.id), ...centreOf(enemy) }
}

/** [BA-1.1.2-05] Nothing is told by canister, which may be an order that the enemy does not know. */
function faultOf(state: State, declared: Declared): Reason | null {
  const shot = shotOf(state, plannedFire(state, declared))
  const plain = { ...shot, hasCanister: false }
  return judgeBy(shotRefusals, plain).because[0] ?? null
}

/** [BA-3.4.4-01] An order for canister shows when the guns fire. */
function loadCanister(table: BaTable, fires: readonly Fire[]): void {
  const units = new Set(fires.map(({ unit }) => unit))
  for (const id of units) {
    const { seat, doing } = unitOf(table.state, id)
    const isOrdered = followedClause(table.state, id, 'canister') !== undefined
    if (isOrdered && !doing.hasCanister) table.emit({ kind: 'canisterLoaded', seat, unit: id })
  }
}
