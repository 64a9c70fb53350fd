import { firstChange } from '../ground/ways.ts'
import type { State, Unit } from '../state.ts'
import { nearness, stride, wholeTurn } from '../tables/forced-march.ts'
import { LOOK } from '../tables/movement.ts'
import { unitOf } from '../units.ts'
import { overhangOf } from './board-edge.ts'
import { moverAt } from './mover.ts'
import type { Mover } from './mover.ts'
import { meetingOf, overlapped } from './passage.ts'
import type { Manner, Meeting } from './passage.ts'
import { isClosedTo, speedOfBody } from './speed.ts'
import { wallsAround } from './walls.ts'

const ROUNDING = 2

type Stop =
  | { kind: 'edge' | 'ground'; unit: string }
  | { kind: 'unit'; unit: string; by: string; meeting: Meeting }

/** A forced move as far as it has come. */
export interface Walk {
  heading: number
  movers: Mover[]
  /** 1/1000 cm. */
  distance: number
  /** What is left of the turn, in 1/1000 of a tick. */
  left: number
  stop: Stop | null
  /** Own units whose place the body went over. */
  passed: string[]
  /** Units that it stood in from the beginning, or pushes along: it does not run into them. */
  known: string[]
}

export interface Start {
  /** The first one leads. */
  units: readonly Unit[]
  manner: 'retreat' | 'rout' | 'through'
  heading: number
  left?: number
}

/**
 * [BA-5.3.1-01] [BA-5.4.1-02] Shifts a body straight on for what is left of its turn, at the rate of
 * the ground it stands on, until something stops it.
 */
export function walk(state: State, start: Start): Walk {
  const { units, manner, heading, left = wholeTurn } = start
  const movers = units.map(unit => moverOf(state, unit, manner))
  const way: Walk = { heading, movers, distance: 0, left, stop: null, passed: [], known: [] }
  way.known = units.flatMap(unit => overlapped(state, unit, idsOf(way)).map(({ id }) => id))
  while (way.left > 0 && way.stop === null) goOneStretch(state, way)
  return way
}

function moverOf(state: State, unit: Unit, manner: Manner): Mover {
  const overhang = overhangOf(state, unit)?.by ?? 0
  return { unit, manner, from: 0, until: null, overhang, leaves: wallsAround(state, unit) }
}

/** [BA-Q-15] As far as the ground, and who is pushed along, let it go at one speed. */
function goOneStretch(state: State, way: Walk): void {
  const { distance: begin, left } = way
  const speedAt = (at: number) => speedOfBody(state, moversAt(way, at), way.heading)
  const speed = speedAt(begin)
  if (speed === 0) {
    way.stop = { kind: 'ground', unit: leadOf(way) }
    return
  }
  const end = begin + (speed * left) / wholeTurn
  while (way.stop === null && way.distance < end && speedAt(way.distance) === speed)
    goOneStride(
      state,
      way,
      strideTo(way, end, at => speedAt(at) === speed),
    )
  way.left -= Math.ceil((wholeTurn * (way.distance - begin)) / speed)
}

/** A stride on, or to where the ground changes. */
function strideTo({ distance }: Walk, end: number, isSame: (at: number) => boolean): number {
  const length = Math.min(end - distance, stride)
  const change = firstChange(length, LOOK, by => isSame(distance + by), Boolean)
  return distance + (change?.after ?? length)
}

/** Up to a point of the way, or to what is met before it. */
function goOneStride(state: State, way: Walk, to: number): void {
  if (stopAt(state, way, to) !== null) return comeUpTo(state, way, to)
  way.distance = to
  notePassed(state, way)
}

function comeUpTo(state: State, way: Walk, to: number): void {
  let barred = to
  while (barred - way.distance > nearness) {
    const middle = (way.distance + barred) / 2
    if (stopAt(state, way, middle) === null) way.distance = middle
    else barred = middle
  }
  const stop = stopAt(state, way, barred)
  if (stop) settle(state, way, stop)
}

/** What is pushed comes along, what cannot follow stays behind; all else ends the move. */
function settle(state: State, way: Walk, stop: Stop): void {
  const mover = way.movers.find(({ unit }) => unit.id === stop.unit)
  if (stop.kind === 'unit' && stop.meeting === 'pushes') takeAlong(state, way, stop.by)
  else if (mover?.manner === 'pushed') way.stop = barredBy(way, stop.unit)
  else if (stop.kind === 'ground' && mover && stop.unit !== leadOf(way)) mover.until = way.distance
  else way.stop = stop
}

function takeAlong(state: State, way: Walk, pushed: string): void {
  const unit = unitOf(state, pushed)
  way.movers.push({ ...moverOf(state, unit, 'pushed'), from: way.distance })
  way.known.push(...overlapped(state, unit, idsOf(way)).map(({ id }) => id))
}

/** [BA-4.2.0-05] Who cannot be pushed on bars the way. */
function barredBy(way: Walk, by: string): Stop {
  return { kind: 'unit', unit: leadOf(way), by, meeting: 'bars' }
}

/** The first thing that forbids the body this point of the way. */
function stopAt(state: State, way: Walk, distance: number): Stop | null {
  for (const mover of moversAt(way, distance)) {
    const unit = mover.unit.id
    if (isGoingOff(state, mover)) return { kind: 'edge', unit }
    if (isClosedTo(state, mover, way.heading)) return { kind: 'ground', unit }
    const stop = meetingAt(state, way, mover)
    if (stop) return stop
  }
  return null
}

/** Beyond the edge, and farther than it was; corners are rounded. */
function isGoingOff(state: State, { unit, overhang }: Mover): boolean {
  const beyond = overhangOf(state, unit)
  return beyond !== null && beyond.by > overhang + ROUNDING
}

function meetingAt(state: State, way: Walk, { unit, manner }: Mover): Stop | null {
  for (const other of overlapped(state, unit, idsOf(way))) {
    if (way.known.includes(other.id)) continue
    const meeting = meetingOf(state, unit, manner, other)
    if (meeting !== 'passes') return { kind: 'unit', unit: unit.id, by: other.id, meeting }
  }
  return null
}

/** [BA-1.1.1-06] Who is passed through is told, for he may not fire later. */
function notePassed(state: State, way: Walk): void {
  for (const { unit } of moversAt(way, way.distance))
    for (const other of overlapped(state, unit, [...idsOf(way), ...way.passed]))
      if (other.seat === unit.seat) way.passed.push(other.id)
}

/** Those that have not been left behind, as they stand at this point of the way. */
function moversAt({ movers, heading }: Walk, distance: number): Mover[] {
  return movers
    .filter(({ until }) => until === null)
    .map(mover => moverAt(mover, heading, distance))
}

export function idsOf({ movers }: Walk): string[] {
  return movers.map(({ unit }) => unit.id)
}

function leadOf({ movers }: Walk): string {
  const [lead] = movers
  if (!lead) throw new RangeError('A forced move needs a unit.')
  return lead.unit.id
}
