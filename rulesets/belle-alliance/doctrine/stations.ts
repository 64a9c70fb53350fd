import type { Point } from '@grognard/geometry'
import { cm } from '../book/measures.ts'
import { centreOf, hullOf } from '../model/footprint.ts'
import type { ExitRule, PointRule } from '../model/setting.ts'
import type { Unit } from '../model/unit.ts'
import { isClosed, isDisordered } from '../model/units.ts'
import { distanceBetweenPoints, near, room } from './field.ts'
import type { Field } from './field.ts'
import { closedBetween } from './ground.ts'
import type { Brigade, Mission, Task } from './tasks.ts'

/** A march by a stretch of an edge that gives points. */
export interface Exit extends Mission {
  rule: ExitRule
  /** The edge may be crossed now. */
  isOpen: boolean
}

/** What a brigade makes in a turn, all told, and the turns it allows for what comes between. */
const PACE = cm(24)
const SLACK = 3

/** The way out that a brigade takes from now on, early enough to be through before the end. */
export function exitFor(field: Field, brigade: Brigade): Exit | undefined {
  const rule = field.state.victory.points.find(
    (one): one is PointRule & ExitRule =>
      one.kind === 'exited' && one.points > 0 && one.seats.includes(field.seat),
  )
  if (!rule) return undefined
  const at = placeOn(field, rule, (rule.from + rule.to) / 2)
  const turns = Math.ceil(distanceBetweenPoints(brigade.middle, at) / PACE)
  const latest = Math.min(rule.untilTurn, field.state.lastTurn) - turns - SLACK
  const earliest = rule.fromTurn - turns
  if (field.state.turn < Math.max(earliest, latest)) return undefined
  if (isBarred(field, brigade.middle, at)) return undefined
  const isOpen = field.state.turn >= rule.fromTurn
  return { kind: 'withdraw', at, towards: at, rule, isOpen }
}

/** Formed enemies stand by the way. */
function isBarred({ enemies }: Field, from: Point, to: Point): boolean {
  const way = distanceBetweenPoints(from, to)
  return enemies.some(enemy => {
    const at = centreOf(enemy)
    const detour = distanceBetweenPoints(from, at) + distanceBetweenPoints(at, to) - way
    return isClosed(enemy) && !isDisordered(enemy) && detour < near.barred
  })
}

/** A point of the edge; short of it or beyond by so much, 1/1000 cm. */
function placeOn({ state }: Field, { edge }: ExitRule, along: number, by = 0): Point {
  const at = Math.round(along)
  if (edge === 'north') return { x: at, y: state.height + by }
  if (edge === 'south') return { x: at, y: -by }
  return edge === 'east' ? { x: state.width + by, y: at } : { x: -by, y: at }
}

/** Lanes of an exit that are looked at. */
const LANES = 8

/** Where a unit leaves: straight ahead where it can, else first to a free place before the exit. */
function laneOf(field: Field, unit: Unit, { rule, isOpen }: Exit): Point {
  const from = centreOf(unit)
  const off = (lane: number) => Math.abs(lane - (isAcross(rule) ? from.x : from.y))
  const lanes = lanesWithin(rule).toSorted((one, other) => off(one) - off(other))
  const lane = lanes.find(along => isFree(field, unit, rule, along)) ?? (rule.from + rule.to) / 2
  const beyond = placeOn(field, rule, lane, room.beyond)
  if (isOpen && leavesWithin(field, rule, from, beyond)) return beyond
  return placeOn(field, rule, lane, -room.beforeExit)
}

function lanesWithin(rule: ExitRule): number[] {
  const step = (rule.to - rule.from - 2 * room.lane) / (LANES - 1)
  return Array.from({ length: LANES }, (_, i) => rule.from + room.lane + i * step)
}

/** No house stands in the lane. */
function isFree(field: Field, unit: Unit, rule: ExitRule, along: number): boolean {
  const before = placeOn(field, rule, along, -room.beforeExit)
  const there = { ...unit, walls: null, ...before }
  return !closedBetween(field.state, there, placeOn(field, rule, along, room.beyond))
}

function isAcross({ edge }: ExitRule): boolean {
  return edge === 'north' || edge === 'south'
}

/** Whether the straight line crosses the edge on the stretch that counts. */
function leavesWithin(field: Field, rule: ExitRule, from: Point, beyond: Point): boolean {
  const edge = placeOn(field, rule, 0)
  const [start, end] = isAcross(rule) ? [from.y, beyond.y] : [from.x, beyond.x]
  const part = ((isAcross(rule) ? edge.y : edge.x) - start) / (end - start)
  const along = isAcross(rule)
    ? from.x + (beyond.x - from.x) * part
    : from.y + (beyond.y - from.y) * part
  return along > rule.from + room.lane / 2 && along < rule.to - room.lane / 2
}

/** Ahead and to the right, of length 1. */
interface Axes {
  ahead: Point
  aside: Point
}

/** Of so many units or more some stand in a second row. */
const LEAST_FOR_TWO_ROWS = 4
const FRONT_SHARE = 0.6

