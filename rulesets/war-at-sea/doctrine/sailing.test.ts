import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { warAtSea } from '../index.ts'
import { battleOf } from '../model/fixtures.ts'
import type { Setting } from '../model/fixtures.ts'
import { walk } from '../model/path.ts'
import { unitOf } from '../model/units.ts'
import { companyOf, exchangeAt } from './exchange.ts'
import { goalOf } from './goals.ts'

/** Where the captain takes the first unit in one move. */
function endOf(setting: Setting): { x: number; y: number } {
  const state = battleOf(setting)
  const order = warAtSea.players.doctrine.choose(state, 'allies', seededDice('one'))
  if (order.kind !== 'sail') throw new Error('He sails.')
  const { poses } = walk(state, unitOf(state, 'unit-1'), order.legs, order.isAstern)
  return poses[poses.length - 1] ?? { x: 0, y: 0 }
}

const enemy = { seat: 'axis' as const, x: 1000, y: 1800 }

test('a captain closes with the nearest enemy', () => {
  expect(endOf({ units: [{}, enemy] }).y).toBeGreaterThan(11_700)
})

test('[WAS-160] but makes for an objective that is open', () => {
  const objectives = [{ x: 16_000, y: 10_000, owner: null }]
  expect(endOf({ units: [{}, enemy], state: { objectives } }).x).toBeGreaterThan(10_500)
})

test('[WAS-166] a merchant of the convoy makes for the east', () => {
  const merchant = { card: 'uk-empire-freighter', isConvoy: true, heading: 45 }
  expect(endOf({ units: [merchant, enemy] }).x).toBeGreaterThan(10_000)
})

test('[WAS-S-5] a battleship for the airfield', () => {
  const rules = {
    victory: 'guadalcanal' as const,
    markers: [{ id: 'airfield', x: 2000, y: 10_000 }],
  }
  const units = [{ card: 'jp-kongo', heading: 270 }, enemy]
  expect(endOf({ units, rules }).x).toBeLessThan(8500)
})

const raider = { card: 'de-admiral-graf-spee' }
const cruisers = [0, 200, 400].map(x => ({
  card: 'uk-ajax',
  seat: 'axis' as const,
  x: 800 + x,
  y: 1450,
  heading: 180,
}))

test('a raider keeps off cruisers that she outranges, and one of them closes', () => {
  expect(endOf({ units: [{ ...raider, heading: 180 }, ...cruisers] }).y).toBeLessThan(9500)
  const alone = { ...raider, seat: 'axis' as const, x: 1000, y: 1450 }
  const hunters = cruisers.map(one => ({ ...one, seat: 'allies' as const, y: 1000, heading: 0 }))
  expect(endOf({ units: [...hunters, alone] }).y).toBeGreaterThan(11_000)
})

test('[WAS-S-2] she makes for an edge that she comes to when she may leave', () => {
  const rules = {
    victory: 'riverPlate' as const,
    exits: [
      { seat: 'axis' as const, edge: 'west' as const },
      { seat: 'axis' as const, edge: 'north' as const },
    ],
  }
  const units = [
    { ...raider, seat: 'axis' as const, x: 900, y: 1700, heading: 270 },
    { x: 1900, y: 100 },
  ]
  const bound = (turn: number) => {
    const state = battleOf({ units, rules, waiting: ['axis'], state: { turn } })
    return goalOf(state, unitOf(state, 'unit-1')).at
  }
  expect(bound(1).x).toBeLessThan(0)
  expect(bound(5).y).toBeGreaterThan(20_000)
})

test('[WAS-064] the first player fears enemies who have still to sail', () => {
  const order = (first: 'allies' | 'axis') => ({
    order:
      first === 'allies'
        ? ['allies' as const, 'axis' as const]
        : ['axis' as const, 'allies' as const],
  })
  const lone = { card: 'uk-ajax' }
  const foes = cruisers.map(one => ({ ...one, card: 'de-bismarck', y: 1500 }))
  const at = (first: 'allies' | 'axis') => {
    const state = battleOf({ units: [lone, ...foes], state: order(first) })
    const unit = unitOf(state, 'unit-1')
    return exchangeAt(state, unit, companyOf(state, unit)).received
  }
  expect(at('allies')).toBeGreaterThan(at('axis'))
})
