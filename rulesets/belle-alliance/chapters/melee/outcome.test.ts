import { expect, test } from 'vitest'
import { meleeRows } from '../../book/tables/melee.ts'
import type { MeleeFactor } from '../../book/tables/melee.ts'
import { body, effects, losses, outcomeOfFight } from './fixtures.ts'
import { outcomeOf } from './outcome.ts'

/** Dice and the rows of the table, in one column. */
function rolled(column: 'attacker' | 'defender', dice: number[], ...names: MeleeFactor[]): number {
  return names.reduce(
    (sum, name) => sum + Number(meleeRows[name][column]),
    dice.reduce((sum, die) => sum + die),
  )
}

test('[BA-T-08] [BA-T-11] [BA-T-12] [BA-4.1.3-02] BA-TV-034 a column at the charge against a line that fired', () => {
  const attacker = rolled('attacker', [4, 4, 4], 'charge', 'first', 'infUncovered')
  const defender = rolled('defender', [3, 4, 4], 'fired', 'infUncovered')
  expect([attacker, defender]).toEqual([13, 6])
  const results = outcomeOfFight({ totals: [attacker, defender], units: [2, 3] })
  expect(effects(results)).toEqual({ blue: 'FU' })
  expect(losses(results)).toEqual({ blue: 2 })
})

test('[BA-T-08] [BA-T-11] BA-TV-035 a charge of heavy cavalry against a line', () => {
  const attacker = rolled('attacker', [3, 4, 5], 'cavVsOther', 'heavyCharge', 'first', 'heavyCav')
  const defender = rolled('defender', [4, 4, 4], 'cavVsOther', 'fired')
  expect([attacker, defender]).toEqual([18, 7])
  const own = body({ id: 'red', arm: 'heavy cavalry' })
  const results = outcomeOfFight({ own, totals: [attacker, defender], units: [2, 3] })
  expect(effects(results)).toEqual({ blue: 'FU' })
  expect(losses(results)).toEqual({ blue: 4 })
})

test('[BA-T-08] [BA-T-11] BA-TV-036 light cavalry at the charge against a square', () => {
  const attacker = rolled('attacker', [4, 4, 5], 'cavVsSquare', 'charge', 'lightCav')
  const defender = rolled('defender', [3, 3, 4], 'cavVsSquare')
  expect([attacker, defender]).toEqual([9, 11])
  const results = outcomeOfFight({ totals: [attacker, defender], units: [2, 1] })
  expect(effects(results)).toEqual({ red: 'LU' })
  expect(losses(results)).toEqual({ blue: 1 })
})

test('[BA-T-08] [BA-T-11] BA-TV-037 a march column taken in the flank', () => {
  const attacker = rolled('attacker', [3, 3, 3], 'flank', 'infUncovered')
  const defender = rolled('defender', [3, 4, 4], 'flank', 'marchColumn', 'infUncovered')
  expect([attacker, defender]).toEqual([10, 4])
  const results = outcomeOfFight({ totals: [attacker, defender], units: [2, 2] })
  expect(effects(results)).toEqual({ blue: 'FU' })
  expect(losses(results)).toEqual({ blue: 1 })
})

test('[BA-T-11] [BA-Q-25] BA-TV-038 equal totals: losses on both sides, and nobody is disordered', () => {
  const results = outcomeOfFight({ totals: [10, 10], units: [2, 2] })
  expect(effects(results)).toEqual({})
  expect(losses(results)).toEqual({ red: 1, blue: 1 })
})

test('[BA-T-08] [BA-T-11] BA-TV-039 a stone farm is attacked', () => {
  const attacker = rolled('attacker', [4, 5, 5], 'cover2', 'first', 'infUncovered')
  const defender = rolled('defender', [3, 4, 4], 'first')
  expect([attacker, defender]).toEqual([10, 13])
  const results = outcomeOfFight({ totals: [attacker, defender], units: [3, 2] })
  expect(effects(results)).toEqual({ red: 'U' })
  expect(losses(results)).toEqual({ red: 2, blue: 1 })
})

test('[BA-4.1.3-02] [BA-T-11] the difference decides what becomes of the lower total', () => {
  const degrees = [0, 1, 2, 3, 4, 5, 9].map(
    by => effects(outcomeOfFight({ totals: [10 + by, 10] }))['blue'],
  )
  expect(degrees).toEqual([undefined, 'LU', 'LU', 'U', 'U', 'FU', 'FU'])
})

test('[BA-4.1.3-07] [BA-T-12] BA-TV-143 BA-TV-144 prisoners of who routs, double for cavalry', () => {
  const horse = body({ id: 'red', arm: 'medium cavalry' })
  const charge = outcomeOfFight({ own: horse, totals: [17, 12], units: [2, 3] })
  expect(losses(charge)['blue']).toBe(4)
  expect(losses(charge, 'prisoners')).toEqual({ blue: 12 })
  const foot = outcomeOfFight({ totals: [13, 8], units: [3, 1] })
  expect(losses(foot)['blue']).toBe(3)
  expect(losses(foot, 'prisoners')).toEqual({ blue: 6 })
  const horses = body({ id: 'blue', seat: 'blue', arm: 'light cavalry' })
  expect(
    losses(outcomeOfFight({ own: horse, enemy: horses, totals: [17, 12] }), 'prisoners'),
  ).toEqual({
    blue: 3,
  })
})

test('[BA-4.1.3-07] no prisoners unless the enemy comes into FU; losses go before prisoners', () => {
  expect(losses(outcomeOfFight({ totals: [14, 10] }), 'prisoners')).toEqual({})
  const causes = outcomeOf(outcomeOfFight({ totals: [17, 12] })).losses.map(({ cause }) => cause)
  expect(causes).toEqual(['melee', 'prisoners'])
})

test('[BA-5.5.3-02] [BA-Q-44] without supplies a unit takes only prisoners', () => {
  const results = outcomeOfFight({ totals: [17, 12], units: [2, 1], hasSupplies: false })
  expect(losses(results)).toEqual({})
  expect(losses(results, 'prisoners')).toEqual({ blue: 6 })
})
