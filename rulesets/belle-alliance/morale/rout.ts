import { distanceToPoint } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { boxOf } from '../formation/building.ts'
import { figuresOf } from '../formation/figures.ts'
import type { BaTable } from '../rules.ts'
import type { Carried, ForcedMove, State, Unit } from '../state.ts'
import { isOnBoard, terrainOf, unitOf } from '../units.ts'
import { besideBuilding } from './come-out.ts'
import { routFormation, walkOf } from './forced-walk.ts'
import { abandonGuns } from './gunners-apart.ts'
import { leaveBoard, leavesBoard } from './leave-board.ts'
import { takeFigures, removeSpent } from './losses.ts'
import { moverAt } from './mover.ts'
import { pushedBy, putAt, putFreely, putOf } from './put.ts'
import { walk } from './walk.ts'
import type { Walk } from './walk.ts'

/** [BA-5.4.1-02] A unit in full disorder flees, and those in contact that rout with it. */
export function rout(table: BaTable, move: ForcedMove): void {
  const { state } = table
  if (abandonGuns(table, unitOf(state, move.unit))) return
  const way = walkOf(state, move)
  const gone = leavesBoard(way)
  if (gone !== null) return leaveTogether(table, way, move, gone)
  const { stop } = way
  const meets = stop?.kind === 'unit' && stop.meeting === 'carries' ? stop : null
  const { building } = unitOf(state, move.unit)
  if (building !== null && stop && !meets) return breakOut(table, way, move.unit, building)
  flee(table, way, move.unit, meets === null)
  if (meets) noteContact(table, way, move.unit, meets.by)
}

/** [BA-5.4.2-04] The rest of a rout that a contact held up: through all own units. */
export function routOn(table: BaTable, { carrier, with: others, heading, left }: Carried): void {
  const { state } = table
  const units = [carrier, ...others].map(id => unitOf(state, id)).filter(isOnBoard)
  const [lead] = units
  if (!lead) return
  const way = walk(state, { units, manner: 'through', heading, left })
  const gone = leavesBoard(way)
  if (gone !== null) leaveBoard(table, way, gone)
  if (gone !== lead.id) flee(table, way, lead.id, true)
}

/** Who stands on the edge leaves; the others flee without him. */
function leaveTogether(table: BaTable, way: Walk, move: ForcedMove, gone: string): void {
  leaveBoard(table, way, gone)
  const others = way.movers.map(({ unit }) => unit.id).filter(id => id !== gone)
  if (gone !== move.unit) rout(table, { ...move, with: move.with.filter(id => id !== gone) })
  else for (const id of others) flee(table, way, id, true)
}

function flee(table: BaTable, way: Walk, unit: string, isOver: boolean): void {
  const { state } = table
  const fleeing = way.movers.filter(
    mover => mover.manner !== 'pushed' && isOnBoard(unitOf(state, mover.unit.id)),
  )
  const put = fleeing.map(mover =>
    isOver ? putFreely(state, way, mover, inBlock) : putAt(way, mover),
  )
  const { heading: course, passed } = way
  const pushed = pushedBy(way)
  table.happen({ kind: 'routed', unit, course, put, isOver, passed, pushed })
}

/** [BA-5.4.1-03] The block is formed about the centre it has reached. */
function inBlock(unit: Unit, { x, y }: Point): Unit {
  return { ...unit, x, y, formation: routFormation() }
}

function noteContact(table: BaTable, way: Walk, carrier: string, second: string): void {
  const followers = way.movers.filter(
    ({ unit, manner, until }) => unit.id !== carrier && manner !== 'pushed' && until === null,
  )
  table.happen({
    kind: 'contactNoted',
    carrier,
    second,
    with: followers.map(({ unit }) => unit.id),
    heading: way.heading,
    left: way.left,
  })
}

/** [BA-6.1.3-02] Figures still inside when the way is barred surrender; the others stand outside. */
function breakOut(table: BaTable, way: Walk, id: string, building: string): void {
  const { state } = table
  const [lead] = way.movers
  if (!lead) return
  const { unit } = moverAt(lead, way.heading, way.distance)
  takeFigures(table, { unit: id, figures: figuresIn(state, unit, building), cause: 'surrender' })
  removeSpent(table)
  const left = unitOf(state, id)
  if (!isOnBoard(left)) return
  const outside = besideBuilding(state, left, building, way.heading, 'rout') ?? { ...left, ...unit }
  const put = [putOf({ ...outside, heading: left.heading })]
  const { heading: course, passed } = way
  const pushed = pushedBy(way)
  table.happen({ kind: 'routed', unit: id, course, put, isOver: true, passed, pushed })
}

function figuresIn(state: State, unit: Unit, building: string): number {
  const box = boxOf(terrainOf(state, building))
  return figuresOf(unit).filter(({ x, y }) => distanceToPoint(box, x, y) === 0).length
}
