import { expect, test } from 'vitest'
import { coverRows } from '../book/tables/ground.ts'
import type { TerrainFile } from './file.ts'
import { scenarios } from './index.ts'
import { terrainFrom } from './setting-from-file.ts'

function from(given: Partial<TerrainFile>) {
  const points: [number, number][] = [
    [0, 0],
    [0, 9],
    [9, 9],
    [9, 0],
  ]
  return terrainFrom({ id: 't1', kind: 'difficult', points, ...given })
}

test('[BA-T-05] [BA-1.1.6-03] [BA-3.4.5-01] a wood is cover, its edge an obstacle, and stops ricochets', () => {
  expect(from({ kind: 'wood' })).toMatchObject({
    level: 1,
    cover: 'I',
    edgeObstacle: 'I',
    edgeCover: 'I',
    edgeDepth: 3_000,
    isNonRicochet: true,
  })
  expect(from({ kind: 'wood', edgeObstacle: 'II', nonRicochet: false })).toMatchObject({
    edgeObstacle: 'II',
    isNonRicochet: false,
  })
})

test('[BA-T-05] a building is cover by what it is built of', () => {
  const covers = (['plain', 'wooden', 'stone'] as const).map(
    look => from({ kind: 'building', look }).cover,
  )
  expect(covers).toEqual(['I', 'I', 'II'])
  expect(from({ kind: 'building', cover: 'III' })).toMatchObject({ cover: 'III', level: 1 })
})

test('[BA-3.4.5-01] fields and orchards stop ricochets, other ground where its author says so', () => {
  const looks = ['field', 'orchard', 'marsh', 'plain'] as const
  expect(looks.map(look => from({ look }).isNonRicochet)).toEqual([true, true, false, false])
  expect(from({ look: 'marsh', nonRicochet: true }).isNonRicochet).toBe(true)
  expect(from({ kind: 'linear', look: 'field' }).isNonRicochet).toBe(false)
})

const printed = Object.values(coverRows).map(({ obstacle, cover }) => `${obstacle} ${cover}`)

test('[BA-T-05] hedges, walls and houses of the scenarios have values of the table', () => {
  for (const [id, { begin }] of Object.entries(scenarios)) {
    if (id === 'own') continue
    const pieces = begin({}, {}).terrain.filter(
      ({ kind }) => kind === 'linear' || kind === 'building',
    )
    expect(pieces.length).toBeGreaterThan(0)
    for (const { obstacle, cover } of pieces) expect(printed).toContain(`${obstacle} ${cover}`)
  }
})