/** The foot in one row or two, the guns at one wing and the horse at the other. */
export function stationsOf(brigade: Brigade, mission: Mission): [Unit, Task][] {
  const axes = axesOf(brigade, mission)
  const body = brigade.foot.length > 0 ? brigade.foot : brigade.horse
  const { rows, half } = rowsOf(body, axes)
  const at = (ahead: number, aside: number) => placed(mission.at, axes, ahead, aside)
  const inRows = rows.flatMap((row, index) =>
    abreast(row, axes).map(([unit, aside]): [Unit, Task] => [
      unit,
      { kind: mission.kind, at: at(-index * room.rows, aside), building: '' },
    ]),
  )
  const horse = body === brigade.horse ? [] : wing(brigade, brigade.horse, mission, axes, half)
  return [...inRows, ...horse, ...batteries(brigade, mission, axes, half)]
}

function axesOf({ middle }: Brigade, { kind, at, towards }: Mission): Axes {
  const from = kind === 'hold' ? at : middle
  const [dx, dy] = [towards.x - from.x, towards.y - from.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return { ahead: { x: 0, y: 1 }, aside: { x: 1, y: 0 } }
  return {
    ahead: { x: dx / length, y: dy / length },
    aside: { x: dy / length, y: -dx / length },
  }
}

function placed(at: Point, { ahead, aside }: Axes, forward: number, right: number): Point {
  return {
    x: Math.round(at.x + ahead.x * forward + aside.x * right),
    y: Math.round(at.y + ahead.y * forward + aside.y * right),
  }
}

const along = ({ x, y }: Point, axis: Point) => x * axis.x + y * axis.y

/** The foremost in the first row; half the breadth of that row too. */
function rowsOf(units: readonly Unit[], { ahead }: Axes): { rows: Unit[][]; half: number } {
  const sorted = units.toSorted((one, other) => along(other, ahead) - along(one, ahead))
  const isDeep = units.length >= LEAST_FOR_TWO_ROWS
  const count = isDeep ? Math.ceil(units.length * FRONT_SHARE) : units.length
  const rows = [sorted.slice(0, count), sorted.slice(count)].filter(row => row.length > 0)
  return { rows, half: breadthOf(rows[0] ?? []) / 2 }
}

/** Room for a unit with the interval beside it; a column is to have room to form line. */
function roomFor(unit: Unit): number {
  const line = { kind: 'line', front: null, gap: null } as const
  return hullOf({ ...unit, formation: line, walls: null }).beam * 0.75 + room.interval
}

function breadthOf(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + roomFor(unit), 0)
}

/** Side by side in the order they stand in; each with its middle's place right of the row's. */
function abreast(units: readonly Unit[], { aside }: Axes): [Unit, number][] {
  const sorted = units.toSorted((one, other) => along(one, aside) - along(other, aside))
  let reached = -breadthOf(units) / 2
  return sorted.map(unit => {
    const middle = reached + roomFor(unit) / 2
    reached += roomFor(unit)
    return [unit, Math.round(middle)]
  })
}

/** On the side where they stand already, 1 right and -1 left. */
function sideOf({ middle }: Brigade, units: readonly Unit[], { aside }: Axes): number {
  const off = units.reduce((sum, unit) => sum + along(unit, aside) - along(middle, aside), 0)
  return off >= 0 ? 1 : -1
}

/** Horse screens a flank, a little back. */
function wing(
  brigade: Brigade,
  units: readonly Unit[],
  { at }: Mission,
  axes: Axes,
  half: number,
): [Unit, Task][] {
  const side = sideOf(brigade, units, axes)
  return units.map((unit, i) => {
    const aside = side * (half + room.screen + i * (roomFor(unit) + room.interval))
    return [unit, { kind: 'screen', at: placed(at, axes, -room.screenBack, aside), building: '' }]
  })
}

/** Guns stand at a wing; in the attack no nearer than they need. */
function batteries(
  brigade: Brigade,
  { kind, at }: Mission,
  axes: Axes,
  half: number,
): [Unit, Task][] {
  const side = sideOf(brigade, brigade.guns, axes)
  const back = kind === 'attack' ? room.gunRange : 0
  return brigade.guns.map((unit, i) => {
    const aside = side * (half + room.guns + i * roomFor(unit))
    const task = kind === 'attack' ? 'support' : kind
    return [unit, { kind: task, at: placed(at, axes, -back, aside), building: '' }]
  })
}

/** On the march out each goes to the nearest part of the exit. */
export function lanesOf(field: Field, { units }: Brigade, exit: Exit): [Unit, Task][] {
  return units.map(unit => [
    unit,
    { kind: 'withdraw', at: laneOf(field, unit, exit), building: '' },
  ])
}

/** Who has least way to go comes first and clears the way; a line comes after its unit. */
export function inMarchingOrder(units: readonly Unit[], tasks: Map<string, Task>): Unit[] {
  const way = (unit: Unit): number => {
    const mother = units.find(({ id }) => id === unit.mother)
    if (mother) return way(mother) + 1
    const task = tasks.get(unit.id)
    return task ? distanceBetweenPoints(unit, task.at) : 0
  }
  return units
    .map(unit => ({ unit, far: way(unit) }))
    .toSorted((one, other) => one.far - other.far)
    .map(({ unit }) => unit)
}
