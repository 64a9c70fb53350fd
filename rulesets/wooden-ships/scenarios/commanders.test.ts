import { begin, playInPlace, prepare, sampleFor, seededDice } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { woodenShips } from '../index.ts'
import { cardOf } from '../model/ships.ts'
import type { State } from '../model/state.ts'

const battle = (scenario: string, options = {}): State =>
  begin(woodenShips, prepare(woodenShips, scenario, options), seededDice('one')).state

/** The divisions of each commander, by seat. */
function divisionsIn(state: State): Record<string, string[]> {
  return Object.fromEntries(
    state.players.map(({ seat }) => [
      seat,
      [
        ...new Set(
          state.ships.filter(ship => ship.seat === seat).map(ship => cardOf(state, ship).division),
        ),
      ],
    ]),
  )
}

describe('[WS-047] several commanders a side', () => {
  test('[WS-047] one a side unless the players say otherwise', () => {
    expect(battle('trafalgar').players.map(({ seat }) => seat)).toEqual(['a', 'b'])
    expect(woodenShips.scenarios['mars-hercule']?.options).not.toHaveProperty('commandersA')
  })

  test('[WS-047] they share the divisions of their fleet in order', () => {
    const state = battle('trafalgar', { commandersA: 2, commandersB: 3 })
    expect(divisionsIn(state)).toEqual({
      a: ['weather'],
      b: ['van', 'centre'],
      c: ['lee'],
      d: ['rear'],
      f: ['observation'],
    })
    expect(state.players.map(({ seat, fleet }) => [seat, fleet])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 0],
      ['d', 1],
      ['f', 1],
    ])
  })

  test('[WS-047] each sails in the ship of a leader, or in the first of his own', () => {
    const flagships = battle('trafalgar-frigates', { commandersA: 3, commandersB: 2 }).players.map(
      ({ seat, flagship }) => [seat, flagship],
    )
    expect(flagships).toEqual([
      ['a', 'victory'],
      ['b', 'formidable'],
      ['c', 'royal-sovereign'],
      ['d', 'principe-de-asturias'],
      ['e', 'euryalus'],
    ])
    expect(battle('mars-hercule').players.map(({ flagship }) => flagship)).toEqual([null, null])
  })

  test('[WS-047] those of one fleet win and lose together', () => {
    const state = battle('trafalgar', { commandersA: 2, commandersB: 3 })
    expect(woodenShips.rules.allies?.(state, 'c')).toEqual(['a', 'c'])
    expect(woodenShips.rules.allies?.(state, 'd')).toEqual(['b', 'd', 'f'])
  })
})

test.each(Object.keys(woodenShips.scenarios))('[WS-006] %s comes to its end', scenario => {
  const dice = seededDice(`end of ${scenario}`)
  const state = battle(scenario)
  while (!state.outcome) {
    const seat = state.place.at(-1)?.waiting[0] ?? ''
    const order = sampleFor(woodenShips, state, seat, dice)
    if (!order) throw new Error(`${seat} is asked and can say nothing.`)
    playInPlace(woodenShips, state, seat, order, dice)
  }
  expect(state.turn).toBeLessThanOrEqual(state.rules.turnLimit)
})
