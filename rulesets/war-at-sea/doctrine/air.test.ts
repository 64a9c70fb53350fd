import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { warAtSea } from '../index.ts'
import { battleOf } from '../model/fixtures.ts'
import type { Setting, TestPlane } from '../model/fixtures.ts'
import type { Order } from '../orders.ts'

const fighter: TestPlane = { card: 'uk-beaufighter' }
const foe = { card: 'jp-yukikaze', seat: 'axis' as const, x: 1000, y: 1500 }

/** What the captain does with the first aircraft. */
function sentOut(setting: Setting): Order {
  const state = battleOf({
    step: 'fly',
    units: [{}, foe],
    ...setting,
    rules: { airbases: { allies: 5, axis: 5 }, ...setting.rules },
    state: { place: [{ at: 'fly', loop: [0, 0, 0], waiting: ['allies'] }], ...setting.state },
  })
  return warAtSea.players.doctrine.choose(state, 'allies', seededDice('one'))
}

test('[WAS-109] a fighter strafes where no bomber is left to keep off or to go with', () => {
  expect(sentOut({ aircraft: [fighter] })).toMatchObject({ kind: 'flyLow', x: 10_000, y: 15_000 })
  const bomber = { card: 'jp-d3a-val', seat: 'axis' as const }
  expect(sentOut({ aircraft: [fighter, bomber] }).kind).toBe('fly')
})

test('[WAS-124] not among the guns of a fleet, nor where it cannot harm', () => {
  const fleet = [foe, ...[1200, 1050, 950, 850].map(x => ({ ...foe, card: 'jp-kongo', x }))]
  expect(sentOut({ aircraft: [fighter], units: [{}, ...fleet] }).kind).toBe('fly')
})

test('[WAS-170] in the dark aircraft stay ashore, but for patrol bombers', () => {
  const bomber = { card: 'uk-swordfish' }
  const patrol = { card: 'uk-sunderland' }
  expect(sentOut({ aircraft: [bomber] }).kind).toBe('fly')
  expect(sentOut({ aircraft: [bomber], state: { light: 'night' } }).kind).toBe('toBase')
  expect(sentOut({ aircraft: [patrol], state: { light: 'night' } }).kind).toBe('fly')
})
