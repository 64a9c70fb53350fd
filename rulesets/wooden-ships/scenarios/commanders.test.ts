import {
  begin,
  judge,
  languages,
  nobody,
  plainly,
  playInPlace,
  prepare,
  sampleFor,
  seatsAsked,
  seededDice,
} from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { woodenShips } from '../index.ts'
import { classesFor, fleetBy, middling, tastes } from '../model/muster.ts'
import { namesFor } from '../model/names-of-ships.ts'
import { cardOf, playerOf } from '../model/ships.ts'
import type { State } from '../model/state.ts'

const nations = ['british', 'french', 'spanish', 'american']

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

describe('[WS-047] several commanders share a fleet that is drawn or built', () => {
  const most = { commandersA: 4, commandersB: 3 }
  const open = (options = {}): State => battle('open-battle', { fleets: 'built', ...options })
  const seats = (options: object) => woodenShips.rules.seats(open(options))
  const give = (state: State, seat: string): void => {
    const ships = fleetBy(state, seat, middling)
    playInPlace(woodenShips, state, seat, { kind: 'muster', ships }, seededDice('fleet'))
  }

  test('[WS-047] no more than the points have ships for', () => {
    expect(seats({})).toEqual(['a', 'b'])
    expect(seats(most)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    const poor = { ...most, points: 30, nationB: 'spanish' }
    expect(seats(poor)).toEqual(['a', 'b', 'c', 'e'])
    expect(woodenShips.scenarios['open-battle']?.seats({ ...poor, fleets: 'built' })).toEqual(
      seats(poor),
    )
  })

  test('[WS-047] the senior builds, and those of his fleet see what', () => {
    const state = open(most)
    expect(seatsAsked(state)).toEqual(['a', 'b'])
    give(state, 'a')
    const seen = (seat: string) => playerOf(woodenShips.secrecy.view(state, seat), 'a').enlisted
    expect(seen('g')).toEqual(fleetBy(state, 'a', middling))
    expect([seen('b'), seen('d'), seen(nobody)]).toEqual(['hidden', 'hidden', 'hidden'])
    const event: Event = { kind: 'fleetBuilt', seat: 'a', ships: [] }
    expect(woodenShips.secrecy.redact(event, 'e')).toEqual(event)
    expect(woodenShips.secrecy.redact(event, 'f')).toEqual({ ...event, ships: 'hidden' })
  })

  test('[WS-047] each has a run of the ships, in one line, with a flag of his own', () => {
    const state = open({ ...most, points: 200 })
    const enlisted = fleetBy(state, 'a', middling)
    for (const seat of ['a', 'b']) give(state, seat)
    const names = state.cards.filter(({ fleet }) => fleet === 0).map(({ name }) => name)
    expect(names).toEqual(enlisted.map(({ name }) => name))
    const rows = state.ships.filter(({ seat }) => 'aceg'.includes(seat)).map(({ r }) => r)
    expect(new Set(rows).size).toBe(names.length)
    for (const { seat, flagship } of state.players) {
      const own = state.ships.filter(ship => ship.seat === seat)
      expect(own.length).toBeGreaterThan(0)
      expect(flagship).toBe(own.length > 1 ? own[0]?.id : null)
    }
    expect(state.players.map(({ enlisted }) => enlisted)).toEqual(state.players.map(() => null))
  })

  test('[WS-047] whoever has one ship goes by her name, before the fleets are there by a number', () => {
    const face = (state: State, seat: string) =>
      woodenShips.display.faces?.(state, {})[`seat.${seat}`]
    const state = open({ ...most, points: 100 })
    expect(face(state, 'a')).toEqual({ key: 'ws.face.british' })
    const second = face(state, 'c') ?? { key: '' }
    expect(plainly(woodenShips.messages.en, second)).toBe('British fleet, commander 2')
    for (const language of languages)
      expect(plainly(woodenShips.messages[language], second)).toMatch(/^[^{}]+, [^{}]+ 2$/)
    for (const seat of ['a', 'b']) give(state, seat)
    for (const { seat } of state.players) {
      const own = state.ships.find(ship => ship.seat === seat)
      const ship = own ? cardOf(state, own).name : ''
      expect(face(state, seat)).toMatchObject({ key: 'ws.face.commander', values: { ship } })
    }
  })

  test('[WS-047] a fleet without a ship for each is refused', () => {
    const order = { kind: 'muster', ships: fleetBy(open(), 'a', middling).slice(0, 1) } as const
    expect(judge(woodenShips, open(most), 'a', order).because).toContainEqual({
      rule: 'WS-047',
      message: 'ws.refuse.shipForEach',
      values: { commanders: 4, ships: 1 },
    })
  })

  test.each(nations)(
    '[WS-047] the %s have a ship for each by every taste, built or drawn',
    nation => {
      for (const points of [30, 60, 100, 300]) {
        const options = { ...most, commandersB: 4, points, nationA: nation, nationB: nation }
        const state = open(options)
        for (const seat of ['a', 'b'])
          for (const taste of tastes) {
            const ships = fleetBy(state, seat, taste)
            expect(judge(woodenShips, state, seat, { kind: 'muster', ships }).because).toEqual([])
          }
        const drawn = open({ ...options, fleets: 'drawn' })
        const owners = new Set(drawn.ships.map(({ seat }) => seat))
        expect([...owners].toSorted()).toEqual(woodenShips.rules.seats(drawn))
      }
    },
  )

  test('[WS-S-7] two fleets of one nation take their names in turn, however many share them', () => {
    const state = open({ ...most, nationB: 'british' })
    const [row] = classesFor(state, 'a')
    if (!row) throw new Error('The British have no ships.')
    const [own, other] = ['a', 'b'].map(seat => namesFor(state, seat, row))
    expect(own?.filter(name => other?.includes(name))).toEqual([])
    expect(own).toHaveLength(namesFor(open({ nationB: 'british' }), 'a', row).length)
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
