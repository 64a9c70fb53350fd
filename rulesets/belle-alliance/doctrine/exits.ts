import type { Point } from '@grognard/geometry'
import { centreOf } from '../formation/footprint.ts'
import { isClosed, isDisordered } from '../units.ts'
import type { Unit } from '../state.ts'
import type { ExitRule, PointRule } from '../victory-rules.ts'
import type { Brigade } from './brigades.ts'
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
export function placeOn({ state }: Field, { edge }: ExitRule, along: number, by = 0): Point {
  const at = Math.round(along)
  if (edge === 'north') return { x: at, y: state.height + by }
  if (edge === 'south') return { x: at, y: -by }
  return edge === 'east' ? { x: state.width + by, y: at } : { x: -by, y: at }
}

/** Where a unit leaves by its part of the exit: first up to it, then straight over the edge. */
export function laneAt(field: Field, unit: Unit, { rule, isOpen }: Exit, share: number): Point {
  const along = rule.from + (rule.to - rule.from) * share
  const beyond = placeOn(field, rule, along, room.beyond)
  const isThrough = isOpen && leavesWithin(field, rule, centreOf(unit), beyond)
  return isThrough ? beyond : placeOn(field, rule, along, -room.edge)
}

/** Whether the straight line crosses the edge on the stretch that counts. */
function leavesWithin(field: Field, rule: ExitRule, from: Point, beyond: Point): boolean {
  const edge = placeOn(field, rule, 0)
  const isAcross = rule.edge === 'north' || rule.edge === 'south'
  const [start, end] = isAcross ? [from.y, beyond.y] : [from.x, beyond.x]
  const part = ((isAcross ? edge.y : edge.x) - start) / (end - start)
  const along = isAcross ? from.x + (beyond.x - from.x) * part : from.y + (beyond.y - from.y) * part
  return along > rule.from + room.edge / 2 && along < rule.to - room.edge / 2
}
