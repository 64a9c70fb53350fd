import { expect, test } from 'vitest'
import type { Unit } from '../state.ts'
import { battle } from '../testing.ts'
import { attack, blue, fought, totals } from './testing.ts'

/** Two reds at one blue. */
function common(given: Partial<Unit> = {}, dice: number[] = []) {
  const state = battle({
    units: [
      { hasFought: true, figures: 12, x: 95_000 },
      { hasFought: true, figures: 12, x: 105_000 },
      { ...blue, hasFought: true, ...given },
    ],
    attacks: [attack('u1', 'u3'), attack('u2', 'u3')],
  })
  return fought(state, dice)
}

test('[BA-4.1.5-01] [BA-4.1.1-08] the attacked rolls once, each attacker for itself', () => {
  const { table } = common({}, [4, 4, 4, 5, 5, 5, 2, 3, 3])
  expect(totals(table, 'u1')).toEqual({ u3: 10 })
  expect(totals(table, 'u2')).toEqual({ u3: 13 })
  const own = totals(table, 'u3')
  expect(Object.keys(own)).toEqual(['u1', 'u2'])
  expect(own['u1']).toBe(own['u2'])
  expect(table.left).toEqual([])
})

test('[BA-4.1.5-01] the best attack counts, once; of equal ones the owner chooses whose', () => {
  const best = common({}, [3, 4, 4, 5, 5, 5, 4, 4, 3])
  expect(best.fell.filter(([unit]) => unit === 'u3')).toHaveLength(1)
  const equal = common({}, [5, 5, 4, 5, 5, 4, 2, 3, 4])
  expect(equal.fell).toEqual([['u3', 'U']])
  expect(equal.state.forced).toMatchObject([
    { unit: 'u3', fromX: 95_000, also: [{ x: 105_000, y: 98_500 }] },
  ])
})

test('[BA-4.1.5-02] [BA-4.1.3-11] every fight is rolled from the state before', () => {
  const { lost, table } = common({ figures: 20 }, [6, 6, 6, 6, 6, 6, 3, 4, 4])
  expect(totals(table, 'u1')).toEqual(totals(table, 'u2'))
  const kinds = table.events.map(({ kind }) => kind)
  expect(kinds.lastIndexOf('meleeRolled')).toBeLessThan(kinds.indexOf('figuresLost'))
  expect(lost[0]).toEqual(['u3', 'melee', 2])
})

test('[BA-4.1.5-03] one unit against several: it rolls once, they each for themselves', () => {
  const state = battle({
    units: [
      { hasFought: true, figures: 30 },
      { ...blue, hasFought: true, figures: 12, x: 95_000 },
      { ...blue, hasFought: true, figures: 12, x: 105_000 },
    ],
    attacks: [attack('u1', 'u2'), attack('u1', 'u3', { isContinued: true })],
  })
  const { table, fell } = fought(state, [5, 5, 5, 3, 3, 3, 4, 4, 4])
  expect(Object.keys(totals(table, 'u1'))).toEqual(['u2', 'u3'])
  expect(fell).toEqual([
    ['u2', 'FU'],
    ['u3', 'FU'],
  ])
})
