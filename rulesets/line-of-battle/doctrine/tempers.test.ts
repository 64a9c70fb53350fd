import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { battleOf } from '../model/fixtures.ts'
import type { Setting } from '../model/fixtures.ts'
import { hullDistance } from '@grognard/geometry/measured/hull.ts'
import { shipOf } from '../model/ships.ts'
import { bestAim } from './combat.ts'
import { doctrine } from './index.ts'
import { thoroughnessIn } from './lookahead.ts'
import { plansFor } from './plans.ts'
import { quarterSought } from './quarters.ts'
import { plans, temperOf, usual } from './tempers.ts'

test('a style names a plan or haste', () => {
  expect(thoroughnessIn('quick')).toBe('quick')
  expect(thoroughnessIn('masts')).toBe('thorough')
  expect(temperOf('quick')).toBe(usual)
  expect(temperOf('masts').sails).toBeGreaterThan(usual.sails)
  expect(doctrine.plans).toEqual(plans)
})

test('who stands off ends farther from the enemy than who closes', () => {
  const state = battleOf({
    ships: [
      { id: 'ajax', card: 'line1', x: 20_000, y: 20_000 },
      { id: 'heros', card: 'line1', seat: 'blue', x: 27_000, y: 24_000 },
    ],
  })
  const [ajax, heros] = ['ajax', 'heros'].map(id => shipOf(state, id))
  const gapBy = (plan: string) => {
    if (!ajax || !heros) return Number.NaN
    const [best] = plansFor(state, ajax, 'thorough', undefined, temperOf(plan))
    return best?.there ? hullDistance(best.there, heros) : Number.NaN
  }
  expect(gapBy('standOff')).toBeGreaterThan(gapBy('close'))
})

test('who means to finish ships fires at the one that is nearly gone', () => {
  const ships = [
    { id: 'ajax', card: 'line3' },
    { id: 'heros', card: 'line3', seat: 'blue', x: 26_000, crew: 4 },
    { id: 'wreck', card: 'line3', seat: 'blue', x: 26_000, y: 26_000, hull: 1, crew: 1 },
  ]
  const state = battleOf({ at: 'target', ships })
  expect(bestAim(state, 'red', undefined, temperOf('finish'))).toMatchObject({ target: 'wreck' })
})

test('all go for the enemy who has least way to all, though another is nearer', () => {
  const state = battleOf({
    ships: [
      { id: 'ajax', card: 'line3', x: 30_000, y: 10_000, heading: 0 },
      { id: 'brave', card: 'line3', x: 22_000, y: 10_000, heading: 0 },
      { id: 'heros', card: 'line3', seat: 'blue', x: 20_000, y: 24_000 },
      { id: 'juste', card: 'line3', seat: 'blue', x: 38_000, y: 22_000 },
    ],
  })
  const [ajax, heros] = ['ajax', 'heros'].map(id => shipOf(state, id))
  const farFrom = (plan: string) => {
    if (!ajax || !heros) return Number.NaN
    const [best] = plansFor(state, ajax, 'thorough', undefined, temperOf(plan))
    return best?.there ? hullDistance(best.there, heros) : Number.NaN
  }
  expect(farFrom('allOnOne')).toBeLessThan(farFrom('usual'))
})

/** The last turn but three, three ships of red in the south-west and one of blue in the north-east. */
function late(setting: Setting = {}) {
  return battleOf({
    turn: 17,
    ships: [
      { id: 'ajax', x: 20_000, y: 10_000 },
      { id: 'brave', x: 12_000, y: 20_000 },
      { id: 'conqueror', x: 6000, y: 6000 },
      { id: 'heros', seat: 'blue', x: 40_000, y: 40_000 },
    ],
    ...setting,
  })
}

test('[LOB-218] at the end the nearest ship that can be spared goes for each quarter where no friend is', () => {
  const state = late()
  const sought = (id: string) => quarterSought(state, shipOf(state, id))
  expect(sought('ajax')).toEqual({ x: 25_000, y: 10_000 })
  expect(sought('brave')).toEqual({ x: 12_000, y: 25_000 })
  expect(sought('conqueror')).toBeNull()
})

test('[LOB-218] who is alone in a quarter stays there, and before the end nobody thinks of it', () => {
  const alone = late()
  expect(quarterSought(alone, shipOf(alone, 'heros'))).toEqual({ x: 40_000, y: 40_000 })
  const early = late({ turn: 10 })
  expect(quarterSought(early, shipOf(early, 'ajax'))).toBeNull()
})

test('an order is given in the plan that is named', () => {
  const state = late({ turn: 18, at: 'move' })
  const given = (style?: string) => doctrine.choose(state, 'red', seededDice('plan'), style)
  expect(given('quarters')).not.toEqual(given())
})
