import { announceAttack } from '../command/attacks.ts'
import { copyUnit } from '../copy-unit.ts'
import type { BaTable } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { ticks } from '../tables/scale.ts'
import { findUnit, isOnBoard, unitOf } from '../units.ts'
import { adaptPlaces } from './adapt.ts'
import { duePlans, nextEntries } from './arrivals.ts'
import { loseAttacks } from './defenders.ts'
import type { Field } from './field.ts'
import { barOf, tellHoldUps } from './hold-up.ts'
import { landOf } from './land.ts'
import { marcherOf, setOff } from './marcher.ts'
import type { Marcher, MarchPlan } from './marcher.ts'
import { occupyAdvancing } from './occupy-advancing.ts'
import { advancePlan, marchPlan } from './plans.ts'
import { refugeesOf } from './refugees-along.ts'
import { saysAnything, summarise } from './summary.ts'
import { playTick } from './tick.ts'

/** [BA-Q-14] All march at once, in equal parts of the phase. */
export function marchAll(table: BaTable): void {
  const { state } = table
  const field = fieldFor(state)
  for (const marcher of field.marchers) {
    takeUp(state, marcher, false)
    const plan = marchPlan(state, marcher.unit, marcher.attack)
    if (plan) setOff(marcher, plan)
    else marcher.holdUp = barOf(state, marcher.unit)
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
  occupyAdvancing(table)
}

function fieldFor(state: State): Field {
  const land = landOf(state)
  const refugees = refugeesOf(state)
  const marchers = state.units.flatMap((unit, row) =>
    isOnBoard(unit) && !refugees.includes(unit) ? [marcherOf(unit, row)] : [],
  )
  for (const marcher of marchers) marcher.going = land.goingAt(marcher, marcher.from)
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
  marcher.going = field.land.goingAt(marcher, marcher.from)
  field.marchers.push(marcher)
  return marcher
}

function endMarch(table: BaTable, field: Field, advanced: string[]): void {
  adaptPlaces(table, field)
  loseAttacks(table)
  tellHoldUps(table, field)
  const summary = summarise(field, advanced)
  if (saysAnything(summary)) table.emit(summary)
}
