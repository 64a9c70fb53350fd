import { expect, test } from 'vitest'
import { cm } from '../measures.ts'
import { battle, square, terrain, unit } from '../testing.ts'
import type { Setting } from '../testing.ts'
import type { Unit } from '../state.ts'
import type { Terrain } from '../terrain.ts'
import { hullOf } from '../formation/footprint.ts'
import { hasFired, isSeen, positionOf, reachOfSight, throughWood, viewerOf } from './sight.ts'

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
