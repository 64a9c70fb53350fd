import { AttachmentRefused } from '@grognard/umpire'
import type { Json, Options } from '@grognard/umpire'
import { withDefaults } from '@grognard/umpire/options.ts'
import { expect, test } from 'vitest'
import { panelsOf } from '../book/tables/board.ts'
import { portOf } from '../chapters/setup/berths.ts'
import type { Ship, State } from '../model/state.ts'
import { scenarios } from './index.ts'

function begun(name: string, options: Options = {}, attachments: Record<string, Json> = {}): State {
  const scenario = scenarios[name]
  if (!scenario) throw new Error(`There is no scenario ${name}.`)
  return scenario.begin(withDefaults(scenario.options, options), attachments)
}

const shipsOf = (state: State, seat: string): Ship[] =>
  state.ships.filter(ship => ship.seat === seat)

test('[SOL-010] the standard game has two players with three ships each', () => {
  const state = begun('standard')
  expect(state.ships.map(ship => ship.id)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3'])
})

test('[SOL-001] [SOL-004] [SOL-005] a ship begins whole: ten batteries, nine sails, a rudder', () => {
  for (const { batteries, masts, hasRudder } of begun('standard').ships) {
    expect([...batteries.starboard, ...batteries.port]).toEqual(Array(10).fill(true))
    expect(masts).toEqual({ fore: 3, main: 3, mizzen: 3 })
    expect(hasRudder).toBe(true)
  }
})

test('[SOL-014] hull counters stand at 0 and no card is chosen or used', () => {
  const { ships, players } = begun('standard')
  expect(ships.every(ship => ship.hull === 0)).toBe(true)
  for (const { officers, areUsed } of players) {
    expect(officers).toEqual(Array(5).fill(null))
    expect(areUsed).toEqual(Array(5).fill(false))
  }
})

test('[SOL-011] 25 by 17 dots in three panels, the ports in the middle one', () => {
  const { columns, rows } = begun('standard')
  expect([columns, rows]).toEqual([25, 17])
  expect(panelsOf(columns)).toEqual([
    { from: 0, to: 7 },
    { from: 8, to: 16 },
    { from: 17, to: 24 },
  ])
})

test('[SOL-013] three berths on either edge', () => {
  const state = { ...begun('standard'), order: ['a', 'b'] }
  const at = (seat: string) => portOf(state, seat).map(({ x, y, heading }) => [x, y, heading])
  expect(at('a')).toEqual([
    [10, 16, 0],
    [12, 16, 0],
    [14, 16, 0],
  ])
  expect(at('b')).toEqual([
    [10, 0, 4],
    [12, 0, 4],
    [14, 0, 4],
  ])
})

test('a duel has one ship a side, squadrons five on a larger board whose berths all differ', () => {
  expect(begun('duel').ships.map(ship => ship.id)).toEqual(['a1', 'b1'])
  const squadrons = { ...begun('squadrons'), order: ['a', 'b'] }
  expect(squadrons.columns * squadrons.rows).toBeGreaterThan(25 * 17)
  for (const seat of ['a', 'b']) {
    expect(shipsOf(squadrons, seat)).toHaveLength(5)
    const places = portOf(squadrons, seat).map(({ x, y }) => `${x} ${y}`)
    expect(new Set(places).size).toBe(5)
  }
})

test('a handicap: fewer ships or hull hits to begin with, as agreed', () => {
  const state = begun('handicap', { shipsA: 4, shipsB: 1, hullA: 6 })
  expect(shipsOf(state, 'a').map(ship => ship.hull)).toEqual([6, 6, 6, 6])
  expect(shipsOf(state, 'b').map(ship => ship.hull)).toEqual([0])
  expect(state.columns).toBe(33)
  expect(begun('handicap').columns).toBe(25)
})

/** A chart as it is written on paper: every column by range and dice. */
function onPaper(rows: readonly (readonly string[])[]): Json {
  return Object.fromEntries(
    rows.map((row, range) => [
      range + 1,
      Object.fromEntries(row.map((result, column) => [column + 2, result])),
    ]),
  )
}

test('[SOL-064] charts of the players’ own copy come into play, the cards stay ours', () => {
  const ours = begun('duel')
  const { broadside, bow, stern } = ours.charts
  expect(stern[0]?.[10]).toBe('magazine')
  const charts = { broadside: onPaper(broadside), bow: onPaper(bow), stern: onPaper(bow) }
  const state = begun('duel', {}, { charts })
  expect(state.charts).toEqual({ broadside, bow, stern: bow })
  expect(state.cards).toEqual(ours.cards)
})

test('[SOL-048] cards of the players’ own copy come into play', () => {
  const ours = begun('duel')
  const cards = ours.cards.map(({ id, officer, effect, amount }) => ({
    id,
    officer,
    effect,
    amount: id === 'CAR-1' ? amount + 1 : amount,
  }))
  const [changed] = begun('duel', {}, { cards }).cards.filter(card => card.id === 'CAR-1')
  expect(changed?.amount).toBe(4)
})

test('papers that the rules refuse are refused with reasons', () => {
  const cards = begun('duel').cards.map(card => ({ ...card, id: 'BOS-1', name: ' ' }))
  expect(() => begun('duel', {}, { cards })).toThrow(AttachmentRefused)
})
