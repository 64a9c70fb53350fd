import { expect, test } from 'vitest'
import { square, terrain, unit } from '../../fixtures.ts'
import type { Terrain } from '../setting.ts'
import type { Unit } from '../unit.ts'
import { canEnter, terrainCostUnder } from './terrain-cost.ts'
import {
  footingOf,
  isInDeepWater,
  isInObstacle,
  obstacleBetween,
  obstacleUnder,
} from './obstacles.ts'

const line = unit({ x: 100_000, y: 100_000 })
const enemy = unit({ seat: 'blue', x: 100_000, y: 104_000, heading: 18_000 })

function hedgeAt(y: number, given: Partial<Terrain> = {}): Terrain {
  return terrain({ kind: 'linear', points: [80_000, y, 120_000, y], obstacle: 'II', ...given })
}

function under(who: Unit, ...pieces: Terrain[]): string | null {
  return obstacleUnder({ terrain: pieces }, footingOf(who))
}

test('[BA-2.3.5-01] from the moment it begins until it has passed, a unit is in the obstacle', () => {
  const ys = [99_900, 100_000, 100_100, 101_500, 102_900, 103_000, 103_100]
  const found = ys.map(y => under({ ...line, y }, hedgeAt(100_000)))
  expect(found).toEqual([null, null, 'II', 'II', 'II', null, null])
})

test('[BA-2.3.5-01] a unit with one wing in it has the penalty', () => {
  const land = { terrain: [hedgeAt(98_500, { points: [110_000, 98_500, 140_000, 98_500] })] }
  expect(isInObstacle(land, line)).toBe(true)
  expect(isInObstacle(land, { ...line, x: 98_000 })).toBe(false)
})

test('[BA-2.3.5-03] of several obstacles the worst counts', () => {
  expect(under(line, hedgeAt(99_000), hedgeAt(98_000, { id: 't2', obstacle: 'III' }))).toBe('III')
})

test('[BA-2.3.5-01] what is no obstacle has none', () => {
  expect(under(line, hedgeAt(99_000, { obstacle: null, cover: 'I' }))).toBe(null)
})

test('[BA-6.2.0-02] the outer border of a wood is an obstacle on the way in and out', () => {
  const wood = terrain({
    kind: 'wood',
    points: square(100_000, 120_000, 60_000, 40_000),
    edgeDepth: 3_000,
    edgeObstacle: 'I',
  })
  const found = [100_000, 101_000, 103_000, 120_000, 141_000].map(y => under({ ...line, y }, wood))
  expect(found).toEqual([null, 'I', null, null, 'I'])
})

test('[BA-T-05] narrow levels of a hill are obstacles by their breadth', () => {
  const found = [900, 1_900, 4_900, 5_000].map(breadth =>
    under(line, terrain({ kind: 'slope', points: square(100_000, 98_500, 60_000, breadth) })),
  )
  expect(found).toEqual(['III', 'II', 'I', null])
})

test('[BA-2.3.5-02] an obstacle in the zone between the two counts for the attacker', () => {
  const between = (y: number) => obstacleBetween({ terrain: [hedgeAt(y)] }, line, enemy)
  expect([99_000, 100_000, 102_000, 104_000, 106_000].map(between)).toEqual([
    null,
    'II',
    'II',
    'II',
    null,
  ])
})

test('[BA-2.3.5-02] an obstacle beside the enemy does not count', () => {
  const aside = hedgeAt(102_000, { points: [120_000, 102_000, 140_000, 102_000] })
  expect(obstacleBetween({ terrain: [aside] }, line, enemy)).toBe(null)
})

test('[BA-2.3.5-02] [BA-T-05] so does a narrow level of a hill', () => {
  const ledge = (breadth: number, y = 102_000) =>
    terrain({ kind: 'slope', points: square(100_000, y, 60_000, breadth) })
  const between = (...pieces: Terrain[]) => obstacleBetween({ terrain: pieces }, line, enemy)
  expect([900, 1_900, 3_000].map(breadth => between(ledge(breadth)))).toEqual(['III', 'II', 'I'])
  expect(between(ledge(900, 110_000))).toBe(null)
})

test('[BA-2.3.5-02] [BA-2.3.6-01] and a stream, as broad as it is', () => {
  const stream = (y: number) =>
    terrain({ kind: 'stream', points: [0, y, 200_000, y], width: 4_000 })
  const between = (y: number) => obstacleBetween({ terrain: [stream(y)] }, line, enemy)
  expect([96_000, 99_000, 102_000, 105_000, 108_000].map(between)).toEqual([
    null,
    'II',
    'II',
    'II',
    null,
  ])
})

/** A stream from west to east, its middle at y = 98.5 cm, under the middle of the line. */
const stream: Partial<Terrain> = { kind: 'stream', points: [0, 98_500, 200_000, 98_500] }
const river = { ...stream, width: 8_000 }
const bridge: Partial<Terrain> = {
  kind: 'road',
  points: [100_000, 92_000, 100_000, 105_000],
  width: 3_000,
  crossing: 'stoneBridge',
}

const column = unit({ ...line, formation: { kind: 'marchColumn', front: null, gap: null } })

function lie(...pieces: Partial<Terrain>[]): { terrain: Terrain[] } {
  return { terrain: pieces.map((piece, i) => terrain({ id: `t${i}`, ...piece })) }
}

function obstacle(who: Unit, ...pieces: Partial<Terrain>[]): string | null {
  return terrainCostUnder(lie(...pieces), footingOf(who)).obstacle
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
  expect(terrainCostUnder(land, footingOf(column))).toEqual({ grounds: ['road'], obstacle: null })
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
