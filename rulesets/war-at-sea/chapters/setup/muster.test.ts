import { begin, play, prepare, seededDice } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import { cardById, cards } from '../../book/tables/cards.ts'
import {
  airbaseFor,
  firstYears,
  sampleFleetIds,
  tableFor,
  theatreIds,
} from '../../book/tables/fleets.ts'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { warAtSea } from '../../index.ts'
import { battleOf, rulesOf, tableFor as tableOf } from '../../model/fixtures.ts'
import {
  countAboard,
  countAshore,
  fleetBy,
  fleetByChance,
  homesOf,
  musteredFrom,
  sampleFleet,
  tastes,
  valueOf,
} from '../../model/muster.ts'
import type { Enlisted, ScenarioRules } from '../../model/state.ts'
import { view } from '../../model/view.ts'
import { builders, muster, readyFleet, showFleets, takeFleet } from './muster.ts'

const open = (rules: Partial<ScenarioRules> = {}) =>
  battleOf({
    step: 'fleets',
    state: { turn: 0 },
    rules: { fleetPoints: 100, airbases: { allies: 5, axis: 5 }, ...rules },
  })

const fleet = (...ids: string[]): Enlisted[] => ids.map(card => ({ card, base: 'carrier' }))
const ashore = (...ids: string[]): Enlisted[] => ids.map(card => ({ card, base: 'airbase' }))
const times = (count: number, id: string) => Array.from({ length: count }, () => id)

const why = (units: Enlisted[], rules: Partial<ScenarioRules> = {}, seat = 'allies') =>
  rulesOf(muster.judge(open(rules), seat, { kind: 'muster', units }))

describe('[WAS-025] fleets for points', () => {
  test('cost at most the agreed total; less is allowed', () => {
    expect(why(fleet('us-iowa'))).toEqual([])
    expect(why(fleet('us-iowa', 'us-alaska', 'us-atlanta', 'us-pt-boat'))).toEqual(['WAS-025'])
    expect(why(fleet(...times(12, 'us-fletcher')))).toEqual([])
    expect(why(fleet(...times(13, 'us-fletcher')))).toEqual(['WAS-025'])
  })

  test('of the cards of one side', () => {
    expect(why(fleet('fr-dunkerque', 'uk-hood'))).toEqual([])
    expect(why(fleet('de-bismarck'))).toEqual(['WAS-025'])
    expect(why(fleet('de-bismarck', 'it-zara', 'jp-shoho'), {}, 'axis')).toEqual([])
    expect(why(fleet('us-canoe'))).toEqual(['WAS-025'])
  })

  test('[WAS-026] a card may be taken again, by agreement not a big ship', () => {
    const twice = fleet('us-fletcher', 'us-fletcher', 'us-boise', 'us-boise')
    expect(why(twice)).toEqual([])
    expect(why(twice, { hasUniqueShips: true })).toEqual(['WAS-026'])
    expect(why(twice.slice(0, 3), { hasUniqueShips: true })).toEqual([])
  })

  test('[WAS-027] no card later than the year, none from outside the theatre', () => {
    expect(why(fleet('us-fletcher'), { latestYear: 1942 })).toEqual([])
    expect(why(fleet('us-fletcher'), { latestYear: 1941 })).toEqual(['WAS-027'])
    expect(why(fleet('fr-gloire'), { theatre: 'atlantic' })).toEqual([])
    expect(why(fleet('fr-gloire'), { theatre: 'pacific' })).toEqual(['WAS-027'])
    expect(why(fleet('de-bismarck'), { theatre: 'pacific' }, 'axis')).toEqual(['WAS-027'])
  })

  test('[WAS-025] [WAS-027] every taste and chance make lawful fleets that spend most of the points', () => {
    for (const seat of ['allies', 'axis'])
      for (const rules of [{}, { hasUniqueShips: true }, { latestYear: 1941, fleetPoints: 200 }]) {
        const dice = seededDice('fleets')
        const state = open(rules)
        const chance = fleetByChance(state, seat, sides => dice.roll(sides))
        const built = [...tastes.map(taste => fleetBy(state, seat, taste)), chance]
        for (const units of built) {
          expect(rulesOf(muster.judge(state, seat, { kind: 'muster', units }))).toEqual([])
          expect(state.rules.fleetPoints - valueOf(units)).toBeLessThan(12)
        }
      }
  })
})

