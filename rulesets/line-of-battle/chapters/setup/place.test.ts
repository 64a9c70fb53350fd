import { hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import { asksOf, play, sampleFor, seededDice } from '@grognard/umpire'
import type { Options } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { lineOfBattle } from '../../index.ts'
import { battleOf, faultsInLines, tableFor } from '../../model/fixtures.ts'
import { sideOf } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { setupEvents } from './events.ts'
import { begun } from './fixtures.ts'
import { enter, reinforcedSeat } from './place.ts'

/** Blue raids a convoy over the west edge: five ships, of which as many are on the board as told. */
function raid(turn: number, entered: number) {
  const ships: Partial<Ship>[] = [1, 2, 3, 4, 5].map(n => ({
    id: `r${n}`,
    seat: 'blue',
    x: inches(30),
    y: inches(5 * n),
    status: n <= entered ? 'afloat' : 'waiting',
  }))
  return battleOf({
    turn,
    ships: [{ id: 'a' }, ...ships],
    rules: { deployment: 'convoy' },
    players: [
      { seat: 'red', side: 0 },
      { seat: 'blue', side: 1, entryEdge: 27_000 },
    ],
  })
}

test('[LOB-S-2] each turn one more raider enters, after the vanguard of three', () => {
  expect(reinforcedSeat(raid(1, 3), 'blue')).toEqual(['blue'])
  expect(reinforcedSeat(raid(1, 4), 'blue')).toEqual([])
  expect(reinforcedSeat(raid(2, 4), 'blue')).toEqual(['blue'])
  expect(reinforcedSeat(raid(3, 5), 'blue')).toEqual([])
  expect(reinforcedSeat(raid(1, 3), 'red')).toEqual([])
})

test('[LOB-S-2] nobody is reinforced in other battles', () => {
  const state = { ...raid(1, 3), rules: battleOf().rules }
  expect(reinforcedSeat(state, 'blue')).toEqual([])
})

test('[LOB-S-2] only over the edge that was chosen', () => {
  const state = raid(1, 3)
  const order = { kind: 'enter' as const, ship: 'r4', y: inches(24), heading: 9000 }
  expect(enter.judge(state, 'blue', { ...order, x: inches(1) }).allowed).toBe(true)
  expect(enter.judge(state, 'blue', { ...order, x: inches(24) }).allowed).toBe(false)
  expect(enter.judge(state, 'blue', { ...order, ship: 'r1', x: inches(1) }).allowed).toBe(false)
})

test('[LOB-S-2] it lies on the board and may sail in the same turn', () => {
  const table = tableFor(raid(1, 3))
  const offer = enter.legalOrders(table.state, 'blue')[0]
  if (!offer) throw new Error('Nothing was offered.')
  enter.execute(table, 'blue', offer)
  expect(shipOf(table.state, offer.ship)).toMatchObject({ status: 'afloat', hasMoved: false })
})

test('[LOB-S-2] that it enters is told in every language', () => {
  const entered = { seat: 'blue', ship: 'r4', x: inches(1), y: inches(24), heading: 9000 }
  expect(faultsInLines([setupEvents.shipEntered.describe(entered, raid(1, 3))])).toEqual([])
})

test('[LOB-S-2] what is offered or picked is lawful', () => {
  const state = raid(1, 3)
  const picked = enter.sample?.(state, 'blue', seededDice('raid'))
  const orders = [...enter.legalOrders(state, 'blue'), ...(picked ? [picked] : [])]
  expect(orders.length).toBeGreaterThan(1)
  expect(orders.every(order => enter.judge(state, 'blue', order).allowed)).toBe(true)
})

const scenarios = ['open-battle', 'convoy', 'putting-to-sea', 'blockade-runners']
const tables = ['1v1', '2v1', '1v2', '2v2']

/** Orders by chance up to the first turn; a seat that has none, or an unlawful one, throws. */
function deployed(scenario: string, options: Options, seed: string): State {
  const dice = seededDice(seed)
  let state = begun(scenario, options, { seed })
  while (state.turn === 0) {
    const [ask] = asksOf(lineOfBattle, state)
    const order = ask && sampleFor(lineOfBattle, state, ask.seat, dice)
    if (!order) throw new Error(`Nobody can go on at ${ask?.step ?? 'no step'}.`)
    const played = play(lineOfBattle, state, ask.seat, order, dice)
    if (!played.ruling.allowed) throw new Error(`${order.kind} was picked and refused.`)
    state = played.state
  }
  return state
}

const overlaps = (state: State) =>
  state.ships
    .filter(ship => ship.status === 'afloat')
    .flatMap((one, index, all) => all.slice(index + 1).filter(other => hullsOverlap(one, other)))

for (const scenario of scenarios)
  test.each(tables)(`[LOB-042] ${scenario} %s: every drawn fleet finds room by chance`, players => {
    for (let seed = 0; seed < 12; seed++) {
      const state = deployed(scenario, { players }, `${scenario} ${players} ${seed}`)
      expect(overlaps(state)).toEqual([])
      const waiting = state.ships.filter(ship => ship.status === 'waiting')
      const raiders = state.ships.filter(ship => sideOf(state, ship.seat) === 1).length
      expect(waiting).toHaveLength(scenario === 'convoy' ? Math.max(0, raiders - 3) : 0)
    }
  })

test.each([
  ['open-battle', { points: 20_000 }],
  ['convoy', { pointsA: 20_000, pointsB: 20_000 }],
  ['putting-to-sea', { pointsA: 6000, pointsB: 20_000 }],
  ['blockade-runners', { pointsA: 20_000, pointsB: 20_000 }],
  ['open-battle', { points: 250, players: '2v2' }],
])('[LOB-042] %s finds room for the largest and the smallest fleets: %j', (scenario, options) => {
  for (let seed = 0; seed < 4; seed++)
    expect(overlaps(deployed(scenario, options, `large ${seed}`))).toEqual([])
})
