import { expect, test } from 'vitest'
import { battle } from '../../fixtures.ts'
import type { ForcedMove } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { nextMove } from './forced.ts'

/** A move away from an effect far in the north. */
function move(unit: string, degree: 'U' | 'FU' = 'U'): ForcedMove {
  return {
    unit,
    degree,
    cause: 'fire',
    fromX: 100_000,
    fromY: 900_000,
    also: [],
    heading: null,
    with: [],
  }
}

function first(units: Partial<Unit>[], forced: ForcedMove[]) {
  return nextMove(battle({ units, forced }))?.unit
}

const apart = [
  { id: 'a', x: 40_000 },
  { id: 'b', x: 100_000 },
]

test('[BA-5.1.2-03] retreats come before routs, then the lower id', () => {
  expect(first(apart, [move('a', 'FU'), move('b')])).toBe('b')
  expect(first(apart, [move('b'), move('a')])).toBe('a')
})

test('[BA-5.1.2-03] [BA-Q-55] who is barred by one that has still to move waits for it', () => {
  const behind = [{ id: 'a' }, { id: 'b', y: 90_000 }]
  expect(first(behind, [move('a'), move('b')])).toBe('b')
  expect(first(behind, [move('a'), move('b', 'FU')])).toBe('b')
})

test('[BA-5.1.2-03] in a ring of them the lowest id goes', () => {
  const facing = [{ id: 'a' }, { id: 'b', y: 90_000 }]
  const ring = [
    { ...move('b'), heading: 0 },
    { ...move('a'), heading: 18_000 },
  ]
  expect(first(facing, ring)).toBe('a')
})