describe('[WAS-029] every aircraft needs a place', () => {
  test('on a carrier of its nation with room, or at the airbase', () => {
    expect(why(fleet('us-f4f-wildcat'))).toEqual(['WAS-029'])
    expect(why(ashore('us-f4f-wildcat'))).toEqual([])
    expect(why(fleet('us-princeton', 'us-f4f-wildcat'))).toEqual([])
    expect(why(fleet('us-princeton', 'us-f4f-wildcat', 'us-f4f-wildcat'))).toEqual(['WAS-029'])
    expect(why(fleet('uk-ark-royal', 'us-sbd-dauntless'))).toEqual(['WAS-029'])
  })

  test('[WAS-A34] patrol bombers and land-based ones only ashore', () => {
    expect(why(fleet('us-enterprise', 'us-pby-catalina'))).toEqual(['WAS-029'])
    expect(why(ashore('us-enterprise', 'us-pby-catalina'))).toEqual([])
    expect(why(fleet('de-graf-zeppelin', 'de-ju-87-stuka'), {}, 'axis')).toEqual(['WAS-029'])
  })

  test('[WAS-A25] the export version on carriers of the US and the UK too, after those of the nation', () => {
    expect(why(fleet('us-princeton', 'fr-vindicator'))).toEqual([])
    expect(homesOf(fleet('us-princeton', 'fr-vindicator', 'us-f4f-wildcat'))).toEqual([
      null,
      null,
      0,
    ])
    expect(why(fleet('uk-illustrious', 'fr-d-520'))).toEqual(['WAS-029'])
  })

  test('[WAS-028] [WAS-030] the airbase has room for five for each hundred points', () => {
    expect(why(ashore(...times(5, 'us-f4f-wildcat')))).toEqual([])
    expect(why(ashore(...times(6, 'us-f4f-wildcat')))).toEqual(['WAS-028'])
    const vector = vectors.find(({ id }) => id === 'WAS-TV-095')
    const totals = vector?.input.fleetTotals ?? []
    expect(totals.map(airbaseFor)).toEqual(vector?.expect.airbase)
    expect(totals).toEqual([100, 200, 300])
  })
})

describe('[WAS-031] sample fleets', () => {
  const large = { fleetPoints: 200, airbases: { allies: 10, axis: 10 } }
  const offered = (seat: string, rules = {}) => takeFleet.legalOrders?.(open(rules), seat)?.length

  test('six of at most 100 points, and six of our own of at most 200, as they are', () => {
    for (const [at, id] of sampleFleetIds.entries()) {
      const [rules, least] = at < 6 ? [{}, 90] : [large, 190]
      const units = sampleFleet(id)
      const seat = why(units, rules).length === 0 ? 'allies' : 'axis'
      expect(rulesOf(takeFleet.judge(open(rules), seat, { kind: 'takeFleet', fleet: id }))).toEqual(
        [],
      )
      expect(valueOf(units)).toBeGreaterThan(least)
    }
    expect([offered('allies'), offered('axis')]).toEqual([3, 3])
    expect([offered('allies', large), offered('axis', large)]).toEqual([6, 6])
  })

  test('[WAS-028] [WAS-029] the large ones have aircraft on carriers or on the coast, and the year they are of', () => {
    const placed = sampleFleetIds.slice(6).map(id => {
      const units = sampleFleet(id)
      return [id, countAboard(units).count, countAshore(units)]
    })
    expect(placed).toEqual([
      ['pacificUs1942Air', 3, 1],
      ['pacificJp1942Air', 3, 1],
      ['atlanticUk1941Air', 2, 1],
      ['atlanticDe1941Air', 0, 5],
      ['medIt1942Air', 0, 3],
      ['medUk1942Air', 1, 3],
    ])
    for (const id of sampleFleetIds)
      for (const { card } of sampleFleet(id))
        expect(cardById(card).year).toBeLessThanOrEqual(Number(/\d+/.exec(id)?.[0]))
  })

  test('is taken as it is', () => {
    const table = tableOf(open())
    takeFleet.execute(table, 'axis', { kind: 'takeFleet', fleet: 'atlanticDe1941' })
    expect(table.state.players[1]?.enlisted).toEqual(sampleFleet('atlanticDe1941'))
  })
})

