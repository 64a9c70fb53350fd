import { field, joinNames } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { areOfOneFleet } from '../../model/command.ts'
import { along, heading, seat, ship, turn } from '../../model/fields.ts'
import { shipName } from '../../model/names.ts'
import { copyEnlisted } from '../../model/copy.ts'
import { copyCard, wholeShip } from '../../model/new-ship.ts'
import { card, enlisted } from '../../model/setting-shape.ts'
import { playerOf, shipOf } from '../../model/ships.ts'
import { event } from '../../words.ts'

export const setupEvents = {
  fleetBuilt: event(
    { seat, ships: field.either(field.one(['hidden']), field.list(enlisted)) },
    {
      rule: 'WS-S-7',
      apply(state, e) {
        playerOf(state, e.seat).enlisted = copyEnlisted(e.ships)
      },
      describe: e => ({
        key: e.ships === 'hidden' ? 'ws.event.fleetHidden' : 'ws.event.fleetBuilt',
        values: {
          seat: { key: `seat.${e.seat}` },
          names: e.ships === 'hidden' ? '' : joinNames(e.ships.map(({ name }) => name)),
        },
      }),
      redact: (e, to) => (areOfOneFleet(to, e.seat) ? e : { ...e, ships: 'hidden' }),
    },
  ),

  fleetMustered: event(
    {
      seat,
      cards: field.list(card),
      /** [WS-023] [WS-240] Round shot in all guns; whose they are not is not told. */
      load: field.one(['round', 'unknown']),
      stations: field.list(
        field.record({ q: along, r: along, heading, speed: field.integer(0, 100) }),
      ),
    },
    {
      rule: 'WS-S-7',
      apply(state, e) {
        const first = state.cards.length
        state.cards = [...state.cards, ...e.cards.map(copyCard)]
        e.cards.forEach((row, at) =>
          state.ships.push({
            ...wholeShip(row, first + at, e.seat),
            ...e.stations[at],
            load: { port: e.load, starboard: e.load },
          }),
        )
        const player = playerOf(state, e.seat)
        player.enlisted = null
        player.flagship = e.cards.length > 1 ? (e.cards[0]?.id ?? null) : null
      },
      describe: e => ({
        key: 'ws.event.fleetMustered',
        values: {
          seat: { key: `seat.${e.seat}` },
          count: e.cards.length,
          names: joinNames(e.cards.map(({ name }) => name)),
        },
      }),
      redact: (e, to) => (to === e.seat ? e : { ...e, load: 'unknown' }),
    },
  ),

  /** [WS-006] What is counted by turns begins anew. */
  turnBegun: event(
    { turn },
    {
      apply(state, e) {
        state.turn = e.turn
        // Most lists are empty in most turns, and are not made anew.
        if (state.fires.length > 0) state.fires = []
        if (state.results.length > 0) state.results = []
        if (state.melees.length > 0) state.melees = state.melees.filter(melee => !melee.isOver)
        if (state.signals.length > 0)
          state.signals = state.signals.filter(({ passedIn }) => passedIn >= e.turn - 1)
        if (state.grapplesTried.length > 0) state.grapplesTried = []
        for (const bond of state.bonds) {
          bond.unfoulTried = []
          bond.ungrappleTried = []
        }
        for (const ship of state.ships) {
          const { port, starboard } = ship.hasFired
          if (port || starboard) ship.hasFired = { port: false, starboard: false }
          ship.hasWarped = false
          ship.duty = 'none'
          ship.offersTruce = false
          ship.hasSetSails = false
          ship.hasHacked = false
        }
      },
      describe: e => ({ key: 'ws.event.turnBegun', values: { turn: e.turn } }),
    },
  ),

  /** [WS-063] */
  shipCameOn: event(
    { ship, q: along, r: along, heading },
    {
      rule: 'WS-063',
      apply(state, e) {
        const arriving = shipOf(state, e.ship)
        arriving.status = 'afloat'
        arriving.q = e.q
        arriving.r = e.r
        arriving.heading = e.heading
      },
      describe: (e, before) => ({
        key: 'ws.event.shipCameOn',
        values: { ship: shipName(before, e.ship) },
      }),
    },
  ),

  shipHeldBack: event(
    { ship },
    {
      rule: 'WS-063',
      apply() {},
      describe: (e, before) => ({
        key: 'ws.event.shipHeldBack',
        values: { ship: shipName(before, e.ship) },
      }),
    },
  ),
}

export type SetupEvent = EventsOf<typeof setupEvents>
