import { asksOf, begin, isUmpires, judge, play, prepare, seededDice } from '@grognard/umpire'
import type { Options } from '@grognard/umpire'
import { compile } from '@grognard/umpire/program.ts'
import { expect, test } from 'vitest'
import { edgeAhead } from '../chapters/ending/score.ts'
import type { Event } from '../events.ts'
import { lineOfBattle } from '../index.ts'
import type { State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { choosers } from './index.ts'

const { copy } = lineOfBattle.rules
const { redact, view } = lineOfBattle.secrecy
const { doctrine } = lineOfBattle.players
const scenarios = Object.keys(lineOfBattle.scenarios)
const everything = {
  actionPoints: true,
  noGo30: true,
  targetSize: true,
  nations: true,
  career: true,
}

interface Fought {
  state: State
  orders: Order[]
  events: Event[]
}

/** More orders than any battle of these sizes takes. */
const MOST_ORDERS = 6000

/** Computer against computer; an order that its own view or the umpire refuses throws. */
function fought(scenario: string, options: Options = {}, seed = scenario): Fought {
  const dice = seededDice(seed)
  const thoughts = seededDice(`${seed} thoughts`)
  let { state } = begin(lineOfBattle, prepare(lineOfBattle, scenario, options), dice)
  const orders: Order[] = []
  const events: Event[] = []
  while (!state.outcome) {
    const [ask] = asksOf(lineOfBattle, state)
    if (!ask || orders.length > MOST_ORDERS) throw new Error(`${scenario} does not end.`)
    const seen = view(state, ask.seat)
    const order = doctrine.choose(seen, ask.seat, thoughts)
    const onView = judge(lineOfBattle, seen, ask.seat, order)
    const played = play(lineOfBattle, state, ask.seat, order, dice)
    if (!onView.allowed || !played.ruling.allowed)
      throw new Error(
        `${ask.step} of ${ask.seat}: ${JSON.stringify([order, played.ruling, onView])}`,
      )
    orders.push(order)
    for (const event of played.events) if (!isUmpires(event)) events.push(event)
    state = played.state
  }
  return { state, orders, events }
}

test('every question of the sequence has an answer', () => {
  const asks = compile(lineOfBattle.rules.sequence).operations.flatMap(row =>
    row.step === 'ask' ? [row.name] : [],
  )
  expect(Object.keys(choosers).toSorted()).toEqual(asks.toSorted())
})

const kindsOf = ({ events }: Fought) => new Set(events.map(event => event.kind))

test.each(scenarios)('%s is fought to its end by lawful orders, and guns speak', scenario => {
  const battle = fought(scenario, {}, `fought ${scenario}`)
  expect(battle.state.outcome).not.toBeNull()
  expect(battle.state.turn).toBeLessThanOrEqual(battle.state.rules.turnLimit)
  expect(kindsOf(battle)).toContain('shotOpened')
  expect(kindsOf(battle)).toContain('shipDamaged')
})

test.each(scenarios)('%s is fought to its end with every optional rule and all seats', scenario => {
  const values = lineOfBattle.scenarios[scenario]?.options.players?.values ?? []
  const options = { ...everything, players: values.at(-1) ?? '1v1', turnLimit: 4 }
  expect(fought(scenario, options, `all ${scenario}`).state.outcome).not.toBeNull()
})

test.each(['open-battle', 'blockade-runners'])(
  '%s is fought with fleets that were built',
  scenario => {
    const { state, orders } = fought(scenario, { fleets: 'built', turnLimit: 2 })
    expect(orders.filter(order => order.kind === 'muster')).toHaveLength(2)
    expect(state.outcome).not.toBeNull()
  },
)

const seeds = Array.from({ length: 10 }, (_, n) => `seed ${n}`)

test('[LOB-S-8] the party is landed and fetched, and side A wins its share of battles', () => {
  const battles = seeds.map(seed => fought('spy', {}, seed))
  const landed = battles.filter(({ state }) => state.landings.length > 0)
  const fetched = battles.filter(({ state }) =>
    state.landings.some(landing => landing.outcome === 'succeeded'),
  )
  const won = battles.filter(({ state }) => state.outcome?.winners.includes('a'))
  expect(landed.length).toBeGreaterThanOrEqual(7)
  expect(fetched.length).toBeGreaterThanOrEqual(3)
  expect(won.length).toBeGreaterThanOrEqual(2)
})

test('[LOB-S-2] the merchantmen make for an edge, and reinforcements come in', () => {
  const battle = fought('convoy', { pointsB: 4000, convoyExit: 'anyEdge' })
  const { state } = battle
  const away = state.ships.filter(ship => ship.card === 'merchant' && ship.left !== null)
  expect(away.length).toBeGreaterThanOrEqual(2)
  expect(kindsOf(battle)).toContain('shipEntered')
})

test('[LOB-S-2] bound for one edge they leave over that one', () => {
  const { state } = fought('convoy', { pointsB: 1000 })
  const left = state.ships.flatMap(({ card, left: by }) =>
    card === 'merchant' && by && !by.byMorale ? [by.edge] : [],
  )
  expect(left.length).toBeGreaterThanOrEqual(2)
  expect([...new Set(left)]).toEqual([edgeAhead(state)])
})

test('[LOB-S-3] the fleet comes out of harbour', () => {
  const { state } = fought('putting-to-sea')
  const fleet = state.ships.filter(ship => ship.firstSeat === 'a')
  const out = fleet.filter(ship => ship.left !== null || ship.x > 14_000)
  expect(out.length * 2).toBeGreaterThan(fleet.length)
})

test('[LOB-S-4] blockade runners run for the harbour', () => {
  const runs = seeds.slice(0, 6).map(seed => fought('blockade-runners', { pointsB: 1000 }, seed))
  const arrived = runs.flatMap(({ state }) =>
    state.ships.filter(ship => ship.status === 'inHarbour'),
  )
  expect(arrived.length).toBeGreaterThanOrEqual(4)
})

/** Ships that left the board without ever having fled or failed to come about. */
function astray({ events }: Fought): string[] {
  const excused = new Set(
    events.flatMap(event => {
      if (event.kind === 'moraleFailed') return [event.ship]
      return event.kind === 'tackJudged' && !event.isPassed ? [event.ship] : []
    }),
  )
  return events.flatMap(event =>
    event.kind === 'leftBoard' && !excused.has(event.ship) ? [event.ship] : [],
  )
}

test('[LOB-125] no ship sails off the board for no reason', () => {
  const battles = [fought('trafalgar'), fought('first-of-june')]
  expect(battles.flatMap(astray)).toEqual([])
})

test('the doctrine is given a view and changes nothing of it', () => {
  const dice = seededDice('looking')
  const { state } = begin(lineOfBattle, prepare(lineOfBattle, 'trafalgar'), dice)
  const seen = view(state, 'a')
  const before = copy(seen)
  doctrine.choose(seen, 'a', dice)
  doctrine.evaluate(seen, 'a')
  expect(seen).toEqual(before)
  expect(redact({ kind: 'shotsRevealed', shots: [] }, 'b')).toBeDefined()
})
