import { expect, test } from 'vitest'
import { officerIds } from '../../book/tables/cards.ts'
import { tableOf } from '../../fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import { scenarios } from '../../scenarios/index.ts'
import { areAllBerthed, berth, berthLastShips, hasToBerth } from './berths.ts'
import { chooseOfficers, choosesOfficers, showOfficers } from './officers.ts'
import { chooseNation, choosesNation, playersInOrder, rollForFirst, rollWind } from './opening.ts'

/** The standard game before the first step, with whatever is told otherwise. */
function opening(given: Partial<State> = {}, scenario = 'standard'): State {
  const state = scenarios[scenario]?.begin({}, {})
  if (!state) throw new Error(`There is no scenario ${scenario}.`)
  return { ...state, ...given }
}

type Berthing = Extract<Order, { kind: 'berth' }>
const to = (ship: string, berth: number): Berthing => ({ kind: 'berth', ship, berth })

const winds: [number, number][] = [
  [2, 0],
  [3, 3],
  [4, 1],
  [5, 6],
  [6, 2],
  [7, 2],
  [8, 2],
  [9, 6],
  [10, 5],
  [11, 7],
  [12, 4],
]

test.each(winds)('[SOL-015] two dice of %i give a wind from heading %i', (dice, windFrom) => {
  const state = opening()
  rollWind(tableOf(state, [dice]))
  expect(state.windFrom).toBe(windFrom)
})

test('[SOL-015] by option the wind is named for where it blows', () => {
  const state = opening()
  state.options.windNamesAre = 'to'
  rollWind(tableOf(state, [2]))
  expect(state.windFrom).toBe(4)
})

test('[SOL-017] the higher die is player A; equal dice are rolled again', () => {
  const state = opening()
  const table = tableOf(state, [3, 3, 6, 6, 2, 5])
  rollForFirst(table)
  expect(state.order).toEqual(['b', 'a'])
  expect(table.left).toEqual([])
  const other = opening()
  rollForFirst(tableOf(other, [4, 1]))
  expect(playersInOrder(other)).toEqual(['a', 'b'])
})

test('[SOL-012] each chooses a flag, not the one that flies already', () => {
  const state = opening({ order: ['b', 'a'] })
  expect(choosesNation(state, 'b')).toEqual(['b'])
  chooseNation.execute(tableOf(state), 'b', { kind: 'chooseNation', nation: 'spain' })
  expect(choosesNation(state, 'b')).toEqual([])
  expect(chooseNation.legalOrders(state, 'a').map(order => order.nation)).not.toContain('spain')
  const ruling = chooseNation.judge(state, 'a', { kind: 'chooseNation', nation: 'spain' })
  expect(ruling.because.map(reason => reason.rule)).toEqual(['SOL-012'])
})

const hand = {
  boatswain: 'BOS-1',
  carpenter: 'CAR-2',
  gunner: 'GUN-1',
  master: 'MAS-2',
  captain: 'CAP-1',
} as const
const choosing = { kind: 'chooseOfficers', ...hand } as const

test('[SOL-014] [SOL-045] each officer brings one of his two cards', () => {
  const state = opening()
  expect(chooseOfficers.legalOrders(state, 'a')).toHaveLength(2 ** officerIds.length)
  expect(chooseOfficers.judge(state, 'a', choosing).allowed).toBe(true)
  const wrong = { ...choosing, gunner: 'CAR-1', captain: 'MAS-1' } as const
  const { because } = chooseOfficers.judge(state, 'a', wrong)
  expect(because.map(reason => [reason.rule, reason.values?.officer])).toEqual([
    ['SOL-045', { key: 'field.gunner' }],
    ['SOL-045', { key: 'field.captain' }],
  ])
})

