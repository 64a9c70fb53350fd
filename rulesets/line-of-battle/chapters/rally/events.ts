import { field, joinNames } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { failsToStrike } from '../../book/tables/rally.ts'
import { seat, ship } from '../../model/fields.ts'
import { steadyUpTo } from '../../model/morale.ts'
import { dieFell, openTest } from '../../model/open-die.ts'
import { aboutShip, shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { event } from '../../words.ts'
import { weatherEvents } from './weather.ts'

export const rallyEvents = {
  shakenGathered: event(
    { ships: field.list(ship) },
    {
      rule: 'LOB-200',
      apply(state, e) {
        state.shaken = e.ships.slice()
      },
      describe: ({ ships }, before) => ({
        key: 'lob.event.shakenGathered',
        values: { count: ships.length, ships: joinNames(ships.map(id => named(before, id))) },
      }),
    },
  ),

  /** No test this turn: failures before count no more; the flight goes on only in a melee. */
  failsForgotten: event(
    { ship, isFleeing: field.yesNo },
    {
      rule: 'LOB-212',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.moraleFails = 0
        ship.isFleeing = e.isFleeing
      },
      describe: ({ ship, isFleeing }, before) => ({
        key: isFleeing ? 'lob.event.failsForgotten' : 'lob.event.flightEnded',
        values: { ship: named(before, ship) },
      }),
    },
  ),

  moraleTestOpened: event(
    { ship },
    {
      apply(state, e) {
        openTest(state, 'morale', e.ship)
      },
      describe: aboutShip('lob.event.moraleTestOpened'),
    },
  ),

  /** `bonus` goes onto the value of the card. */
  moraleRolled: event(
    { ship, die: field.number, bonus: field.number },
    {
      apply(state, e) {
        dieFell(state, e.die, e.bonus)
      },
      describe: ({ ship, die, bonus }, before) => ({
        key: 'lob.event.moraleRolled',
        values: {
          ship: named(before, ship),
          die,
          bonus,
          most: steadyUpTo(before, shipOf(before, ship), bonus),
        },
      }),
    },
  ),

  moralePassed: event(
    { ship },
    {
      rule: 'LOB-201',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.moraleFails = 0
        ship.isFleeing = false
        state.test = null
      },
      describe: aboutShip('lob.event.moralePassed'),
    },
  ),

  moraleFailed: event(
    { ship, fails: field.number },
    {
      rule: 'LOB-203',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.moraleFails = e.fails
        ship.isFleeing = true
        state.test = null
      },
      describe: ({ ship, fails }, before) => ({
        key: 'lob.event.moraleFailed',
        values: { ship: named(before, ship), fails, most: failsToStrike },
      }),
    },
  ),

  /** The ship belongs to `seat` now. */
  flagStruck: event(
    { ship, seat },
    {
      rule: 'LOB-206',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.seat = e.seat
        ship.isStruck = true
        ship.isFleeing = false
        ship.moraleFails = 0
        ship.crew = 0
      },
      describe: ({ ship, seat }, before) => ({
        key: 'lob.event.flagStruck',
        values: { ship: named(before, ship), seat: { key: `seat.${seat}` } },
      }),
    },
  ),

  ...weatherEvents,
}

export type RallyEvent = EventsOf<typeof rallyEvents>

const named = (state: State, id: string): string => shipOf(state, id).name
