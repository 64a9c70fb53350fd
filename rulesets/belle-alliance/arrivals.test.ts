import { expect, test } from 'vitest'
import { laws, walk } from '@grognard/umpire/laws/index.ts'
import type { Moment } from '@grognard/umpire/laws/index.ts'
import { icuWording } from '@grognard/umpire/laws/wording.ts'
import type { Event } from './events.ts'
import { belleAlliance } from './index.ts'
import type { State } from './model/state.ts'
import type { Order } from './orders.ts'

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
