import { expect, test } from 'vitest'
import { terrain, unit } from '../testing.ts'
import type { Terrain } from '../terrain.ts'
import type { Unit } from '../state.ts'
import { footingOf } from './footing.ts'
import { canEnter, goingUnder } from './going.ts'
import { isInDeepWater } from './water.ts'

/** A stream from west to east, its middle at y = 98.5 cm, under the middle of the line. */
const stream: Partial<Terrain> = { kind: 'stream', points: [0, 98_500, 200_000, 98_500] }
const river = { ...stream, width: 8_000 }
const bridge: Partial<Terrain> = {
  kind: 'road',
  points: [100_000, 92_000, 100_000, 105_000],
  width: 3_000,
  crossing: 'stoneBridge',
}
const line = unit({ x: 100_000, y: 100_000 })
const column = unit({ ...line, formation: { kind: 'marchColumn', front: null, gap: null } })

function lie(...pieces: Partial<Terrain>[]): { terrain: Terrain[] } {
  return { terrain: pieces.map((piece, i) => terrain({ id: `t${i}`, ...piece })) }
}

function obstacle(who: Unit, ...pieces: Partial<Terrain>[]): string | null {
  return goingUnder(lie(...pieces), footingOf(who)).obstacle
}

test('[BA-2.3.6-01] below 1 cm a stream is class I, to 5 cm class II, broader ones are barred', () => {
  const classes = [800, 1_000, 5_000].map(width => obstacle(line, { ...stream, width }))
  expect(classes).toEqual(['I', 'II', 'II'])
  expect(isInDeepWater(lie({ ...stream, width: 5_000 }), footingOf(line))).toBe(false)
  expect(isInDeepWater(lie({ ...stream, width: 5_001 }), footingOf(line))).toBe(true)
})

test('[BA-2.3.6-01] the whole breadth of a stream counts', () => {
  const beside = { ...line, y: 98_500 + 3_000 + 2_500 }
  expect(obstacle(beside, { ...stream, width: 5_000 })).toBe(null)
  expect(obstacle({ ...beside, y: beside.y - 100 }, { ...stream, width: 5_000 })).toBe('II')
})

test('[BA-2.3.6-02] a bridge is a road for a march column, and for nobody else', () => {
  const land = lie(river, bridge)
  expect(canEnter(land, column, 'march')).toBe(true)
  expect(goingUnder(land, footingOf(column))).toEqual({ grounds: ['road'], obstacle: null })
  expect(canEnter(land, line, 'march')).toBe(false)
  const attackColumn = unit({ ...line, formation: { kind: 'attackColumn', front: 4, gap: null } })
  expect(canEnter(land, attackColumn, 'march')).toBe(false)
})

test('[BA-2.3.6-02] beside the bridge a column is in the water', () => {
  expect(canEnter(lie(river, bridge), { ...column, x: 103_000 }, 'march')).toBe(false)
})

test('[BA-2.3.6-02] a column comes up to a bridge and leaves it', () => {
  for (const y of [94_600, 96_000, 102_000, 110_000, 117_000, 118_000]) {
    expect(canEnter(lie(river, bridge), { ...column, y }, 'march')).toBe(true)
  }
})

test('[BA-2.3.6-02] bridges lead over narrow streams too', () => {
  expect(obstacle(column, { ...stream, width: 4_000 }, bridge)).toBe(null)
  expect(obstacle(line, { ...stream, width: 4_000 }, bridge)).toBe('II')
})

test('[BA-6.3.0-05] a bridge that was burnt or blasted is none', () => {
  expect(canEnter(lie(river, { ...bridge, isDestroyed: true }), column, 'march')).toBe(false)
})

test('[BA-2.3.6-02] a ford is an obstacle for every formation that it is broad enough for', () => {
  const ford: Partial<Terrain> = { ...bridge, crossing: 'ford', width: 23_000 }
  expect(canEnter(lie(river, ford), line, 'march')).toBe(true)
  expect(obstacle(line, river, ford)).toBe('I')
  expect(canEnter(lie(river, { ...ford, width: 20_000 }), line, 'march')).toBe(false)
  expect(canEnter(lie(river, { ...ford, width: 3_000 }), column, 'march')).toBe(true)
})
