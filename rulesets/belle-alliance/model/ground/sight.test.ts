import { expect, test } from 'vitest'
import { cm } from '../../book/measures.ts'
import { battle, square, terrain, unit } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import { hullOf } from '../footprint.ts'
import type { Terrain } from '../setting.ts'
import type { Unit } from '../unit.ts'
import {
  hasFired,
  isLineBlocked,
  isSeen,
  positionOf,
  reachOfSight,
  throughWood,
  viewerOf,
} from './sight.ts'

const viewer = unit({ x: 100_000, y: 20_000 })
const target = unit({ id: 'u2', seat: 'blue', x: 100_000, y: 100_000, heading: 18_000 })

function land(...terrains: Partial<Terrain>[]): Setting {
  return { terrain: terrains, turn: 5 }
}

function reach(setting: Setting, who: Unit, whom: Unit): number {
  return reachOfSight(battle(setting), viewerOf(who), whom)
}

const wood: Partial<Terrain> = {
  kind: 'wood',
  level: 1,
  points: square(100_000, 110_000, 60_000, 40_000),
  cover: 'I',
  edgeCover: 'I',
  edgeDepth: 3_000,
}
const inEdge = { ...target, y: 90_000 }
const inWood = { ...target, y: 110_000 }

test('[BA-1.1.6-01] [BA-1.1.6-07] a unit in the open is seen from 200 cm', () => {
  expect(reach(land(), viewer, target)).toBe(cm(200))
})

test('[BA-1.1.6-01] [BA-1.1.6-07] BA-TV-141 in cover from 30 cm, and from 100 if it fired', () => {
  expect(reach(land(wood), viewer, inEdge)).toBe(cm(30))
  expect(reach(land(wood), viewer, { ...inEdge, firedIn: 4 })).toBe(cm(100))
})

test('[BA-1.1.6-01] BA-TV-140 deep in a wood from 15 cm, and from 30 if it fired', () => {
  expect(reach(land(wood), viewer, inWood)).toBe(cm(15))
  expect(reach(land(wood), viewer, { ...inWood, firedIn: 5 })).toBe(cm(30))
})

test('[BA-1.1.6-07] who stands deep in a wood sees no farther than 15 cm', () => {
  expect(reach(land(wood), { ...viewer, y: 110_000 }, target)).toBe(cm(15))
})

