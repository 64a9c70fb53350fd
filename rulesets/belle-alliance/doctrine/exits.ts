import type { Point } from '@grognard/geometry'
import { centreOf } from '../formation/footprint.ts'
import { isClosed, isDisordered } from '../units.ts'
import type { Unit } from '../state.ts'
import type { ExitRule, PointRule } from '../victory-rules.ts'
import type { Brigade } from './brigades.ts'
import { closedBetween } from './closed-ground.ts'
import { near, room } from './distances.ts'
import { distanceBetweenPoints } from './field.ts'
import type { Field } from './field.ts'
import { cm } from '../measures.ts'
import type { Mission } from './tasks.ts'

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
export function laneOf(field: Field, unit: Unit, { rule, isOpen }: Exit): Point {
  const from = centreOf(unit)
  const off = (lane: number) => Math.abs(lane - (isAcross(rule) ? from.x : from.y))
  const lanes = lanesOf(rule).toSorted((one, other) => off(one) - off(other))
  const lane = lanes.find(along => isFree(field, unit, rule, along)) ?? (rule.from + rule.to) / 2
  const beyond = placeOn(field, rule, lane, room.beyond)
  if (isOpen && leavesWithin(field, rule, from, beyond)) return beyond
  return placeOn(field, rule, lane, -room.beforeExit)
}

function lanesOf(rule: ExitRule): number[] {
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
