import type { EventsOf } from '@grognard/umpire'
import { along, heading, ship, turn } from '../../model/fields.ts'
import { shipName } from '../../model/names.ts'
import { shipOf } from '../../model/ships.ts'
import { event } from '../../words.ts'

export const setupEvents = {
  /** [WS-006] What is counted by turns begins anew. */
  turnBegun: event(
    { turn },
    {
      apply(state, e) {
        state.turn = e.turn
        state.fires = []
        state.results = []
        state.melees = state.melees.filter(melee => !melee.isOver)
        state.signals = state.signals.filter(({ passedIn }) => passedIn >= e.turn - 1)
        state.grapplesTried = []
        for (const bond of state.bonds) {
          bond.unfoulTried = []
          bond.ungrappleTried = []
        }
        for (const ship of state.ships) {
          ship.hasFired = { port: false, starboard: false }
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
