import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { warAtSea } from '../index.ts'
import { battleOf } from '../model/fixtures.ts'
import type { Setting } from '../model/fixtures.ts'
import { walk } from '../model/path.ts'
import { unitOf } from '../model/units.ts'

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
  const merchant = { card: 'uk-empire-freighter', isConvoy: true }
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