describe('[WAS-028] [WAS-029] fleets that are bought for more than 100 points have aircraft', () => {
  const built = (rules: Partial<ScenarioRules>) =>
    ['allies', 'axis'].flatMap(seat => tastes.map(taste => fleetBy(open(rules), seat, taste)))
  const large = (points: number) => ({
    fleetPoints: points,
    airbases: { allies: airbaseFor(points), axis: airbaseFor(points) },
  })
  const planesIn = (units: Enlisted[]) => countAboard(units).count + countAshore(units)

  test.each([150, 200, 250, 300])(
    'of %i points: lawful, the first carrier with a squadron',
    points => {
      for (const seat of ['allies', 'axis'])
        for (const taste of tastes) {
          const units = fleetBy(open(large(points)), seat, taste)
          expect(why(units, large(points), seat)).toEqual([])
          expect(planesIn(units)).toBeGreaterThan(1)
          const { cards: built, homes } = musteredFrom(seat, units)
          expect(homes).toContain(built.find(({ planes }) => planes > 0)?.id)
        }
    },
  )

  test('in each theatre and from the first year on', () => {
    for (const theatre of theatreIds)
      for (const latestYear of [firstYears[theatre], 1944])
        for (const seat of ['allies', 'axis']) {
          const rules = { ...large(200), theatre, latestYear }
          const units = fleetBy(open(rules), seat, tastes[1] ?? (() => 0))
          expect(why(units, rules, seat)).toEqual([])
          expect(planesIn(units)).toBeGreaterThan(0)
        }
  })

  test('[WAS-170] none up to 100 points, none for a battle in darkness', () => {
    for (const rules of [{}, { ...large(200), light: 'darkness' as const }])
      expect(built(rules).map(planesIn)).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('[WAS-029] the form tells the room on carriers and at the airbase', () => {
    const { tool } = muster
    const units = sampleFleet('pacificUs1942Air')
    const lines =
      tool?.tool === 'form'
        ? tool.summary?.(open(large(200)), 'allies', { kind: 'muster', units })
        : []
    expect(lines?.slice(1).map(({ values }) => values)).toEqual([
      { count: 3, room: 3 },
      { count: 1, room: 10 },
    ])
  })
})

describe('[WAS-030] both fleets are built in secret and lie open together', () => {
  const state = open()
  const give = (seat: string, units: Enlisted[]) =>
    muster.execute(tableOf(state), seat, { kind: 'muster', units })

  test('the one that is built first is hidden from the other', () => {
    expect(builders(state)).toEqual(['allies', 'axis'])
    give('allies', sampleFleet('atlanticUk1941'))
    expect(view(state, 'axis').players[0]?.enlisted).toBe('hidden')
    expect(view(state, 'allies').players[0]?.enlisted).toHaveLength(5)
    expect(builders(state)).toEqual(['axis'])
  })

  test('[WAS-039] then ships wait to be deployed, aircraft stand on their carriers or ashore', () => {
    give('axis', sampleFleet('atlanticDe1941'))
    showFleets(tableOf(state))
    expect(builders(state)).toEqual([])
    expect(state.units.map(({ status }) => status)).toEqual(state.units.map(() => 'waiting'))
    expect(state.units).toHaveLength(8)
    expect(state.aircraft.map(({ home, status }) => [home, status])).toEqual([
      ['allies-3', 'ready'],
      ['allies-3', 'ready'],
      ['ashore', 'ready'],
    ])
    for (const one of [...state.units, ...state.aircraft])
      expect(state.cards[one.index]?.id).toBe(one.id)
  })
})

test('[WAS-026] sisters are numbered', () => {
  const { cards: built } = musteredFrom('allies', fleet('us-fletcher', 'us-boise', 'us-fletcher'))
  expect(built.map(({ name }) => name)).toEqual(['Fletcher', 'Boise', 'Fletcher 2'])
})

test('[WAS-004] the table grows with the points', () => {
  expect([100, 200, 300].map(tableFor)).toEqual([
    { width: 1080, height: 720 },
    { width: 1440, height: 1080 },
    { width: 1800, height: 1080 },
  ])
})

describe('[WAS-S-7] the free battle', () => {
  const battle = (options = {}) =>
    begin(warAtSea, prepare(warAtSea, 'free-battle', options), seededDice('one')).state

  test('[WAS-161] [WAS-162] what counts goes by the points of the fleets', () => {
    expect(battle({ points: 200, light: 'darkness', weather: true }).rules).toMatchObject({
      fleetPoints: 200,
      objectiveValue: 100,
      target: 300,
      airbases: { allies: 10, axis: 10 },
      light: 'darkness',
      hasWeather: true,
    })
  })

  test('[WAS-027] each theatre begins in a year in which both sides have cards', () => {
    for (const historicalNations of ['any', 'atlantic', 'mediterranean', 'pacific']) {
      const state = battle({ historicalNations, year: 1939 })
      for (const seat of ['allies', 'axis']) {
        const units = readyFleet(state, seat)
        expect(valueOf(units)).toBeGreaterThan(50)
        expect(rulesOf(muster.judge(state, seat, { kind: 'muster', units }))).toEqual([])
      }
    }
    expect(Math.max(...cards.map(({ year }) => year))).toBe(battle().rules.latestYear)
  })

  test('captains build with aircraft where the points allow it, and these fly', () => {
    let state = battle({ layout: 3, points: 250 })
    const dice = seededDice('flights')
    let hasFlown = false
    for (let orders = 0; state.turn < 2 && orders < 400; orders++) {
      const seat = state.place.at(-1)?.waiting[0] ?? 'allies'
      const order = warAtSea.players.doctrine.choose(view(state, seat), seat, dice)
      state = play(warAtSea, state, seat, order, dice).state
      hasFlown ||= state.aircraft.some(({ status }) => status === 'flying')
    }
    expect(state.turn).toBe(2)
    const fought = ['allies', 'axis'].map(
      seat => state.aircraft.filter(plane => plane.seat === seat).length,
    )
    expect(Math.min(...fought)).toBeGreaterThan(1)
    expect(hasFlown).toBe(true)
  })

  test('captains build, choose, deploy and sail', () => {
    let state = battle({ layout: 3 })
    const dice = seededDice('captains')
    for (let orders = 0; state.turn === 0 && orders < 60; orders++) {
      const seat = state.place[0]?.waiting?.[0] ?? 'allies'
      const order = warAtSea.players.doctrine.choose(view(state, seat), seat, dice)
      state = play(warAtSea, state, seat, order, dice).state
    }
    expect(state.turn).toBe(1)
    expect(state.units.every(({ status }) => status === 'afloat')).toBe(true)
    expect(state.islands).toHaveLength(4)
  })
})

test('[WAS-025] the form calls a class by its name in the language', () => {
  const { tool } = muster
  if (tool?.tool !== 'form') throw new Error('No form.')
  const label = tool
    .choices(open({ fleetPoints: 200 }), 'axis')
    .card?.find(({ value }) => value === 'de-type-viic')?.label
  expect(label?.values?.name).toEqual({ key: 'file.card.de-type-viic' })
})
