import {
  asksOf,
  describeError,
  errorInOrder,
  judge,
  judgeGiven,
  play,
  seededDice,
} from '@grognard/umpire'
import { expect, test } from 'vitest'
import { mostOfficers } from '../../book/tables/command.ts'
import type { OfficerId } from '../../book/tables/command.ts'
import { lineOfBattle } from '../../index.ts'
import type { Enlisted } from '../../model/state.ts'
import { begun, ordered } from './fixtures.ts'
import { muster } from './muster.ts'
import { valueOf } from './stock.ts'

const building = (points = 5000) => begun('open-battle', { fleets: 'built', points })

/** So many ships of each card, numbered by name; officers on the first ones. */
function fleet(counts: Record<string, number>, ...officers: OfficerId[]): Enlisted[] {
  const cards = Object.entries(counts).flatMap(([card, count]) =>
    Array.from({ length: count }, () => card),
  )
  return cards.map((card, index) => ({
    card,
    name: `Ship ${index + 1}`,
    nation: 'england',
    officer: officers[index] ?? null,
  }))
}

const bookFleet = { line1: 1, line2: 1, line3: 2, frigate5: 4, corvette: 2, schooner: 1 }

function reasons(ships: Enlisted[], points = 5000) {
  return judge(lineOfBattle, building(points), 'a', { kind: 'muster', ships }).because
}

test('[LOB-036] LOB-TV-03: the fleet of the example is worth 3980 of 5000 points and lawful', () => {
  const ships = fleet(bookFleet)
  expect(valueOf(building(), ships)).toBe(3980)
  expect(reasons(ships)).toEqual([])
})

test('[LOB-036] a fleet may not be worth more than was agreed, and is told by how much', () => {
  expect(reasons(fleet(bookFleet), 3950)).toEqual([
    {
      rule: 'LOB-036',
      message: 'lob.refuse.fleetPoints',
      values: { value: 3980, limit: 3950, over: 30 },
    },
  ])
  expect(reasons(fleet({ line1: 5 }))).toEqual([])
})

test('[LOB-037] LOB-TV-04: 20000 points allow one admiral, two vice-admirals and four commodores', () => {
  const most = (officer: OfficerId) => mostOfficers(officer, 20_000)
  expect([most('admiral'), most('viceAdmiral'), most('commodore')]).toEqual([1, 2, 4])
  const twenty = (...officers: OfficerId[]) => reasons(fleet({ line1: 20 }, ...officers), 20_000)
  expect(twenty('admiral', 'viceAdmiral', 'viceAdmiral', 'commodore')).toEqual([])
  expect(twenty('admiral', 'admiral').map(reason => reason.values)).toEqual([
    { officer: { key: 'lob.officer.admiral' }, has: 2, most: 1, value: 20_000, per: 20_000 },
  ])
  expect(twenty('viceAdmiral', 'viceAdmiral', 'viceAdmiral')).toHaveLength(1)
})

test('[LOB-037] no commodore below 5000 points', () => {
  expect(reasons(fleet({ line1: 4, line2: 1 }, 'commodore')).map(row => row.rule)).toEqual([
    'LOB-037',
  ])
  expect(reasons(fleet({ line1: 5 }, 'commodore'))).toEqual([])
})

test('[LOB-008] an unknown card is refused alone, with the cards there are', () => {
  const ships = fleet({ galleon: 1, line1: 9 }, 'admiral')
  const [only, ...others] = reasons(ships)
  expect(only).toMatchObject({ rule: 'LOB-008', values: { card: 'galleon' } })
  expect(JSON.stringify(only?.values?.cards)).toContain('lob.class.frigate5')
  expect(others).toEqual([])
})

test('[LOB-008] a ship without a card is told by her place in the list', () => {
  const [one, two] = fleet({ brig: 2 })
  if (!one || !two) throw new Error('Two brigs were asked for.')
  const [only, ...others] = reasons([one, { ...two, card: '' }])
  expect(only).toMatchObject({
    rule: 'LOB-008',
    message: 'lob.refuse.noCard',
    values: { place: 2 },
  })
  expect(others).toEqual([])
})

test('[LOB-S-2] merchantmen are not taken into a fleet', () => {
  expect(reasons(fleet({ line1: 1, merchant: 1 }))).toEqual([
    { rule: 'LOB-S-2', message: 'lob.refuse.merchantInFleet', values: { ship: 'Ship 2' } },
  ])
})

test('[LOB-008] every ship has a name, and no two the same', () => {
  const [one, two, three] = fleet({ brig: 3 })
  if (!one || !two || !three) throw new Error('Three brigs were asked for.')
  expect(reasons([one, { ...two, name: ' ' }, three])).toEqual([
    { rule: 'LOB-008', message: 'lob.refuse.namelessShip', values: { place: 2 } },
  ])
  expect(reasons([one, two, { ...three, name: 'Ship 1' }])).toEqual([
    { rule: 'LOB-008', message: 'lob.refuse.nameTwice', values: { name: 'Ship 1' } },
  ])
})

test.each([
  [{ kind: 'muster', ships: [] }, 'ships: expected at least 1 entries'],
  [{ kind: 'muster', ships: [{ card: 'brig', name: 'Ant' }] }, 'ships[0].nation'],
  [
    { kind: 'muster', ships: [{ card: 'brig', name: 'Ant', nation: 'prussia', officer: null }] },
    'ships[0].nation: expected one of none, england, france, spain, usa',
  ],
  [
    { kind: 'muster', ships: [{ card: 'brig', name: 'Ant', nation: 'usa', officer: 'cook' }] },
    'ships[0].officer',
  ],
  [{ kind: 'muster', ships: fleet({ schooner: 41 }) }, 'at most 40 entries'],
])('[LOB-036] a fleet file that is no fleet is told where: %j', (order, where) => {
  const { because } = judgeGiven(lineOfBattle, building(), 'a', order).ruling
  expect(because.map(reason => reason.message)).toEqual(['umpire.malformed'])
  const error = errorInOrder(lineOfBattle, order)
  expect(error && describeError(error)).toContain(where)
})