test('[SOL-014] [SOL-045] both choose at once, and then the cards are laid open', () => {
  const state = opening()
  const table = tableOf(state)
  expect(choosesOfficers(state)).toEqual(['a', 'b'])
  chooseOfficers.execute(table, 'a', choosing)
  expect(choosesOfficers(state)).toEqual(['b'])
  chooseOfficers.execute(table, 'b', { ...choosing, boatswain: 'BOS-2' })
  showOfficers(table)
  expect(state.areOfficersShown).toBe(true)
  expect(table.events.at(-1)).toMatchObject({
    hands: [
      { seat: 'a', cards: ['BOS-1', 'CAR-2', 'GUN-1', 'MAS-2', 'CAP-1'] },
      { seat: 'b', cards: ['BOS-2', 'CAR-2', 'GUN-1', 'MAS-2', 'CAP-1'] },
    ],
  })
})

test('[SOL-013] the first player lies in the south heading north, the second opposite', () => {
  const state = opening({ order: ['b', 'a'] })
  const table = tableOf(state)
  berth.execute(table, 'b', to('b2', 1))
  berth.execute(table, 'a', to('a1', 3))
  expect(shipOf(state, 'b2')).toMatchObject({ x: 10, y: 16, heading: 0, status: 'afloat' })
  expect(shipOf(state, 'a1')).toMatchObject({ x: 14, y: 0, heading: 4, status: 'afloat' })
})

test('[SOL-013] any ship to any free berth of its own port', () => {
  const state = opening({ order: ['a', 'b'] })
  const rulesAgainst = (order: Berthing, seat = 'a') =>
    berth.judge(state, seat, order).because.map(reason => reason.message)
  berth.execute(tableOf(state), 'a', to('a2', 2))
  expect(rulesAgainst(to('a3', 1))).toEqual([])
  expect(rulesAgainst(to('a3', 2))).toEqual(['sol.refuse.berthTaken'])
  expect(rulesAgainst(to('a3', 4))).toEqual(['sol.refuse.noBerth'])
  expect(rulesAgainst(to('a2', 1))).toEqual(['sol.refuse.notToBerth'])
  expect(rulesAgainst(to('b1', 1))).toEqual(['sol.refuse.notToBerth'])
  expect(rulesAgainst(to('nobody', 1))).toEqual(['sol.refuse.notToBerth'])
  expect(berth.legalOrders(state, 'a')).toEqual([to('a1', 1), to('a1', 3)])
})

test('[SOL-013] the last ship goes to the last berth unasked', () => {
  const state = opening({ order: ['a', 'b'] })
  const table = tableOf(state)
  for (const seat of state.order)
    for (const number of [1, 2]) berth.execute(table, seat, to(`${seat}${number}`, number + 1))
  expect(hasToBerth(state, 'a')).toEqual(['a'])
  berthLastShips(table)
  expect(shipOf(state, 'a3')).toMatchObject({ x: 10, y: 16 })
  expect(shipOf(state, 'b3')).toMatchObject({ x: 10, y: 0 })
  expect(hasToBerth(state, 'a')).toEqual([])
  expect(areAllBerthed(state)).toBe(true)
})

test('[SOL-045] the form for the officers starts with one card of each', () => {
  const { tool, judge } = chooseOfficers
  if (tool?.tool !== 'form') throw new Error('Not a form.')
  const state = opening()
  const start = tool.start(state, 'a')
  expect(start).toEqual({
    ...choosing,
    carpenter: 'CAR-1',
    master: 'MAS-1',
  })
  expect(judge(state, 'a', choosing).allowed).toBe(true)
})

test('[SOL-045] only cards that were chosen and are known are laid open', () => {
  const state = opening()
  const [one] = state.players
  if (one) one.officers = ['BOS-1', 'unknown', null, 'MAS-2', 'CAP-1']
  const table = tableOf(state)
  showOfficers(table)
  expect(table.events[0]).toMatchObject({
    hands: [
      { seat: 'a', cards: ['BOS-1', 'MAS-2', 'CAP-1'] },
      { seat: 'b', cards: [] },
    ],
  })
})
