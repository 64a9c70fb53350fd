import {
  begin,
  legalOrdersFor,
  outlineOf,
  playInPlace,
  prepare,
  seatsAsked,
  seededDice,
  stepOf,
} from '@grognard/umpire'
import { expect, test } from 'vitest'
import { isOn, readOptions } from './book/options.ts'
import { woodenShips } from './index.ts'
import type { State } from './model/state.ts'

const battle = (): State =>
  begin(woodenShips, prepare(woodenShips, 'constitution', {}), seededDice('turn')).state

/** Gives the first order of every seat that is asked until play rests at the step. */
function playTo(state: State, step: string, seed = 'order'): void {
  for (let orders = 0; stepOf(state) !== step && orders < 200; orders++) {
    const [seat] = seatsAsked(state)
    if (seat === undefined) break
    const kind = stepOf(state) === 'plots' ? ('seal' as const) : ('done' as const)
    playInPlace(woodenShips, state, seat, { kind }, seededDice(`${seed} ${orders}`))
  }
}

test('[WS-030] a turn goes through its phases in the order of the book', () => {
  const phases = outlineOf(woodenShips).filter(({ part }) => part === 'phase')
  expect(phases.map(({ name }) => name)).toEqual([
    'setup',
    'wind',
    'signals',
    'unfouling',
    'movement',
    'grappling',
    'boarding',
    'combat',
    'melee',
    'upkeep',
  ])
  const stepsIn = (phase: string) =>
    phases.find(({ name }) => name === phase)?.steps.map(({ name }) => name)
  expect(stepsIn('grappling')).toEqual(['grapple', 'ungrapple'])
  expect(stepsIn('upkeep')).toEqual(['upkeep', 'repairs', 'turnEnds'])
})

test('[WS-031] nobody sails before both have sealed their plots, and what is written stays secret', () => {
  const state = battle()
  playTo(state, 'plots')
  expect(seatsAsked(state)).toEqual(['a', 'b'])
  const dice = seededDice('one')
  const order = { kind: 'plot', ship: 'constitution', plot: '2' } as const
  playInPlace(woodenShips, state, 'a', order, dice)
  expect(woodenShips.secrecy.view(state, 'b').ships[0]?.plot).not.toBe('2')
  playInPlace(woodenShips, state, 'a', { kind: 'seal' }, dice)
  expect(stepOf(state)).toBe('plots')
  expect(state.ships[0]?.made).toBe('')
  playInPlace(woodenShips, state, 'b', { kind: 'seal' }, dice)
  expect(state.ships[0]?.made).toBe('FF')
})

test('[WS-032] in the first turn no change of wind is due, though one is rolled for the second', () => {
  const winds = Array.from({ length: 60 }, (_, at) => {
    const state = battle()
    const { direction, velocity } = state.wind
    playTo(state, 'plots', `wind ${at}`)
    expect(state.wind).toMatchObject({ direction, velocity })
    return state.wind
  })
  expect(winds.filter(({ next }) => next !== null).length).toBeGreaterThan(0)
})

test('[WS-001] [WS-002] the rules of 1998 and the optional ones are played in their own game alone', () => {
  const rules = [
    'momentum',
    'crabMove',
    'towing',
    'lossOfRigging',
    'blockedWind',
    'copper',
  ] as const
  for (const rule of rules) {
    const played = ['battleRules', 'advanced', 'basic'].map(game =>
      isOn(readOptions({ game }), rule),
    )
    expect(played, rule).toEqual([true, false, false])
    expect(isOn(readOptions({ [rule]: false }), rule), rule).toBe(false)
  }
})

test('[WS-064] where orders are many, each ship has her share of those that are listed', () => {
  const state = begin(woodenShips, prepare(woodenShips, 'trafalgar', {}), seededDice('turn')).state
  playTo(state, 'plots')
  const few = legalOrdersFor(woodenShips, state, 'a', 400)
  const plotted = new Set(few.flatMap(order => (order.kind === 'plot' ? [order.ship] : [])))
  const own = state.ships.filter(ship => ship.seat === 'a' && ship.status === 'afloat')
  expect(own.length).toBeGreaterThan(15)
  expect(own.filter(({ id }) => !plotted.has(id))).toEqual([])
  expect(few.length).toBeLessThanOrEqual(400)
})
