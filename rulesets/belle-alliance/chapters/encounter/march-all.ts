import { ticks } from '../../book/tables/scale.ts'
import { announceAttack } from '../../model/attacks.ts'
import { copyUnit } from '../../model/copy-rows.ts'
import { landOf } from '../../model/marching/land.ts'
import { isMarching, marcherOf, setOff } from '../../model/marching/marcher.ts'
import type { Marcher, MarchPlan } from '../../model/marching/marcher.ts'
import { poseAt } from '../../model/marching/poses.ts'
import { slackening } from '../../model/marching/rates.ts'
import { marchFor, stopAtPosition, stretchesOf } from '../../model/marching/march-step.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isOnBoard, isSkirmishLine, unitOf } from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'
import { advancePlan, duePlans, marchPlan, nextEntries } from './arrivals.ts'
import { endMarch } from './end-of-march.ts'
import { barOf } from './obstruction.ts'
import type { Field } from './meetings.ts'
import { nearPairs } from './meetings.ts'
import { emitMoves, refugeesOf } from './moves.ts'
import { pursue } from './pursuit.ts'
import { giveRightOfWay, resolveMeetings } from './resolve-meetings.ts'

const UNITS_PER_RADIAN = 5_730

/** [BA-Q-14] One of the equal parts of a march: all move at once from where they stood before it. */
function playTick(table: BaTable, field: Field, tick: number): void {
  const { marchers } = field
  field.happened = []
  for (const marcher of marchers) prepare(table, field, marcher, tick)
  if (!isAnythingToDo(marchers)) return
  widenForPressed(marchers)
  const pairs = nearPairs(marchers)
  giveRightOfWay(table, field, pairs)
  resolveMeetings(field, pairs)
  emitMoves(table, field, pairs, tick)
}

function isAnythingToDo(marchers: readonly Marcher[]): boolean {
  return marchers.some(({ budget, attack, hasMet }) => budget > 0 || (attack !== null && !hasMet))
}

function prepare(table: BaTable, field: Field, marcher: Marcher, tick: number): void {
  const pressed = marcher.presses
  marcher.presser = null
  marcher.presses = []
  marcher.limit = 1
  marcher.stretches = []
  marcher.heldBy = null
  marcher.budget = 0
  marcher.swing = 0
  if (marcher.isStopped || tick < marcher.fromTick || tick > marcher.toTick) return
  pursue(field, marcher)
  if (!isMarching(marcher, tick)) return
  slacken(table, field, marcher)
  marchFor(marcher, stretchesOf(field.land, marcher, pressed))
  stopAtPosition(field.state, marcher)
  marcher.swing = swingOf(marcher)
}

function slacken(table: BaTable, field: Field, marcher: Marcher): void {
  const slackened = slackening(field, marcher)
  if (slackened === null) return
  marcher.rate = 'normal'
  table.emit({ kind: 'rateTaken', unit: marcher.unit.id, rate: 'normal', ...slackened })
}

/** Never less than any of its corners moves in the tick. */
function swingOf(marcher: Marcher): number {
  if (marcher.budget === 0) return 0
  poseAt(marcher, 1, marcher.to)
  const turned = marcher.to.turned - marcher.from.turned
  const fastest = Math.max(...marcher.stretches.map(({ speed }) => speed))
  return fastest + (turned / UNITS_PER_RADIAN) * 2 * marcher.radius
}

/** Who may be pressed back moves no farther than those that press. */
function widenForPressed(marchers: readonly Marcher[]): void {
  let widest = 0
  for (const { swing } of marchers) widest = Math.max(widest, swing)
  for (const marcher of marchers)
    if (marcher.unit.disorder === 'FU' || isSkirmishLine(marcher.unit))
      marcher.swing = Math.max(marcher.swing, widest)
}

/** [BA-Q-14] All march at once, in equal parts of the phase. */
export function marchAll(table: BaTable): void {
  const { state } = table
  const field = fieldFor(state)
  for (const marcher of field.marchers) {
    takeUp(state, marcher, false)
    const plan = marchPlan(state, marcher.unit, marcher.attack)
    if (plan) setOff(marcher, plan)
    else marcher.obstruction = barOf(state, marcher.unit)
  }
  const due = duePlans(state)
  for (let tick = 1; tick <= ticks.march; tick += 1) {
    letIn(table, field, due)
    playTick(table, field, tick)
  }
  for (const { seat, id: unit } of due.keys()) table.emit({ kind: 'unitKeptOut', seat, unit })
  endMarch(table, field, [])
}

/** [BA-4.1.4-01] Continued advances, at once and half a turn long. */
export function advanceAll(table: BaTable): void {
  const { state } = table
  if (state.advances.length === 0) return
  const field = fieldFor(state)
  const advanced = state.advances.map(({ unit }) => unit)
  for (const advance of state.advances) {
    const marcher = field.marchers.find(({ unit }) => unit.id === advance.unit)
    const plan = marcher && advancePlan(marcher.unit, advance)
    if (!marcher || !plan) continue
    takeUp(state, marcher, true)
    setOff(marcher, plan)
  }
  for (let tick = 1; tick <= ticks.advance; tick += 1) playTick(table, field, tick)
  endMarch(table, field, advanced)
}

function fieldFor(state: State): Field {
  const land = landOf(state)
  const refugees = refugeesOf(state)
  const marchers = state.units.flatMap((unit, row) =>
    isOnBoard(unit) && !refugees.includes(unit) ? [marcherOf(unit, row)] : [],
  )
  for (const marcher of marchers) marcher.terrainCost = land.terrainCostAt(marcher, marcher.from)
  return { state, land, marchers, refugees, rightOfWay: new Map(), happened: [] }
}

/** [BA-4.1.1-03] The attack that was announced for it in this sub-phase, and whom it is meant for. */
function takeUp(state: State, marcher: Marcher, isContinued: boolean): void {
  const attack = state.attacks.find(
    ({ unit, isContinued: isLater, state: stage }) =>
      unit === marcher.unit.id && isLater === isContinued && stage === 'announced',
  )
  if (!attack) return
  marcher.attack = attack
  marcher.announced = attack
  const refuge = findUnit(state, attack.target)?.refuge ?? null
  marcher.aims = refuge === null ? [attack.target] : [attack.target, refuge]
}

/** [BA-Q-71] Units that are due come in one after the other, each as soon as there is room. */
function letIn(table: BaTable, field: Field, due: Map<Unit, MarchPlan>): void {
  if (due.size === 0) return
  for (const { unit, plan, x, y, heading } of nextEntries(field.state, due)) {
    const here = { status: 'onBoard' as const, arrival: null, x, y, heading }
    table.emit({ kind: 'unitArrived', unit: unit.id, arrived: { ...copyUnit(unit), ...here } })
    announceAttack(table, unit.id)
    setOff(joining(field, unitOf(field.state, unit.id)), plan)
    due.delete(unit)
  }
}

/** Who arrives is the last in the list. */
function joining(field: Field, unit: Unit): Marcher {
  const last = field.marchers.at(-1)
  const marcher = marcherOf(unit, last ? last.row + 1 : 0)
  takeUp(field.state, marcher, false)
  marcher.terrainCost = field.land.terrainCostAt(marcher, marcher.from)
  field.marchers.push(marcher)
  return marcher
}
