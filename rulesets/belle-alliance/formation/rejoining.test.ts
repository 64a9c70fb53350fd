import { expect, test } from 'vitest'
import { seal } from '../command/seal.ts'
import { commandEvolve } from '../command/evolve.ts'
import type { Part } from '../parts.ts'
import type { Sheet, Unit } from '../state.ts'
import { battle, square, tableFor } from '../testing.ts'
import { joinsDue } from './rejoining.ts'
import { at, carriedOut, sheet } from './testing.ts'

const rest: Partial<Unit> = { figures: 20 }
const part: Partial<Unit> = { figures: 12, partOf: 'u1', splitInTown: true, y: 97_000 }
const due = [{ unit: 'u2', part: { kind: 'join', with: 'u1' } }]

function dueFor(units: Partial<Unit>[], sheets: Sheet[] = [], houseY = 150_000) {
  const points = square(100_000, houseY, 6_000)
  return joinsDue(battle({ units, sheets, terrain: [{ kind: 'building', points }] }), 'red')
}

test('[BA-1.2.2-02] parts split in town fighting are to be joined when they touch outside of it', () => {
  expect(dueFor([rest, part])).toEqual(due)
  expect(dueFor([rest, { ...part, y: 90_000 }])).toEqual([])
  expect(dueFor([rest, { ...part, splitInTown: false }])).toEqual([])
})

test('[BA-1.2.2-02] not while one of them stands at a building', () => {
  expect(dueFor([rest, part], [], 103_000)).toEqual([])
})

test('[BA-1.2.2-02] not where something else forbids it, and not twice', () => {
  const resting: Part = { kind: 'rest', goal: 'supply' }
  expect(dueFor([rest, part], [sheet('u2', resting)])).toEqual([])
  expect(dueFor([rest, part], [sheet('u1', { kind: 'join', with: 'u2' })])).toEqual([])
})

test('[BA-1.2.2-02] whoever seals the orders has ordered the joining too', () => {
  const table = tableFor(battle({ units: [rest, part] }), commandEvolve)
  seal.execute(table, 'red', { kind: 'seal' })
  expect(table.events.map(({ kind }) => kind)).toEqual(['partWritten', 'sheetsSealed'])
  expect(table.state.sheets).toMatchObject([{ unit: 'u2', parts: [{ kind: 'join', with: 'u1' }] }])
})

const house = {
  id: 'house',
  kind: 'building' as const,
  points: square(100_000, 103_000, 6_000),
  capacity: 16,
}

test('[BA-1.2.2-02] a part that goes into a building alone is such a part, a large unit in the open not', () => {
  const entering = carriedOut({
    units: [{}],
    terrain: [house],
    sheets: [sheet('u1', { kind: 'occupy', building: 'house', figures: 10 })],
  })
  expect(at(entering, 'u1-2').splitInTown).toBe(true)
  const large = carriedOut({
    units: [{ figures: 44 }],
    sheets: [sheet('u1', { kind: 'split', count: 22 })],
  })
  expect(at(large, 'u1-2').splitInTown).toBe(false)
})

test('[BA-1.2.2-02] once joined there is nothing left to do', () => {
  const table = carriedOut({
    units: [rest, part],
    sheets: [sheet('u2', { kind: 'join', with: 'u1' })],
  })
  expect(at(table, 'u1')).toMatchObject({ figures: 32, splitInTown: false })
})
