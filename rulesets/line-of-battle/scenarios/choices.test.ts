import { optionsOf, prepare } from '@grognard/umpire'
import type { Options, OptionSpec, OptionValue } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { begun } from '../chapters/setup/fixtures.ts'
import { lineOfBattle } from '../index.ts'

const { messages } = lineOfBattle

const scenarios = Object.keys(lineOfBattle.scenarios)

/** Every value of a list or a switch, both ends of a scale. */
function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  if (spec.values) return spec.values
  if (typeof spec.default === 'boolean') return [true, false]
  return [spec.from ?? spec.default, spec.to ?? spec.default]
}

test.each(scenarios)('[LOB-006] %s begins with every value of every option', scenario => {
  for (const [name, spec] of Object.entries(optionsOf(lineOfBattle, scenario)))
    for (const value of valuesOf(spec)) {
      const state = begun(scenario, { [name]: value })
      expect(state.place).not.toEqual([])
      expect(state.ships.every(ship => state.players.some(row => row.seat === ship.seat))).toBe(
        true,
      )
    }
})

test.each(scenarios)(
  '[LOB-006] %s takes no option it does not know, nor a value out of reach',
  id => {
    const begin = (options: Options) => () => prepare(lineOfBattle, id, options)
    expect(begin({ rudders: true })).toThrow('options.rudders')
    expect(begin({ turnLimit: 0 })).toThrow('a whole number from 1 to 60')
    expect(begin({ players: '3v1' })).toThrow('options.players')
    expect(begin({ windToleranceDeg: 20 })).toThrow('one of 5, 15, 45')
  },
)

test.each([
  ['1v1', ['a', 'b']],
  ['2v1', ['a', 'b', 'c']],
  ['1v2', ['a', 'b', 'd']],
  ['2v2', ['a', 'b', 'c', 'd']],
])('[LOB-053] %s: fleet A has the seats a and c, fleet B has b and d', (players, seats) => {
  const state = prepare(lineOfBattle, 'open-battle', { players })
  expect(state.players.map(player => player.seat)).toEqual(seats)
  const sideA = state.players.filter(player => player.side === 0).map(player => player.seat)
  expect(sideA).toEqual(seats.filter(seat => seat === 'a' || seat === 'c'))
  expect(lineOfBattle.rules.seats(state)).toEqual(seats)
})

test('[LOB-036] the agreed points and nations go to the fleets they are meant for', () => {
  const options = { pointsA: 1500, pointsB: 4000, nationA: 'spain', nationB: 'usa' }
  const state = prepare(lineOfBattle, 'blockade-runners', options)
  expect(state.rules.points).toEqual([1500, 4000])
  expect(state.players.map(player => player.nation)).toEqual(['spain', 'usa'])
  const open = prepare(lineOfBattle, 'open-battle', { points: 750 })
  expect(open.rules.points).toEqual([750, 750])
})

test.each(scenarios)('%s has a title, a text and a name for each of its choices', scenario => {
  const { title = '', options = {} } = lineOfBattle.scenarios[scenario] ?? {}
  const keys = Object.entries(options).flatMap(([name, spec]) => [
    `option.${name}`,
    `option.${name}.about`,
    ...(spec.values ?? []).map(value => `option.${name}.${value}`),
  ])
  for (const catalogue of Object.values(messages)) {
    const missing = [title, `${title}.about`, ...keys].filter(key => !catalogue[key])
    expect(missing).toEqual([])
  }
})

test.each(scenarios)('[LOB-048] at the beginning of %s nobody has proposed to end it', id => {
  const { players, proposal } = begun(id)
  expect(proposal).toBeNull()
  expect(players.filter(player => player.hasProposed)).toEqual([])
})

test('[LOB-S-3] the fleet in harbour begins at eight in the morning', () => {
  expect(prepare(lineOfBattle, 'putting-to-sea', {}).clock).toBe(8 * 60)
})
