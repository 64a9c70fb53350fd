import { containsPoint } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { contoursOf } from '@grognard/geometry/measured/contour.ts'
import type { Eye, Message, SightField, SightPart } from '@grognard/umpire'
import { cm } from '../book/measures.ts'
import type { RuleId } from '../book/rulebook.ts'
import { sightRows } from '../book/tables/ground.ts'
import { figureBases } from '../book/tables/troops.ts'
import { boxOf } from '../model/buildings.ts'
import type { Standing } from '../model/footprint.ts'
import { piecesOf } from '../model/ground/land.ts'
import {
  isInSight,
  isLineBlocked,
  reachOfSight,
  throughWood,
  viewerOf,
  viewerOfStaff,
} from '../model/ground/sight.ts'
import type { Sighted, Viewer } from '../model/ground/sight.ts'
import { mayMeasure } from '../model/options.ts'
import type { State } from '../model/state.ts'
import { findUnit, isOnBoard } from '../model/units.ts'

/** The ground is tried this far apart, 1/1000 cm; our own measure. */
const STEP = cm(4)

type Sees = (x: number, y: number) => boolean

/** [BA-1.1.6-01] [BA-1.1.6-08] Where a single figure of foot would be seen by a unit, chief or orderly. */
export function sight(state: State, from: Eye): SightField | undefined {
  return typeof from === 'string' ? sightOf(state, from) : linesFrom(state, from)
}

/**
 * [BA-1.1.6-03] [BA-1.1.6-08] Where the ground bars no line from a place. It tells no distance: where
 * nothing may be measured yet, a wood that the line goes into bars it whole.
 */
function linesFrom(state: State, { x, y }: Point): SightField {
  const from = { x: Math.round(x), y: Math.round(y) }
  const run = mayMeasure(state) ? sightRows.wood.from : 0
  const isOpen: Sees = (toX, toY) => {
    const to = { x: toX, y: toY }
    return !isLineBlocked(state, from, to, [houseAt(state, from), houseAt(state, to)], run)
  }
  const label = { key: 'ba.sight.lines' }
  return { from, parts: [sightPart(state, isOpen, 'BA-1.1.6-08', label)] }
}

function houseAt(state: State, { x, y }: Point): string | null {
  const houses = piecesOf(state, 'building')
  return houses.find(({ points }) => containsPoint(points, x, y))?.id ?? null
}

function sightOf(state: State, piece: string): SightField | undefined {
  const viewer = viewerNamed(state, piece)
  if (!viewer) return undefined
  const sees = remembered((x, y) => isInSight(state, viewer, figureAt(state, x, y, null)))
  const anyhow = sightPart(state, sees, 'BA-1.1.6-01', { key: 'ba.sight.any' })
  const fired = sightPart(state, seesFired(state, viewer, sees), 'BA-1.1.6-06', {
    key: 'ba.sight.fired',
  })
  return { from: piece, parts: [anyhow, fired] }
}

function sightPart({ width, height }: State, sees: Sees, rule: RuleId, label: Message): SightPart {
  return { outlines: contoursOf(sees, { x: 0, y: 0, width, height }, STEP), label, rule }
}

/** Most places are asked for each part. */
function remembered(sees: Sees): Sees {
  const known = new Map<string, boolean>()
  return (x, y) => {
    const place = `${x} ${y}`
    const before = known.get(place)
    if (before !== undefined) return before
    const now = sees(x, y)
    known.set(place, now)
    return now
  }
}

/** [BA-1.1.6-06] What is seen of a figure that fired; looked for only where its smoke could matter. */
function seesFired(state: State, viewer: Viewer, sees: Sees): Sees {
  return (x, y) => {
    if (sees(x, y)) return true
    const [silent, fired] = [figureAt(state, x, y, null), figureAt(state, x, y, state.turn)]
    const isFarther =
      reachOfSight(state, viewer, fired) > reachOfSight(state, viewer, silent) ||
      throughWood(state, fired) > throughWood(state, silent)
    return isFarther && isInSight(state, viewer, fired)
  }
}

function viewerNamed(state: State, piece: string): Viewer | undefined {
  const unit = findUnit(state, piece)
  if (unit) return isOnBoard(unit) ? viewerOf(unit) : undefined
  const staff = state.staff.find(({ id, status }) => id === piece && status === 'onBoard')
  return staff && viewerOfStaff(staff)
}

/** A figure of foot that stands there; within the walls of a house it holds the house. */
export function figureAt(state: State, x: number, y: number, firedIn: number | null): Sighted {
  const house = piecesOf(state, 'building').find(({ points }) => containsPoint(points, x, y))
  const figure = { ...aFigure, firedIn, building: house?.id ?? null }
  if (!house)
    return { ...figure, x, y: y + figureBases.infantry.depth / 2, heading: 0, walls: null }
  const { length, beam, ...pose } = boxOf(house)
  return { ...figure, ...pose, walls: { width: beam, depth: length } }
}

const aFigure: Pick<Standing, 'arm' | 'formation' | 'figures' | 'guns'> = {
  arm: 'infantry',
  formation: { kind: 'line', front: null, gap: null },
  figures: 1,
  guns: [],
}