test('[BA-1.1.6-06] fire gives a position away for this turn and the next', () => {
  expect([null, 5, 4, 3].map(firedIn => hasFired({ turn: 5 }, { firedIn }))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('[BA-1.1.6-02] [BA-Q-28] BA-TV-139 two levels higher one sees an open target from 240 cm', () => {
  const hill: Partial<Terrain> = { kind: 'hill', level: 2, points: square(100_000, 20_000, 60_000) }
  expect(reach(land(hill), viewer, target)).toBe(cm(240))
  expect(reach(land(hill), target, viewer)).toBe(cm(200))
  expect(reach(land(hill, wood), viewer, inEdge)).toBe(cm(30))
})

test('[BA-1.1.6-01] behind a wall is cover for who looks over it', () => {
  const wall = terrain({ kind: 'linear', points: [80_000, 100_000, 120_000, 100_000], cover: 'I' })
  const south = hullOf(viewer)
  expect(positionOf({ terrain: [wall] }, target, south)).toBe('cover')
  expect(positionOf({ terrain: [wall] }, target, { ...south, y: 180_000 })).toBe('open')
})

test('[BA-1.1.6-01] a garrison is in cover', () => {
  const house = { kind: 'building', points: square(100_000, 100_000, 9_000), level: 1 } as const
  const state = battle({ terrain: [house], units: [viewer, { ...target, building: 't1' }] })
  expect(state.units.map(who => positionOf(state, who, hullOf(viewer)))).toEqual(['open', 'cover'])
  expect(state.units.map(who => isSeen(state, viewerOf({ ...viewer, y: 80_000 }), who))).toEqual([
    true,
    true,
  ])
})

test('[BA-1.1.2-08] [BA-1.1.6-08] a unit is seen if it is in reach and a line to it is free', () => {
  const isIt = (setting: Setting, whom: Unit) => isSeen(battle(setting), viewerOf(viewer), whom)
  expect(isIt(land(), target)).toBe(true)
  expect(isIt(land(), { ...target, y: 223_001 })).toBe(false)
  expect(isIt(land(wood), inEdge)).toBe(false)
  expect(isIt(land(wood), { ...inEdge, firedIn: 5 })).toBe(true)
  expect(isIt(land(wood), { ...target, y: 150_000 })).toBe(false)
})

test('[BA-Q-71] a unit that is not on the board is not seen', () => {
  expect(isSeen(battle(land()), viewerOf(viewer), { ...target, status: 'waiting' })).toBe(false)
})

test('[BA-1.1.6-05] units between the two bar nothing', () => {
  const between = unit({ id: 'u3', x: 100_000, y: 60_000 })
  const state = battle({ units: [viewer, between, target] })
  expect(isSeen(state, viewerOf(viewer), target)).toBe(true)
})

test('[BA-1.1.6-01] deep in a wood a unit is seen from 30 cm if it fired, from 15 if not', () => {
  const state = battle(land(wood))
  const eye = { ...viewer, y: 84_000 }
  const isIt = (firedIn: number | null) =>
    isSeen(state, viewerOf(eye), { ...inWood, y: 110_000, firedIn })
  expect(throughWood(state, { ...inWood, firedIn: 5 })).toBe(cm(30))
  expect(throughWood(state, { ...inEdge, firedIn: 5 })).toBe(cm(15))
  expect([isIt(null), isIt(4), isIt(3)]).toEqual([false, true, false])
})

const x = 100_000
/** Level 1 from y = 50 to 90 cm. */
const plateau = terrain({ kind: 'hill', level: 1, points: square(x, 70_000, 80_000, 40_000) })
/** 10 cm deep, from y = 50 to 60 cm. */
const grove = terrain({
  id: 't2',
  kind: 'wood',
  level: 1,
  edgeDepth: 3_000,
  points: square(x, 55_000, 80_000, 10_000),
})
const house = terrain({ id: 't3', kind: 'building', level: 1, points: square(x, 55_000, 10_000) })

function isSeenFrom(pieces: Terrain[], from: number, to: number, spared: string[] = []): boolean {
  return !isLineBlocked({ terrain: pieces }, { x, y: cm(from) }, { x, y: cm(to) }, spared)
}

test('[BA-1.1.6-04] [BA-Q-48] BA-TV-166 a crest bars the line midway on the plateau', () => {
  const pairs = [
    [80, 20],
    [60, 20],
    [80, 55],
    [30, 110],
    [80, 120],
  ] as const
  const seen = pairs.map(([from, to]) => isSeenFrom([plateau], from, to))
  expect(seen).toEqual([false, true, true, false, true])
})

test('[BA-1.1.6-08] BA-TV-167 from two levels up one looks over a wood, but not to behind it', () => {
  const hill = terrain({ id: 't4', kind: 'hill', level: 2, points: square(x, 0, 80_000, 4_000) })
  expect([70, 130].map(y => isSeenFrom([grove, hill], 0, y))).toEqual([false, true])
})

test('[BA-1.1.6-03] on one level woods and houses bar the line', () => {
  expect(isSeenFrom([grove], 40, 70)).toBe(false)
  expect(isSeenFrom([house], 40, 70)).toBe(false)
  expect(isSeenFrom([house], 40, 49)).toBe(true)
})

test('[BA-1.1.6-08] what stands as high as the line bars it', () => {
  const all = terrain({ id: 't5', kind: 'hill', level: 1, points: square(x, 100_000, 200_000) })
  const ends = [20_000, 90_000].map((y, i) =>
    terrain({ id: `e${i}`, kind: 'hill', level: 1, points: square(x, y, 20_000, 12_000) }),
  )
  expect(isSeenFrom([grove, ...ends], 20, 90)).toBe(false)
  expect(isSeenFrom([all], 20, 90)).toBe(true)
})

test('[BA-1.1.6-08] a building that one stands in does not bar, nor one that is touched', () => {
  expect(isSeenFrom([house], 55, 90)).toBe(false)
  expect(isSeenFrom([house], 55, 90, ['t3'])).toBe(true)
  expect(isSeenFrom([house], 60, 90)).toBe(true)
})

test('[BA-1.1.6-01] out of a wood and into it one sees as far as sight in it reaches', () => {
  const deep = terrain({ ...grove, points: square(x, 70_000, 80_000, 40_000) })
  expect(isSeenFrom([deep], 40, 52)).toBe(true)
  expect(isSeenFrom([deep], 40, 64)).toBe(true)
  expect(isSeenFrom([deep], 40, 66)).toBe(false)
  expect(isSeenFrom([deep], 52, 95)).toBe(false)
})

test('[BA-1.1.6-01] who fired out of a wood gives away where he stands in it', () => {
  const deep = terrain({ ...grove, points: square(x, 70_000, 80_000, 40_000) })
  const from = { x, y: cm(40) }
  const isBlocked = (y: number) =>
    isLineBlocked({ terrain: [deep] }, from, { x, y: cm(y) }, [], cm(30))
  expect([66, 79, 81].map(isBlocked)).toEqual([false, false, true])
})
