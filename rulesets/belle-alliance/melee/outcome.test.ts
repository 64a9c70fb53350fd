import { expect, test } from 'vitest'
import type { Loss } from '../morale/effect.ts'
import type { Unit } from '../state.ts'
import { unit } from '../testing.ts'
import { meleeRows } from '../tables/melee.ts'
import type { MeleeFactor } from '../tables/melee.ts'
import { outcomeOf } from './outcome.ts'
import type { Result } from './outcome.ts'
import type { Body } from './body.ts'

function body(given: Partial<Unit> & { id: string }): Body {
  const own = unit(given)
  return {
    unit: own,
    isCovered: false,
    line: null,
    lineFigures: 0,
    isScreened: false,
    others: [],
    figures: own.figures,
  }
}

const red = body({ id: 'red' })
const blue = body({ id: 'blue', seat: 'blue', y: 105_000 })

interface Rolled {
  own?: Body
  enemy?: Body
  totals: [own: number, enemy: number]
  units?: [own: number, enemy: number]
  hasSupplies?: boolean
}

/** Both sides of one fight. */
function fight({ own = red, enemy = blue, totals, units = [1, 1], hasSupplies = true }: Rolled) {
  const [total, enemyTotal] = totals
  const one: Result = {
    own,
    enemy,
    total,
    enemyTotal,
    meleeUnits: units[0],
    hasSupplies,
    neighbours: [],
  }
  const other: Result = {
    own: enemy,
    enemy: own,
    total: enemyTotal,
    enemyTotal: total,
    meleeUnits: units[1],
    hasSupplies: true,
    neighbours: [],
  }
  return [one, other]
}

function losses(results: Result[], cause: Loss['cause'] = 'melee'): Record<string, number> {
  const found = outcomeOf(results).losses.filter(loss => loss.cause === cause)
  return Object.fromEntries(found.map(loss => [loss.unit, loss.figures]))
}

function effects(results: Result[]): Record<string, string> {
  return Object.fromEntries(outcomeOf(results).effects.map(({ unit: id, degree }) => [id, degree]))
}

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
  const results = fight({ totals: [attacker, defender], units: [2, 3] })
  expect(effects(results)).toEqual({ blue: 'FU' })
  expect(losses(results)).toEqual({ blue: 2 })
})

test('[BA-T-08] [BA-T-11] BA-TV-035 a charge of heavy cavalry against a line', () => {
  const attacker = rolled('attacker', [3, 4, 5], 'cavVsOther', 'heavyCharge', 'first', 'heavyCav')
  const defender = rolled('defender', [4, 4, 4], 'cavVsOther', 'fired')
  expect([attacker, defender]).toEqual([18, 7])
  const own = body({ id: 'red', arm: 'heavy cavalry' })
  const results = fight({ own, totals: [attacker, defender], units: [2, 3] })
  expect(effects(results)).toEqual({ blue: 'FU' })
  expect(losses(results)).toEqual({ blue: 4 })
})

test('[BA-T-08] [BA-T-11] BA-TV-036 light cavalry at the charge against a square', () => {
  const attacker = rolled('attacker', [4, 4, 5], 'cavVsSquare', 'charge', 'lightCav')
  const defender = rolled('defender', [3, 3, 4], 'cavVsSquare')
  expect([attacker, defender]).toEqual([9, 11])
  const results = fight({ totals: [attacker, defender], units: [2, 1] })
  expect(effects(results)).toEqual({ red: 'LU' })
  expect(losses(results)).toEqual({ blue: 1 })
})

test('[BA-T-08] [BA-T-11] BA-TV-037 a march column taken in the flank', () => {
  const attacker = rolled('attacker', [3, 3, 3], 'flank', 'infUncovered')
  const defender = rolled('defender', [3, 4, 4], 'flank', 'marchColumn', 'infUncovered')
  expect([attacker, defender]).toEqual([10, 4])
  const results = fight({ totals: [attacker, defender], units: [2, 2] })
  expect(effects(results)).toEqual({ blue: 'FU' })
  expect(losses(results)).toEqual({ blue: 1 })
})

test('[BA-T-11] [BA-Q-25] BA-TV-038 equal totals: losses on both sides, and nobody is disordered', () => {
  const results = fight({ totals: [10, 10], units: [2, 2] })
  expect(effects(results)).toEqual({})
  expect(losses(results)).toEqual({ red: 1, blue: 1 })
})

test('[BA-T-08] [BA-T-11] BA-TV-039 a stone farm is attacked', () => {
  const attacker = rolled('attacker', [4, 5, 5], 'cover2', 'first', 'infUncovered')
  const defender = rolled('defender', [3, 4, 4], 'first')
  expect([attacker, defender]).toEqual([10, 13])
  const results = fight({ totals: [attacker, defender], units: [3, 2] })
  expect(effects(results)).toEqual({ red: 'U' })
  expect(losses(results)).toEqual({ red: 2, blue: 1 })
})

test('[BA-4.1.3-02] [BA-T-11] the difference decides what becomes of the lower total', () => {
  const degrees = [0, 1, 2, 3, 4, 5, 9].map(by => effects(fight({ totals: [10 + by, 10] }))['blue'])
  expect(degrees).toEqual([undefined, 'LU', 'LU', 'U', 'U', 'FU', 'FU'])
})

