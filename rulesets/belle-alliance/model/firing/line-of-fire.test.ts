import { expect, test } from 'vitest'
import { cm } from '../../book/measures.ts'
import { battle, guns, square, terrain, unit } from '../../fixtures.ts'
import { hullOf } from '../footprint.ts'
import { figuresFiring, filesOf } from './line-of-fire.ts'

test('[BA-3.2.0-01] [BA-3.1.3-01] a line fires with two ranks, files side by side', () => {
  const files = filesOf(unit({ figures: 31 }))
  expect(files.length).toBe(16)
  expect(figuresFiring(files)).toBe(31)
  expect(files.map(({ figures }) => figures).slice(-2)).toEqual([2, 1])
})

test('[BA-3.2.0-01] columns fire with their two front ranks only', () => {
  const column = { kind: 'attackColumn', front: 6, gap: null } as const
  expect(figuresFiring(filesOf(unit({ formation: column })))).toBe(12)
  const march = { kind: 'marchColumn', front: null, gap: null } as const
  expect(figuresFiring(filesOf(unit({ formation: march })))).toBe(4)
})

test('[BA-3.2.0-01] a skirmish line has one rank, and all of it fires', () => {
  const line = { kind: 'skirmish', front: null, gap: cm(1.5) } as const
  expect(figuresFiring(filesOf(unit({ figures: 12, formation: line })))).toBe(12)
})

test('[BA-1.3.1-07] a square fires to four sides', () => {
  const inSquare = { kind: 'square', front: null, gap: null } as const
  const files = filesOf(unit({ figures: 24, formation: inSquare }))
  const headings = new Set(files.map(({ front }) => front.heading))
  expect([...headings].toSorted((one, other) => one - other)).toEqual([0, 9_000, 18_000, 27_000])
  expect(figuresFiring(files)).toBe(24)
})

test('[BA-3.1.1-02] [BA-Q-64] guns fire with their gunners; one without is silent', () => {
  const models = guns(3, 6, 2).map((gun, i) => (i === 1 ? { ...gun, gunners: 0 } : gun))
  const files = filesOf(unit({ arm: 'artillery', guns: models }))
  expect(files.map(({ gun, figures }) => [gun, figures])).toEqual([
    ['g1', 2],
    ['g3', 2],
  ])
})

test('[BA-6.1.2-01] each side of a building takes half of the garrison', () => {
  const house = terrain({ kind: 'building', points: square(100_000, 100_000, 8_000) })
  const [garrison] = battle({ terrain: [house], units: [{ figures: 21, building: 't1' }] }).units
  const files = garrison ? filesOf(garrison) : []
  expect(files.map(({ figures }) => figures)).toEqual([10, 10, 10, 10])
})

test('[BA-1.3.1-07] [BA-3.1.3-01] each side of a square fires from its outer rank', () => {
  const inSquare = { kind: 'square', front: null, gap: null } as const
  const square24 = unit({ figures: 24, formation: inSquare })
  const { x, y, length, beam } = hullOf(square24)
  const outward = filesOf(square24).map(({ front }) => {
    const isAcross = front.heading % 18_000 === 0
    return isAcross ? Math.abs(front.y - y) - length / 2 : Math.abs(front.x - x) - beam / 2
  })
  for (const beyond of outward) expect(Math.abs(beyond)).toBeLessThan(20)
})
