import { sine, cosine } from '@grognard/geometry/measured/angle.ts'
import type { BaTable } from '../rules.ts'
import { beyondEdge } from './exits.ts'
import type { RateTaken, Ticked } from './events.ts'
import type { Field } from './field.ts'
import { noteHoldUp } from './hold-up.ts'
import type { Marcher } from './marcher.ts'
import { overlap } from './outline.ts'
import type { Pair } from './pairs.ts'
import { mayPass } from './passing.ts'
import { poseAt, rateAt } from './pose-at.ts'
import { hasReachedPosition } from './position.ts'
import { moveRefugeesAlong } from './refugees-along.ts'
import { moveStaffAlong } from './staff-along.ts'
import { testStaff } from './staff-danger.ts'
import { copyPlaceInto, rebase } from './walk.ts'

/** What has been decided in a tick comes true: first the moves, then what came of them. */
export function commit(table: BaTable, field: Field, pairs: readonly Pair[], tick: number): void {
  const ticked: Ticked = { kind: 'ticked', tick, units: [], poses: [], staff: [], places: [] }
  for (const marcher of field.marchers) {
    noteHoldUp(marcher, tick)
    come(table, field, marcher, ticked)
  }
  if (ticked.units.length > 0) table.emit(ticked)
  for (const marcher of field.marchers) if (marcher.hasMovedLast) arrive(field, marcher)
  for (const pair of pairs) notePassing(table, pair)
  for (const event of field.happened) table.emit(event)
  leaveBoard(table, field)
  testStaff(table, field)
}

function come(table: BaTable, field: Field, marcher: Marcher, ticked: Ticked): void {
  const { unit, from, to, presser } = marcher
  marcher.hasMovedLast = false
  if (marcher.budget === 0 && presser === null) return
  poseAt(marcher, 1, to)
  if (presser !== null) rebase(to)
  marcher.hasMovedLast = to.x !== from.x || to.y !== from.y || to.heading !== from.heading
  if (!marcher.hasMovedLast) return copyPlaceInto(to, from)
  if (presser === null) takeRates(table, marcher)
  ticked.units.push(unit.id)
  ticked.poses.push(to.x, to.y, to.heading)
  moveRefugeesAlong(field.refugees, marcher, ticked)
  moveStaffAlong(field.state.staff, marcher, ticked)
}

/** [BA-2.3.1-02] [BA-2.3.3-01] The rate that it marches at, and the ground that ended a charge. */
function takeRates(table: BaTable, marcher: Marcher): void {
  takeRate(table, marcher, 'ordered')
  const reached = rateAt(marcher, 1)
  if (reached === marcher.rate) return
  marcher.rate = reached
  takeRate(table, marcher, 'ground')
}

/** The first time this turn that it marches at this rate. */
function takeRate(table: BaTable, { unit, rate }: Marcher, because: RateTaken['because']): void {
  if (unit.doing.rate === rate || unit.doing.rate === 'fast') return
  table.emit({ kind: 'rateTaken', unit: unit.id, rate, because, by: '' })
}

/** It stands there now; what it marched over tells its speed in the next tick. */
function arrive({ state, land, happened }: Field, marcher: Marcher): void {
  const { from, to, legs } = marcher
  if (to.turned !== from.turned && marcher.turnsOnce) marcher.hasPivoted = true
  if (legs.slice(from.leg, to.leg).some(({ kind }) => kind === 'about'))
    marcher.hasTurnedAbout = true
  marcher.going = land.goingAt(marcher, to)
  copyPlaceInto(to, from)
  if (!hasReachedPosition(state, marcher, from)) return
  marcher.isAtPosition = true
  marcher.isStopped = true
  const terrain = marcher.attack?.terrain ?? ''
  happened.push({ kind: 'positionReached', unit: marcher.unit.id, terrain })
}

/** [BA-1.1.1-06] Who has been passed through may not fire later in the turn. */
function notePassing(table: BaTable, { one, other, areEnemies }: Pair): void {
  if (areEnemies || !overlap(one, one.from, other, other.from)) return
  if (isPassing(one, other)) notePassed(table, other, one)
  if (isPassing(other, one)) notePassed(table, one, other)
}

/** [BA-2.3.4-01] Who is pressed back passes through anybody. */
function isPassing(one: Marcher, other: Marcher): boolean {
  return one.hasMovedLast && (one.presser !== null || mayPass(one.unit, other.unit))
}

function notePassed(table: BaTable, { unit }: Marcher, by: Marcher): void {
  if (unit.doing.passedThrough) return
  table.emit({ kind: 'passedThrough', unit: unit.id, by: by.unit.id })
}

/** [BA-Q-34] A unit is gone when its middle has crossed the edge. */
function leaveBoard(table: BaTable, field: Field): void {
  for (const marcher of field.marchers.slice()) {
    if (!marcher.hasMovedLast || marcher.presser) continue
    const { from, toFront, length } = marcher
    const middle = beyondAt(field, marcher, toFront - length / 2)
    if (middle === null) continue
    const front = beyondAt(field, marcher, toFront)
    if (front === null && from.marched < length) continue
    table.emit({
      kind: 'unitExited',
      unit: marcher.unit.id,
      edge: middle.edge,
      along: middle.along,
    })
    field.marchers.splice(field.marchers.indexOf(marcher), 1)
  }
}

function beyondAt({ state }: Field, { from }: Marcher, ahead: number) {
  const { x, y, heading } = from
  return beyondEdge(
    state,
    Math.round(x + ahead * sine(heading)),
    Math.round(y + ahead * cosine(heading)),
  )
}
