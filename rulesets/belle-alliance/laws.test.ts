import { expect, test } from 'vitest'
import { checkLaws, laws, walk } from '@grognard/umpire/laws/index.ts'
import type { Moment } from '@grognard/umpire/laws/index.ts'
import { icuWording } from '@grognard/umpire/laws/wording.ts'
import type { Event } from './events.ts'
import { belleAlliance } from './index.ts'
import type { State } from './model/state.ts'
import type { Order } from './orders.ts'

/** Every rule that players may differ on, the other way. */
const otherwise = { measuring: 'always', retreatDirection: 'chosen', placing: 'free', turns: 4 }

/** Chance gives so many orders a turn that only some turns are played. */
const short = { turns: 6 }

for (const scenario of Object.keys(belleAlliance.scenarios)) {
  test(`the laws hold in ${scenario}`, () => {
    const trial = { scenario, seed: 'plain', steps: 3000, every: 31, wording: icuWording }
    expect(checkLaws(belleAlliance, { ...trial, options: short })).toEqual([])
  })

  test(`the laws hold in ${scenario} with every ruling the other way`, () => {
    const trial = { scenario, seed: 'other', steps: 3000, every: 37, wording: icuWording }
    expect(checkLaws(belleAlliance, { ...trial, options: otherwise })).toEqual([])
  })
}

test('the laws hold at every other order of a turn of the training fight', () => {
  const scenario = 'crossroads-farm'
  const trial = { scenario, seed: 'each', steps: 600, every: 2, wording: icuWording }
  expect(checkLaws(belleAlliance, { ...trial, options: { turns: 1 } })).toEqual([])
})

/** Somebody arrives, or has got his orders for it. */
function isOfArrivals({ before, events, order }: Moment<State, Order, Event>): boolean {
  const named = order !== null && 'unit' in order ? order.unit : ''
  const isOrdered = before.units.some(({ id, status }) => id === named && status === 'waiting')
  return isOrdered || events.some(({ kind }) => arrivals.includes(kind))
}

const arrivals = ['unitArrived', 'staffArrived', 'unitKeptOut']

test.each(['plancenoit', 'sehested'])(
  '[BA-Q-71] the laws hold when units arrive at %s',
  scenario => {
    const trial = {
      scenario,
      seed: 'arrivals',
      steps: 3000,
      wording: icuWording,
      options: { turns: 6 },
    }
    const moments = [...walk(belleAlliance, trial)].filter(isOfArrivals)
    const told = moments.flatMap(({ events }) => events.map(({ kind }) => kind))
    expect(told).toContain('unitArrived')
    expect(told).toContain('staffArrived')
    for (const moment of moments)
      for (const law of Object.values(laws)) expect(law(belleAlliance, moment)).toEqual([])
  },
)
