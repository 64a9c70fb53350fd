import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { ammunitionIds } from '../../book/tables/ships.ts'
import { repair, sails, seat, ship, side, squares } from '../../model/fields.ts'
import { shipName, shipNames } from '../../model/names.ts'
import { shipOf } from '../../model/ships.ts'
import { event } from '../../words.ts'

export const upkeepEvents = {
  /** [WS-240] Before the first turn everything is loaded: neither with what nor that it was changed is told. */
  firstLoaded: event(
    { seat, ship, side, ammunition: field.one(ammunitionIds) },
    {
      rule: 'WS-240',
      apply(state, e) {
        shipOf(state, e.ship).load[e.side] = e.ammunition
      },
      describe: (e, before) => ({
        key: 'ws.event.sideLoaded',
        values: {
          ship: shipName(before, e.ship),
          side: { key: `ws.side.${e.side}` },
          ammunition: { key: `ws.ammunition.${e.ammunition}` },
        },
      }),
      redact: (e, to) => (to === e.seat ? e : undefined),
    },
  ),

  /** [WS-023] What is loaded stays the owner's secret. */
  sideLoaded: event(
    { seat, ship, side, ammunition: field.one([...ammunitionIds, 'unknown']) },
    {
      rule: 'WS-240',
      apply(state, e) {
        const loading = shipOf(state, e.ship)
        loading.load[e.side] = e.ammunition
        loading.doubling = 'none'
        if (e.ammunition !== 'unknown') loading.duty = 'loading'
      },
      describe: (e, before) => ({
        key: e.ammunition === 'unknown' ? 'ws.event.sideLoadedUnseen' : 'ws.event.sideLoaded',
        values: {
          ship: shipName(before, e.ship),
          side: { key: `ws.side.${e.side}` },
          ammunition: { key: `ws.ammunition.${e.ammunition}` },
        },
      }),
      redact: (e, to) => (to === e.seat ? e : { ...e, ammunition: 'unknown' }),
    },
  ),

  doubleBegun: event(
    { seat, ship, side },
    {
      rule: 'WS-170',
      apply(state, e) {
        const loading = shipOf(state, e.ship)
        loading.doubling = e.side
        loading.duty = 'loading'
      },
      describe: (e, before) => ({
        key: 'ws.event.doubleBegun',
        values: { ship: shipName(before, e.ship), side: { key: `ws.side.${e.side}` } },
      }),
      redact: (e, to) => (to === e.seat ? e : undefined),
    },
  ),

  doubleLost: event(
    { seat, ship },
    {
      rule: 'WS-170',
      apply(state, e) {
        shipOf(state, e.ship).doubling = 'none'
      },
      describe: (e, before) => ({
        key: 'ws.event.doubleLost',
        values: { ship: shipName(before, e.ship) },
      }),
      redact: (e, to) => (to === e.seat ? e : undefined),
    },
  ),

  /** [WS-023] What her hands do her own commander knows. */
  repairNoted: event(
    { seat, ship, part: repair, isOwn: field.yesNo },
    {
      rule: 'WS-241',
      apply(state, e) {
        const repairing = shipOf(state, e.ship)
        repairing.repairs[e.part]++
        if (e.isOwn) repairing.duty = 'repairing'
      },
      describe: (e, before) => ({
        key: 'ws.event.repairNoted',
        values: {
          ship: shipName(before, e.ship),
          part: { key: `ws.part.${e.part}` },
          notes: shipOf(before, e.ship).repairs[e.part] + 1,
        },
      }),
      redact: (e, to) => ({ ...e, isOwn: to === e.seat }),
    },
  ),

  /** [WS-068] A first rigging section that stands again lets her carry full sail. */
  repairMade: event(
    {
      ship,
      part: repair,
      hull: squares,
      guns: field.list(squares),
      carronades: field.list(squares),
      rigging: field.list(squares),
    },
    {
      rule: 'WS-241',
      apply(state, e) {
        const repaired = shipOf(state, e.ship)
        repaired.repairs[e.part] = 0
        repaired.hull = e.hull
        repaired.guns = e.guns.slice()
        repaired.carronades = e.carronades.slice()
        repaired.rigging = e.rigging.slice()
        if ((e.rigging[0] ?? 0) > 0) repaired.isFullSailBarred = false
      },
      describe: (e, before) => ({
        key: 'ws.event.repairMade',
        values: { ship: shipName(before, e.ship), part: { key: `ws.part.${e.part}` } },
      }),
    },
  ),

  sailsSet: event(
    { ships: field.list(ship), sails },
    {
      rule: 'WS-066',
      apply(state, e) {
        for (const id of e.ships) {
          const ship = shipOf(state, id)
          ship.sails = e.sails
          ship.hasSetSails = true
        }
      },
      describe: (e, before) => ({
        key: `ws.event.sailsSet.${e.sails}`,
        values: { ships: shipNames(before, e.ships), count: e.ships.length },
      }),
    },
  ),
}

export type UpkeepEvent = EventsOf<typeof upkeepEvents>
