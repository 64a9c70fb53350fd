import { play, seatsAsked, seededDice, stepOf } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { warAtSea } from './index.ts'
import { battleOf } from './model/fixtures.ts'
import type { Setting } from './model/fixtures.ts'
import type { State } from './model/state.ts'
import type { Step } from './model/steps.ts'
import { planeOf, unitOf } from './model/units.ts'
import type { Order } from './orders.ts'

/** An own carrier far from an enemy destroyer; the phase's question is with the Allies. */
function at(step: Step, setting: Setting): State {
  return battleOf({
    ...setting,
    units: [
      { name: 'carrier', card: 'us-enterprise', x: 300, y: 300 },
      { name: 'foe', seat: 'axis', x: 1500, y: 1500 },
      ...(setting.units ?? []),
    ],
    state: { place: [{ at: step, loop: [0], waiting: ['allies'] }] },
  })
}

/** Everybody goes on, and lands where there is room, until a step is asked for; at most a turn. */
function playedUntil(given: State, step: Step): State {
  const dice = seededDice('turn')
  let state = given
  for (let orders = 0; orders < 60; orders++) {
    const [seat = ''] = seatsAsked(state)
    const order: Order = stepOf(state) === 'land' ? { kind: 'landAll' } : { kind: 'done' }
    const { ruling, state: next } = play(warAtSea, state, seat, order, dice)
    if (!ruling.allowed) throw new Error(`${stepOf(state)}: ${JSON.stringify(ruling)}`)
    state = next
    if (state.outcome || stepOf(state) === step) return state
  }
  throw new Error(`“${step}” was not reached.`)
}

describe('[WAS-049] losses of the air phases', () => {
  test('[WAS-116] who is shot down is gone before the air attack', () => {
    const state = at('antiair', {
      aircraft: [
        { name: 'bomber', card: 'us-sbd-dauntless', x: 1500, y: 1500 },
        {
          name: 'zero',
          card: 'jp-a6m2-zero',
          seat: 'axis',
          x: 320,
          y: 300,
          as: { isDoomed: true },
        },
      ],
    })
    const after = playedUntil(state, 'strike')
    expect(planeOf(after, 'zero').status).toBe('lost')
  })

  test('[WAS-142] who is sunk from the air is gone before the surface attack', () => {
    const state = at('strike', {
      units: [
        { name: 'ship', x: 1500, y: 1400 },
        { name: 'second', seat: 'axis', x: 1400, y: 1400 },
      ],
      aircraft: [{ name: 'bomber', card: 'us-sbd-dauntless', x: 1500, y: 1500 }],
    })
    unitOf(state, 'foe').isDoomed = true
    expect(unitOf(playedUntil(state, 'gunfire'), 'foe').status).toBe('sunk')
  })
})

describe('[WAS-045] from the air attack to the next turn', () => {
  const flags = { hasPatrolled: true, hasSearched: true, hasFired: true, isStrafing: true }

  test('[WAS-151] [WAS-153] counters come off, who has no room is lost, and what held for a turn is over', () => {
    const state = at('strike', {
      aircraft: [
        {
          name: 'done',
          home: 'carrier',
          x: 1500,
          y: 1500,
          as: { ...flags, lent: ['expertBomber1'] },
        },
        { name: 'bomber', card: 'us-sbd-dauntless', home: 'carrier', x: 1500, y: 1500 },
        { name: 'rearming', as: { rearming: 1 } },
        { name: 'homeless', card: 'us-pby-catalina', x: 600, y: 600 },
      ],
    })
    const after = playedUntil(state, 'move')
    expect(after.turn).toBe(3)
    expect(planeOf(after, 'rearming').rearming).toBe(0)
    expect(planeOf(after, 'homeless').status).toBe('lost')
    expect(planeOf(after, 'done')).toMatchObject({
      status: 'ready',
      hasPatrolled: false,
      hasSearched: false,
      hasFired: false,
      isStrafing: false,
      lent: [],
    })
  })
})