test('[LOB-036] both players build, in any order, and only then is the ground chosen', () => {
  const state = building()
  expect(asksOf(lineOfBattle, state).map(ask => [ask.seat, ask.step])).toEqual([
    ['a', 'muster'],
    ['b', 'muster'],
  ])
  const one = ordered(state, 'b', { kind: 'muster', ships: fleet({ brig: 2 }) })
  expect(asksOf(lineOfBattle, one).map(ask => ask.seat)).toEqual(['a'])
  const both = ordered(one, 'a', { kind: 'muster', ships: fleet({ brig: 2 }) }, [6, 1])
  expect(asksOf(lineOfBattle, both).map(ask => [ask.seat, ask.step])).toEqual([['a', 'quarter']])
  expect(both.ships.map(ship => [ship.seat, ship.id, ship.name])).toEqual([
    ['a', 'ship-1', 'Ship 1'],
    ['a', 'ship-2', 'Ship 2'],
    ['b', 'ship-1-2', 'Ship 1'],
    ['b', 'ship-2-2', 'Ship 2'],
  ])
})

test('[LOB-036] a fleet is not seen before all are built, not even how many ships it has', () => {
  const state = building()
  const seen = (counts: Record<string, number>) => {
    const built = ordered(state, 'b', { kind: 'muster', ships: fleet(counts) })
    return lineOfBattle.secrecy.view(built, 'a')
  }
  const [one, other] = [seen({ brig: 2 }), seen({ line1: 5 })]
  expect(one).toEqual(other)
  expect(one.ships).toEqual([])
  expect(one.players.map(player => [player.isMustered, player.enlisted])).toEqual([
    [false, null],
    [true, 'hidden'],
  ])
})

test('[LOB-036] who builds sees its own fleet; the others learn that it is built', () => {
  const ships = fleet({ brig: 1 })
  const { events, state } = play(
    lineOfBattle,
    building(),
    'b',
    { kind: 'muster', ships },
    seededDice('built'),
  )
  const [event] = events
  if (event?.kind !== 'fleetBuilt') throw new Error('A fleet was to be built.')
  expect(lineOfBattle.secrecy.redact(event, 'b')).toEqual(event)
  expect(lineOfBattle.secrecy.redact(event, 'a')).toEqual({
    kind: 'fleetBuilt',
    seat: 'b',
    ships: 'hidden',
  })
  expect(lineOfBattle.secrecy.view(state, 'b').players[1]?.enlisted).toEqual(ships)
  expect(lineOfBattle.display.describe({ ...event, ships: 'hidden' }, state)?.key).toBe(
    'lob.event.fleetHidden',
  )
})

test('[LOB-036] a determinized fleet is a lawful one', () => {
  const state = ordered(building(), 'b', { kind: 'muster', ships: fleet({ brig: 2 }) })
  const whole = lineOfBattle.secrecy.determinize(
    lineOfBattle.secrecy.view(state, 'a'),
    'a',
    seededDice('imagined'),
  )
  const enlisted = whole.players[1]?.enlisted
  if (!Array.isArray(enlisted)) throw new Error('A fleet was to be imagined.')
  expect(muster.judge(state, 'b', { kind: 'muster', ships: enlisted })).toEqual({
    allowed: true,
    because: [],
  })
})

test('[LOB-036] the ships of a side are at most forty, shared by its seats', () => {
  const schooners = (count: number) =>
    judge(lineOfBattle, begun('open-battle', { fleets: 'built', players: '2v2' }), 'a', {
      kind: 'muster',
      ships: fleet({ schooner: count }),
    }).because
  expect(schooners(20)).toEqual([])
  expect(schooners(21)).toEqual([
    { rule: 'LOB-036', message: 'lob.refuse.fleetSize', values: { ships: 21, most: 20 } },
  ])
  expect(reasons(fleet({ schooner: 40 }))).toEqual([])
})

test('[LOB-036] two players of one nation are offered different names', () => {
  const state = begun('open-battle', { fleets: 'built', nationA: 'france', nationB: 'france' })
  const names = ['a', 'b'].map(seat =>
    muster.legalOrders(state, seat).flatMap(order => order.ships.map(ship => ship.name)),
  )
  expect(names[0]?.filter(name => names[1]?.includes(name))).toEqual([])
})

test('[LOB-036] the form begins with a lawful fleet, offers every card and counts the points', () => {
  const state = building(2000)
  const { tool } = muster
  if (tool?.tool !== 'form') throw new Error('A fleet is filled in as a form.')
  const order = tool.start(state, 'a')
  expect(muster.judge(state, 'a', order).allowed).toBe(true)
  expect(tool.choices(state, 'a').card).toHaveLength(10)
  expect(tool.choices(state, 'a').officer?.map(choice => choice.value)).toEqual([
    null,
    'commodore',
    'viceAdmiral',
    'admiral',
  ])
  expect(tool.summary(state, 'a', order)).toEqual([
    {
      key: 'lob.fleet.summary',
      values: { value: valueOf(state, order.ships), limit: 2000, ships: order.ships.length },
    },
  ])
})
