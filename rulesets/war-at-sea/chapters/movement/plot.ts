import { bearing, turnBetween } from '@grognard/geometry/measured/angle.ts'
import type { Point, Pose } from '@grognard/geometry/measured/pose.ts'
import type { PathSwitch, PathTool, Trace } from '@grognard/umpire'
import { turnOfPoint } from '../../book/tables/measures.ts'
import { advanced, hullOf, turnedAtBow } from '../../model/hulls.ts'
import type { Hull } from '../../model/hulls.ts'
import { allowanceOf, mostTurned, runOf, surveyOf, walk } from '../../model/path.ts'
import type { Leg } from '../../model/path.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { unitOf } from '../../model/units.ts'
import type { SailOrder } from '../../orders.ts'
import { blockText, isReadyToSail } from './movers.ts'

/** Nearer than this a point counts as reached, and within this angle a course as straight at it; our own measures. */
const reached = 20
const onCourse = 100

/** A path is drawn towards a point: straight on until the unit may turn, the turn, and on to the point. */
export const sailTool: PathTool<State, SailOrder> = {
  tool: 'path',
  piece: ({ unit }) => unit,
  pieces: (state, seat) =>
    state.units.filter(unit => isReadyToSail(state, seat, unit)).map(({ id }) => id),
  start: (_state, _seat, unit) => ({ kind: 'sail', unit, legs: [], isAstern: false }),
  extend(state, _seat, order, x, y) {
    const unit = unitOf(state, order.unit)
    const legs = order.isAstern
      ? sternway(state, unit, { x, y })
      : towards(state, unit, order.legs, { x, y })
    return { ...order, legs }
  },
  shorten: order => ({ ...order, legs: order.legs.slice(0, -1) }),
  trace: (state, _seat, order) => traceOf(state, order),
  switches: (state, _seat, order) => switchesOf(state, order),
}

/** [WAS-061] Straight astern as far as the point lies abaft, and no farther than the allowance. */
function sternway(state: State, unit: SeaUnit, point: Point): Leg[] {
  const { x, y } = unit
  const away = distanceTo({ x, y }, point)
  return [{ advance: Math.min(away, allowanceOf(state, unit, true)), turn: 0 }]
}

/** [WAS-057] [WAS-058] The legs drawn on towards a point, as far as lawful. */
function towards(state: State, unit: SeaUnit, drawn: readonly Leg[], point: Point): Leg[] {
  const legs = drawn.map(({ advance, turn }) => ({ advance, turn }))
  const hull = endOf(hullOf(state, unit), legs)
  const rest = () => allowanceOf(state, unit) - surveyOf(state, unit, legs).length
  const toRun = Math.max(0, runOf(state, unit) - runSoFar(legs))
  const bow = bowOf(hull)
  const off = turnBetween(hull.heading, bearing(bow.x, bow.y, point.x, point.y))
  if (Math.abs(off) <= onCourse) return merged(legs, Math.min(rest(), distanceTo(bow, point)))
  if (toRun > rest()) return merged(legs, rest())
  const there = bowOf(advanced(hull, toRun))
  const turn = within(
    turnBetween(hull.heading, bearing(there.x, there.y, point.x, point.y)),
    Math.min(turnOfPoint, mostTurned(state, unit) - surveyOf(state, unit, legs).turned),
  )
  const turned = [...merged(legs, toRun)]
  const last = turned[turned.length - 1]
  if (last && turn !== 0) last.turn = turn
  const left = allowanceOf(state, unit) - surveyOf(state, unit, turned).length
  const onwards = Math.min(left, distanceTo(there, point))
  if (onwards > reached) turned.push({ advance: onwards, turn: 0 })
  return turned
}

function runSoFar(legs: readonly Leg[]): number {
  let run = 0
  for (const { advance, turn } of legs) run = turn === 0 ? run + advance : 0
  return run
}

/** A further straight run, one leg with the straight run before it. */
function merged(legs: readonly Leg[], advance: number): Leg[] {
  const last = legs[legs.length - 1]
  if (last && last.turn === 0)
    return [...legs.slice(0, -1), { advance: last.advance + advance, turn: 0 }]
  return advance > 0 ? [...legs, { advance, turn: 0 }] : [...legs]
}

function within(turn: number, most: number): number {
  return Math.max(-most, Math.min(most, turn))
}

function endOf(from: Hull, legs: readonly Leg[]): Hull {
  let hull = from
  for (const { advance, turn } of legs) {
    hull = advanced(hull, advance)
    if (turn !== 0) hull = turnedAtBow(hull, turn)
  }
  return hull
}

function bowOf(hull: Hull): Pose {
  return hull.isRound ? hull : advanced(hull, hull.length / 2)
}

function distanceTo(from: Point, to: Point): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  return Math.round(Math.sqrt(dx * dx + dy * dy))
}

function traceOf(state: State, order: SailOrder): Trace {
  const unit = unitOf(state, order.unit)
  const { length } = surveyOf(state, unit, order.legs)
  const { poses, travelled, block, left } = walk(state, unit, order.legs, order.isAstern)
  const end = poses[poses.length - 1] ?? unit
  return {
    poses,
    cost: length,
    budget: allowanceOf(state, unit, order.isAstern),
    reached: travelled,
    contact: block ? { x: end.x, y: end.y } : null,
    ...(block && { meets: blockText(block) }),
    ...(left && {
      meets: { key: `was.block.left`, values: { edge: { key: `was.edge.${left}` } } },
    }),
  }
}

/** [WAS-060] Ahead or astern; what was drawn one way is drawn anew the other way. */
function switchesOf(state: State, order: SailOrder): PathSwitch<SailOrder>[] {
  if (allowanceOf(state, unitOf(state, order.unit), true) === 0) return []
  const flipped = { ...order, isAstern: !order.isAstern, legs: [] }
  return [{ key: 'was.switch.astern', isOn: order.isAstern, flipped }]
}
