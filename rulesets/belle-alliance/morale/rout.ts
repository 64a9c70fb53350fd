import { distanceToPoint } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { boxOf } from '../formation/building.ts'
import { figuresOf } from '../formation/figures.ts'
import type { BaTable } from '../rules.ts'
import type { Carried, ForcedMove, Unit } from '../state.ts'
import { isOnBoard, terrainOf, unitOf } from '../units.ts'
import { routFormation, walkOf } from './forced-walk.ts'
import { abandonGuns } from './gunners-apart.ts'
import { leaveBoard, leavesBoard } from './leave-board.ts'
import { takeFigures, removeSpent } from './losses.ts'
import { pushedBy, putAt, putFreely } from './put.ts'
import { staffAlong } from './staff-along.ts'
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
  flee(table, way, move.unit, meets === null)
  if (meets) noteContact(table, way, move.unit, meets.by)
  else if (building !== null && stop) surrenderInside(table, move.unit, building)
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
  const staff = staffAlong(state, put, before => (isOver ? inBlock(before, before) : before))
  const pushed = pushedBy(way)
  table.happen({ kind: 'routed', unit, course, put, staff, isOver, passed, pushed })
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

/** [BA-6.1.3-02] Figures that did not get out before the way was barred lay down their arms. */
function surrenderInside(table: BaTable, id: string, building: string): void {
  const unit = unitOf(table.state, id)
  const box = boxOf(terrainOf(table.state, building))
  const figures = figuresOf(unit).filter(({ x, y }) => distanceToPoint(box, x, y) === 0).length
  takeFigures(table, { unit: id, figures, cause: 'surrender' })
  removeSpent(table)
}