test('[BA-4.1.3-07] [BA-T-12] BA-TV-143 BA-TV-144 prisoners of who routs, double for cavalry', () => {
  const horse = body({ id: 'red', arm: 'medium cavalry' })
  const charge = fight({ own: horse, totals: [17, 12], units: [2, 3] })
  expect(losses(charge)['blue']).toBe(4)
  expect(losses(charge, 'prisoners')).toEqual({ blue: 12 })
  const foot = fight({ totals: [13, 8], units: [3, 1] })
  expect(losses(foot)['blue']).toBe(3)
  expect(losses(foot, 'prisoners')).toEqual({ blue: 6 })
  const horses = body({ id: 'blue', seat: 'blue', arm: 'light cavalry' })
  expect(losses(fight({ own: horse, enemy: horses, totals: [17, 12] }), 'prisoners')).toEqual({
    blue: 3,
  })
})

test('[BA-4.1.3-07] no prisoners unless the enemy comes into FU; losses go before prisoners', () => {
  expect(losses(fight({ totals: [14, 10] }), 'prisoners')).toEqual({})
  const causes = outcomeOf(fight({ totals: [17, 12] })).losses.map(({ cause }) => cause)
  expect(causes).toEqual(['melee', 'prisoners'])
})

test('[BA-5.5.3-02] [BA-Q-44] without supplies a unit takes only prisoners', () => {
  const results = fight({ totals: [17, 12], units: [2, 1], hasSupplies: false })
  expect(losses(results)).toEqual({})
  expect(losses(results, 'prisoners')).toEqual({ blue: 6 })
})

test('[BA-4.1.5-02] attacks add up before they are rounded', () => {
  const second = body({ id: 'red2' })
  const results = [
    ...fight({ totals: [8, 20], units: [3, 0] }),
    ...fight({ own: second, totals: [8, 20], units: [1, 0] }),
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
    fight({ own, totals: [13, [13, 11, 9][i] ?? 0], units: [1, 3] }),
  )
  const { a, b, c } = losses(results)
  expect([a, b, c]).toEqual([1, 1, 1])
})

test('[BA-4.1.5-02] of equal totals the case with most melee units is the best', () => {
  const second = body({ id: 'red2' })
  const results = [
    ...fight({ totals: [12, 13], units: [1, 1] }),
    ...fight({ own: second, totals: [12, 13], units: [1, 4] }),
  ]
  expect(losses(results)).toMatchObject({ red: 2, red2: 2 })
})

test('[BA-4.1.5-01] [BA-4.1.5-03] every attack has a result; each may bring its own disorder', () => {
  const second = body({ id: 'red2', x: 130_000 })
  const results = [...fight({ totals: [14, 10] }), ...fight({ own: second, totals: [9, 12] })]
  const found = outcomeOf(results).effects.map(({ unit: id, degree }) => [id, degree])
  expect(found).toEqual([
    ['blue', 'U'],
    ['red2', 'U'],
  ])
})

test('[BA-4.1.5-02] [BA-Q-59] prisoners only by attacks that alone brought FU', () => {
  const second = body({ id: 'red2' })
  const results = [
    ...fight({ totals: [15, 10], units: [1, 1] }),
    ...fight({ own: second, totals: [14, 10], units: [3, 1] }),
  ]
  expect(losses(results, 'prisoners')).toEqual({ blue: 2 })
})

test('[BA-4.1.5-02] [BA-4.1.5-03] on the reverse side prisoners only among the enemies in FU', () => {
  const second = body({ id: 'red2' })
  const results = [
    ...fight({ totals: [8, 15], units: [1, 2] }),
    ...fight({ own: second, totals: [14, 15], units: [1, 2] }),
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
  const results = fight({ enemy: screened, totals: [13, 13], units: [5, 1] })
  expect(losses(results)).toMatchObject({ blue: 3, line: 2 })
})

test('[BA-4.3.2-02] a line that shares the result but is no screen has no losses', () => {
  const line = unit({ id: 'line', seat: 'blue', figures: 10 })
  const backed = { ...body({ id: 'blue', seat: 'blue', figures: 20 }), line, lineFigures: 10 }
  const results = fight({ enemy: backed, totals: [13, 9], units: [5, 1] })
  expect(losses(results)).toEqual({ blue: 5 })
  expect(effects(results)).toEqual({ blue: 'U', line: 'U' })
})

test('[BA-4.5.0-03] gunners in refuge share losses and result', () => {
  const gunners = unit({ id: 'gunners', seat: 'blue', arm: 'artillery', figures: 8 })
  const refuge = { ...body({ id: 'blue', seat: 'blue', figures: 24 }), others: [gunners] }
  const results = fight({ enemy: refuge, totals: [13, 9], units: [4, 1] })
  expect(losses(results)).toEqual({ blue: 3, gunners: 1 })
  expect(effects(results)).toEqual({ blue: 'U', gunners: 'U' })
})

test('[BA-4.1.6-02] a neighbour shares the result of whom it helps, but no losses', () => {
  const neighbour = unit({ id: 'neighbour' })
  const results = fight({ totals: [9, 13], units: [1, 4] }).map(result =>
    result.own.unit.id === 'red' ? { ...result, neighbours: [neighbour] } : result,
  )
  expect(effects(results)).toEqual({ red: 'U', neighbour: 'U' })
  expect(losses(results)).toEqual({ red: 4 })
})
