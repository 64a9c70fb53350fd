import { expect, test } from 'vitest'
import { battle, unit } from '../../fixtures.ts'
import type { Unit } from '../../model/unit.ts'
import { attack, blue, body, effects, fought, losses, outcomeOfFight, totals } from './fixtures.ts'
import { outcomeOf } from './outcome.ts'

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

test('[BA-4.1.5-02] attacks add up before they are rounded', () => {
  const second = body({ id: 'red2' })
  const results = [
    ...outcomeOfFight({ totals: [8, 20], units: [3, 0] }),
    ...outcomeOfFight({ own: second, totals: [8, 20], units: [1, 0] }),
  ]
  expect(losses(results)['blue']).toBe(1)
})

test('[BA-4.1.5-02] [BA-Q-60] BA-TV-161 what the attacked deals at its best is shared by the attackers', () => {
  const [one, two, three] = [
    body({ id: 'a', figures: 30 }),
    body({ id: 'b', figures: 20 }),
    body({ id: 'c', figures: 20 }),
  ]
  const results = [one, two, three].flatMap((own, i) =>
    outcomeOfFight({ own, totals: [13, [13, 11, 9][i] ?? 0], units: [1, 3] }),
  )
  const { a, b, c } = losses(results)
  expect([a, b, c]).toEqual([1, 1, 1])
})

test('[BA-4.1.5-02] of equal totals the case with most melee units is the best', () => {
  const second = body({ id: 'red2' })
  const results = [
    ...outcomeOfFight({ totals: [12, 13], units: [1, 1] }),
    ...outcomeOfFight({ own: second, totals: [12, 13], units: [1, 4] }),
  ]
  expect(losses(results)).toMatchObject({ red: 2, red2: 2 })
})

test('[BA-4.1.5-01] [BA-4.1.5-03] every attack has a result; each may bring its own disorder', () => {
  const second = body({ id: 'red2', x: 130_000 })
  const results = [
    ...outcomeOfFight({ totals: [14, 10] }),
    ...outcomeOfFight({ own: second, totals: [9, 12] }),
  ]
  const found = outcomeOf(results).effects.map(({ unit: id, degree }) => [id, degree])
  expect(found).toEqual([
    ['blue', 'U'],
    ['red2', 'U'],
  ])
})

test('[BA-4.1.5-02] [BA-Q-59] prisoners only by attacks that alone brought FU', () => {
  const second = body({ id: 'red2' })
  const results = [
    ...outcomeOfFight({ totals: [15, 10], units: [1, 1] }),
    ...outcomeOfFight({ own: second, totals: [14, 10], units: [3, 1] }),
  ]
  expect(losses(results, 'prisoners')).toEqual({ blue: 2 })
})

test('[BA-4.1.5-02] [BA-4.1.5-03] on the reverse side prisoners only among the enemies in FU', () => {
  const second = body({ id: 'red2' })
  const results = [
    ...outcomeOfFight({ totals: [8, 15], units: [1, 2] }),
    ...outcomeOfFight({ own: second, totals: [14, 15], units: [1, 2] }),
  ]
  expect(losses(results, 'prisoners')).toEqual({ red: 4 })
})

test('[BA-4.3.2-03] [BA-Q-60] BA-TV-160 five losses shared by a soutien and its line', () => {
  const line = unit({ id: 'line', seat: 'blue', figures: 10 })
  const screened = {
    ...body({ id: 'blue', seat: 'blue', figures: 20 }),
    line,
    lineFigures: 10,
    isScreened: true,
  }
  const results = outcomeOfFight({ enemy: screened, totals: [13, 13], units: [5, 1] })
  expect(losses(results)).toMatchObject({ blue: 3, line: 2 })
})

test('[BA-4.3.2-02] a line that shares the result but is no screen has no losses', () => {
  const line = unit({ id: 'line', seat: 'blue', figures: 10 })
  const backed = { ...body({ id: 'blue', seat: 'blue', figures: 20 }), line, lineFigures: 10 }
  const results = outcomeOfFight({ enemy: backed, totals: [13, 9], units: [5, 1] })
  expect(losses(results)).toEqual({ blue: 5 })
  expect(effects(results)).toEqual({ blue: 'U', line: 'U' })
})

test('[BA-4.5.0-03] gunners in refuge share losses and result', () => {
  const gunners = unit({ id: 'gunners', seat: 'blue', arm: 'artillery', figures: 8 })
  const refuge = { ...body({ id: 'blue', seat: 'blue', figures: 24 }), others: [gunners] }
  const results = outcomeOfFight({ enemy: refuge, totals: [13, 9], units: [4, 1] })
  expect(losses(results)).toEqual({ blue: 3, gunners: 1 })
  expect(effects(results)).toEqual({ blue: 'U', gunners: 'U' })
})

test('[BA-4.1.6-02] a neighbour shares the result of whom it helps, but no losses', () => {
  const neighbour = unit({ id: 'neighbour' })
  const results = outcomeOfFight({ totals: [9, 13], units: [1, 4] }).map(result =>
    result.own.unit.id === 'red' ? { ...result, neighbours: [neighbour] } : result,
  )
  expect(effects(results)).toEqual({ red: 'U', neighbour: 'U' })
  expect(losses(results)).toEqual({ red: 4 })
})
