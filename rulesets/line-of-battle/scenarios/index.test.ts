import { cornersOf, hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import { hullMeetsPolygon } from '@grognard/geometry/measured/polygon.ts'
import { sweepLegs } from '@grognard/geometry/measured/sweep.ts'
import { asksOf, play, prepare, sampleFor, seededDice } from '@grognard/umpire'
import type { Options } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { classOf } from '../book/tables/ships.ts'
import { begun, ordered, refusals } from '../chapters/setup/fixtures.ts'
import { areasFor } from '../chapters/setup/placement.ts'
import { lineOfBattle } from '../index.ts'
import { groundAgainst } from '../model/moves.ts'
import { sideOf } from '../model/players.ts'
import { cardOf, shipOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'

/** Lawful orders by chance until that step is asked. */
function upTo(step: string, scenario: string, options: Options = {}): State {
  const dice = seededDice(`${scenario} up to ${step}`)
  let state = begun(scenario, options)
  for (;;) {
    const [ask] = asksOf(lineOfBattle, state)
    if (!ask || ask.step === step) return state
    const order = sampleFor(lineOfBattle, state, ask.seat, dice)
    if (!order) throw new Error(`Nobody can go on at ${ask.step}.`)
    state = play(lineOfBattle, state, ask.seat, order, dice).state
  }
}

const fleet = (state: State, side: number) =>
  state.ships.filter(ship => sideOf(state, ship.seat) === side)

const worth = (state: State, ships: Ship[]) =>
  ships.reduce((sum, ship) => sum + cardOf(state, ship).points, 0)

test('[LOB-S-1] two drawn fleets of at most the agreed points, on one heading each, in opposite quarters', () => {
  const state = upTo('shots', 'open-battle', { points: 2000 })
  for (const side of [0, 1]) {
    const ships = fleet(state, side)
    expect(worth(state, ships)).toBeLessThanOrEqual(2000)
    expect(new Set(ships.map(ship => ship.heading)).size).toBe(1)
  }
  const [first, second] = state.players.map(player => player.quarter ?? -1)
  expect(((first ?? 0) + 2) % 4).toBe(second)
  expect(state.rules).toMatchObject({ victory: 'points', canRecentre: true, turnLimit: 20 })
})

test('[LOB-S-2] five merchantmen join the convoy free of points and move 4', () => {
  const state = begun('convoy')
  const merchantmen = state.ships.filter(ship => ship.card === 'merchant')
  expect(merchantmen.map(ship => ship.seat)).toEqual(['a', 'a', 'a', 'a', 'a'])
  expect(worth(state, merchantmen)).toBe(0)
  expect(classOf('merchant').move).toBe(4000)
  expect(worth(state, fleet(state, 0))).toBeLessThanOrEqual(2500)
})

test('[LOB-S-2] merchantmen lie in the middle, the escort around them, all on one heading', () => {
  const state = upTo('edge', 'convoy')
  const [core] = state.rules.areas
  if (!core) throw new Error('The convoy has ground in the middle.')
  const { x, y, width, height } = core
  const middle = [x, y, x + width, y, x + width, y + height, x, y + height]
  for (const ship of fleet(state, 0)) {
    const corners = cornersOf(ship)
    const isInside = [0, 2, 4, 6].every(
      i =>
        Math.abs((corners[i] ?? 0) - 24_000) <= 6000 &&
        Math.abs((corners[i + 1] ?? 0) - 24_000) <= 6000,
    )
    expect(isInside).toBe(ship.card === 'merchant')
    expect(hullMeetsPolygon(ship, middle)).toBe(ship.card === 'merchant')
  }
  expect(new Set(fleet(state, 0).map(ship => ship.heading)).size).toBe(1)
  expect(fleet(state, 1).every(ship => ship.status === 'waiting')).toBe(true)
})

test('[LOB-S-2] an escort among the merchantmen is sent around them', () => {
  const state = upTo('place', 'convoy')
  const escort = state.ships.find(ship => ship.seat === 'a' && ship.card !== 'merchant')
  const amid = { kind: 'place' as const, ship: escort?.id ?? '', x: 24_000, y: 24_000, heading: 0 }
  expect(refusals(state, 'a', amid)).toEqual(['lob.refuse.amongMerchantmen'])
  expect(refusals(state, 'a', { ...amid, y: 34_000 })).toEqual([])
  const merchant = state.ships.find(ship => ship.card === 'merchant')
  const astray = { ...amid, ship: merchant?.id ?? '', y: 34_000 }
  expect(refusals(state, 'a', astray)).toEqual(['lob.refuse.outsideArea'])
})

test('[LOB-S-2] the raider then chooses an edge and brings three ships in over it', () => {
  const state = upTo('edge', 'convoy', { pointsB: 4000 })
  expect(refusals(state, 'b', { kind: 'chooseEdge', edge: 4500 })).toEqual(['lob.refuse.edge'])
  let now = ordered(state, 'b', { kind: 'chooseEdge', edge: 9000 })
  const raiders = fleet(now, 1).length
  expect(raiders).toBeGreaterThan(3)
  for (const placed of [0, 1, 2]) {
    expect(asksOf(lineOfBattle, now).map(ask => [ask.seat, ask.step])).toEqual([['b', 'vanguard']])
    expect(fleet(now, 1).filter(ship => ship.status === 'afloat')).toHaveLength(placed)
    const order = lineOfBattle.rules.orders.place.legalOrders(now, 'b')[0]
    if (!order) throw new Error('A raider was to be placed.')
    now = ordered(now, 'b', order)
  }
  expect(asksOf(lineOfBattle, now)[0]?.step).toBe('shots')
  const van = fleet(now, 1).filter(ship => ship.status === 'afloat')
  expect(van.every(ship => ship.x >= 45_000)).toBe(true)
})

test.each([0, 9000, 18_000, 27_000])('[LOB-S-2] the strip along edge %i is 3 inches deep', edge => {
  const state = ordered(upTo('edge', 'convoy'), 'b', { kind: 'chooseEdge', edge })
  const [raider] = fleet(state, 1)
  if (!raider) throw new Error('There is a raider.')
  const [area, ...more] = areasFor(state, raider)
  expect(more).toEqual([])
  const long = { x: 0, width: 48_000, height: 3000, y: edge === 0 ? 45_000 : 0 }
  const tall = { y: 0, height: 48_000, width: 3000, x: edge === 9000 ? 45_000 : 0 }
  expect(area).toMatchObject(edge % 18_000 === 0 ? long : tall)
})

test('[LOB-S-2] one more raider comes in each turn, over the same edge', () => {
  const state = upTo('reinforcement', 'convoy', { pointsB: 5000 })
  expect(state.turn).toBe(1)
  const waiting = fleet(state, 1).filter(ship => ship.status === 'waiting').length
  const order = lineOfBattle.rules.orders.enter.legalOrders(state, 'b')[0]
  if (!order) throw new Error('A reinforcement was to come in.')
  const now = ordered(state, 'b', order)
  expect(fleet(now, 1).filter(ship => ship.status === 'waiting')).toHaveLength(waiting - 1)
  expect(asksOf(lineOfBattle, now)[0]?.step).not.toBe('reinforcement')
})

test('[LOB-S-3] the fleet lies in the basin, the blockaders off the other side on one heading', () => {
  const state = upTo('shots', 'putting-to-sea')
  for (const ship of fleet(state, 0)) {
    expect(ship.x).toBeLessThan(10_000)
    expect(Math.abs(ship.y - 24_000)).toBeLessThan(6000)
    expect(groundAgainst(state, ship).some(polygon => hullMeetsPolygon(ship, polygon))).toBe(false)
  }
  for (const ship of fleet(state, 1)) expect(ship.x).toBeGreaterThan(34_000)
  expect(new Set(fleet(state, 1).map(ship => ship.heading)).size).toBe(1)
  expect(state.rules).toMatchObject({ exitEdges: [9000], canRecentre: false, chooser: null })
})

/** A first-rate in the harbour, with the ground it must keep off. */
function firstRate(
  x: number,
  y: number,
  heading: number,
): { ship: Ship; ground: readonly number[][] } {
  const state = upTo('place', 'putting-to-sea')
  const { length, beam } = classOf('line1')
  const [any] = state.ships
  if (!any) throw new Error('There is a ship.')
  const ship = { ...any, card: 'line1', x, y, heading, length, beam }
  return { ship, ground: groundAgainst(state, ship).map(polygon => [...polygon]) }
}

const inch = (turn: number) => ({ advance: 1000, turn })

test.each([
  ['eastward in the middle', 2000, 24_000, 9000, [{ advance: 14_000, turn: 0 }]],
  [
    'northward from the south quay',
    3000,
    19_500,
    0,
    [{ advance: 1500, turn: 0 }, inch(3000), inch(3000), inch(3000), { advance: 11_000, turn: 0 }],
  ],
  [
    'southward from the north quay',
    4000,
    28_500,
    18_000,
    [
      { advance: 1500, turn: 0 },
      inch(-3000),
      inch(-3000),
      inch(-3000),
      { advance: 11_000, turn: 0 },
    ],
  ],
])('[LOB-S-3] a first-rate sails out through the channel: %s', (_from, x, y, heading, legs) => {
  const { ship, ground } = firstRate(x, y, heading)
  const { contact, pose } = sweepLegs(ship, legs, [], ground)
  expect(contact).toBeNull()
  expect(pose.x).toBeGreaterThan(14_000 + ship.length / 2)
})

test('[LOB-S-3] the west edge is a quay: no ship leaves the board over it', () => {
  const { ship, ground } = firstRate(4000, 24_000, 27_000)
  const { contact, pose } = sweepLegs(ship, [{ advance: 6000, turn: 0 }], [], ground)
  expect(contact).toEqual({ kind: 'polygon', index: 0 })
  expect(pose.x - ship.length / 2).toBe(500)
})

test('[LOB-S-3] the channel carries the largest ships of the book and no more', () => {
  const state = prepare(lineOfBattle, 'putting-to-sea')
  const channel = state.terrain.find(row => row.name === 'channel')
  expect(channel?.depth).toBe(classOf('line1').draught)
})

test('[LOB-S-4] the runners lie in the western third, the blockade in the middle one', () => {
  const state = upTo('shots', 'blockade-runners')
  for (const side of [0, 1])
    for (const ship of fleet(state, side)) {
      const corners = cornersOf(ship)
      const eastings = [0, 2, 4, 6].map(i => corners[i] ?? 0)
      expect(Math.min(...eastings)).toBeGreaterThanOrEqual(side * 16_000)
      expect(Math.max(...eastings)).toBeLessThanOrEqual((side + 1) * 16_000)
    }
  expect(worth(state, fleet(state, 0))).toBeLessThanOrEqual(3500)
  expect(worth(state, fleet(state, 1))).toBeLessThanOrEqual(2500)
})

test.each([20_300, 24_000, 27_700])(
  '[LOB-S-4] a first-rate reaches the harbour mouth at %i and has not fled',
  y => {
    const state = upTo('move', 'blockade-runners', { pointsA: 1000 })
    Object.assign(state.place.at(-1) ?? {}, { waiting: ['a'] })
    const [runner, ...others] = fleet(state, 0)
    if (!runner) throw new Error('There is a runner.')
    const { length, beam } = classOf('line1')
    Object.assign(runner, { card: 'line1', x: 46_500, y, heading: 9000, length, beam })
    for (const other of others) Object.assign(other, { x: 2000 })
    expect(groundAgainst(state, runner).some(row => hullMeetsPolygon(runner, row))).toBe(false)
    const legs = [{ advance: 2000, turn: 0 }]
    const now = ordered(state, 'a', { kind: 'sail', ship: runner.id, legs, anchor: false })
    expect(shipOf(now, runner.id).status).toBe('inHarbour')
  },
)

test.each(['open-battle', 'convoy', 'putting-to-sea', 'blockade-runners'])(
  '[LOB-042] %s: nothing overlaps when the first turn begins',
  scenario => {
    const state = upTo('shots', scenario, { players: '2v2' })
    const afloat = state.ships.filter(ship => ship.status === 'afloat')
    const pairs = afloat.flatMap((one, i) =>
      afloat.slice(i + 1).map(other => [one, other] as const),
    )
    expect(pairs.filter(([one, other]) => hullsOverlap(one, other))).toEqual([])
  },
)
