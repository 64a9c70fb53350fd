import { HALF_TURN, normalise } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { centreOf, poseWithCentre } from '../formation/footprint.ts'
import { isOverlapping } from '../formation/room.ts'
import type { BaTable } from '../rules.ts'
import type { ForcedMove, State, Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import { courseOf } from './course.ts'
import { walkOf } from './forced-walk.ts'
import { disorder } from './inflict.ts'
import { leaveBoard, leavesBoard } from './leave-board.ts'
import { pushedBy, putAt, putFreely } from './put.ts'
import { comeOut } from './come-out.ts'
import { meetingOf, overlapped } from './passage.ts'
import { moverAt } from './mover.ts'
import { isClosedTo } from './speed.ts'
import { idsOf } from './walk.ts'
import type { Walk } from './walk.ts'

/** [BA-5.3.1-01] [BA-5.3.1-06] [BA-5.1.2-02] A unit in disorder goes back, out of a building first. */
export function retreat(table: BaTable, move: ForcedMove): void {
  const { state } = table
  if (!comeOut(table, unitOf(state, move.unit), courseOf(state, move)))
    return giveWay(table, move.unit)
  const way = walkOf(state, move)
  const gone = leavesBoard(way)
  if (gone !== null) return leaveBoard(table, way, gone)
  const barredBy = whoStops(way) ?? whoBarsTurn(state, way)
  goBack(table, way, barredBy)
  if (barredBy !== null) giveWay(table, move.unit)
}

/** The unit that stops it, empty for the ground. [BA-5.1.2-02] The board's edge does not bar it. */
function whoStops({ stop }: Walk): string | null {
  if (stop === null || stop.kind === 'edge') return null
  return stop.kind === 'unit' ? stop.by : ''
}

/** [BA-5.3.1-05] Closed ground, or who can neither be passed nor pushed, is in the way of its last turn. */
function whoBarsTurn(state: State, way: Walk): string | null {
  const [lead] = way.movers
  if (!lead) return null
  const end = moverAt(lead, way.heading, way.distance)
  const unit = aboutOf(way)(end.unit, centreOf(end.unit))
  if (isClosedTo(state, { ...end, unit }, way.heading)) return ''
  const barring = overlapped(state, unit, [...idsOf(way), ...way.known]).find(
    other => isOverlapping(unit, other) && meetingOf(state, unit, 'retreat', other) === 'bars',
  )
  return barring?.id ?? null
}

/** [BA-5.3.1-04] At the end of its way it faces where it came from. */
function aboutOf({ heading }: Walk): (unit: Unit, centre: Point) => Unit {
  return (unit, centre) => facing(unit, centre, normalise(heading + HALF_TURN))
}

function goBack(table: BaTable, way: Walk, barring: string | null): void {
  const [lead] = way.movers
  if (!lead) return
  const { state } = table
  const about = aboutOf(way)
  const isBlocked = barring !== null
  const put = isBlocked ? putAt(way, lead) : putFreely(state, way, lead, about)
  const { passed, heading: course } = way
  const pushed = pushedBy(way)
  const end = { isBlocked, barredBy: barring ?? '', put }
  table.emit({ kind: 'retreated', unit: put.unit, course, ...end, passed, pushed })
}

function facing(unit: Unit, centre: Point, heading: number): Unit {
  return { ...unit, ...poseWithCentre(unit, centre, heading) }
}

/** [BA-5.3.1-05] [BA-Q-58] Blocked, it routs from where it is, in a free direction. */
function giveWay(table: BaTable, unit: string): void {
  disorder(table, [{ unit, degree: 'FU', cause: 'blocked', fromX: null, fromY: null }])
}
