import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { along, die, heading, seat, ship } from '../../model/fields.ts'
import { joined, shipName } from '../../model/names.ts'
import { castOff, shipOf } from '../../model/ships.ts'
import { anchorNotes, anchors } from '../../model/state.ts'
import { event } from '../../words.ts'

export const seamanshipEvents = {
  /** [WS-110] Known to her own seat until it takes effect. */
  anchorNoted: event(
    { seat, ship, note: field.one(anchorNotes) },
    {
      rule: 'WS-110',
      apply(state, e) {
        shipOf(state, e.ship).anchorNote = e.note
      },
      describe: (e, before) => ({
        key: `ws.order.anchor.${e.note}`,
        values: { ship: shipName(before, e.ship) },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  anchorsWeighing: event(
    { ships: field.list(field.record({ ship, weighing: field.integer(0, 2) })) },
    {
      rule: 'WS-112',
      apply(state, e) {
        for (const row of e.ships) shipOf(state, row.ship).weighing = row.weighing
      },
      describe: (e, before) => ({
        key: 'ws.event.anchorsWeighing',
        values: {
          ships: joined(
            e.ships.map(row => ({
              key: row.weighing > 0 ? 'ws.anchor.weighing' : 'ws.anchor.heldAgain',
              values: { ship: shipName(before, row.ship), turns: row.weighing },
            })),
          ),
        },
      }),
    },
  ),

  anchorsTended: event(
    {
      ships: field.list(
        field.record({ ship, anchor: field.one(anchors), isCableCut: field.yesNo }),
      ),
    },
    {
      rule: 'WS-110',
      apply(state, e) {
        for (const row of e.ships) {
          const tended = shipOf(state, row.ship)
          if (row.anchor !== 'none') tended.speed = 0
          tended.anchor = row.anchor
          tended.isCableCut = row.isCableCut
          tended.anchorNote = 'none'
          tended.weighing = 0
        }
      },
      describe: (e, before) => ({
        key: 'ws.event.anchorsTended',
        values: {
          ships: joined(
            e.ships.map(row => ({
              key: `ws.anchor.${row.anchor}`,
              values: { ship: shipName(before, row.ship) },
            })),
          ),
        },
      }),
    },
  ),

  towTaken: event(
    { ship, towed: ship, q: along, r: along },
    {
      rule: 'WS-108',
      apply(state, e) {
        state.tows.push({ tower: e.ship, towed: e.towed, q: e.q, r: e.r })
      },
      describe: (e, before) => ({
        key: 'ws.event.towTaken',
        values: { ship: shipName(before, e.ship), towed: shipName(before, e.towed) },
      }),
    },
  ),

  /** [WS-250] Where she came from is kept: she goes back there when she comes off. */
  shipGrounded: event(
    { ship, difficulty: die, q: along, r: along, heading },
    {
      apply(state, e) {
        const grounded = shipOf(state, e.ship)
        grounded.aground = e.difficulty
        grounded.afloatAt = { q: e.q, r: e.r, heading: e.heading }
        grounded.hasStopped = true
      },
      describe: (e, before) => ({
        key: 'ws.event.shipGrounded',
        values: { ship: shipName(before, e.ship), difficulty: e.difficulty },
      }),
    },
  ),

  refloatTried: event(
    { ship, die, isAfloat: field.yesNo },
    {
      apply(state, e) {
        const tried = shipOf(state, e.ship)
        if (!e.isAfloat || !tried.afloatAt) return
        tried.q = tried.afloatAt.q
        tried.r = tried.afloatAt.r
        tried.heading = tried.afloatAt.heading
        tried.aground = 0
        tried.afloatAt = null
      },
      describe: (e, before) => ({
        key: e.isAfloat ? 'ws.event.refloated' : 'ws.event.stillAground',
        values: { ship: shipName(before, e.ship), die: e.die },
      }),
    },
  ),

  shipWrecked: event(
    { ship },
    {
      rule: 'WS-255',
      apply(state, e) {
        const lost = shipOf(state, e.ship)
        lost.status = 'sunk'
        lost.lostIn = state.turn
        castOff(state, e.ship)
      },
      describe: (e, before) => ({
        key: 'ws.event.shipWrecked',
        values: { ship: shipName(before, e.ship) },
      }),
    },
  ),
}

export type SeamanshipEvent = EventsOf<typeof seamanshipEvents>
