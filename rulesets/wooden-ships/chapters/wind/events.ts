import { field } from '@grognard/umpire'
import type { EventsOf, Message } from '@grognard/umpire'
import { becalmed } from '../../book/tables/sailing.ts'
import { die, heading, ship } from '../../model/fields.ts'
import { shipNames } from '../../model/names.ts'
import { sixth } from '../../model/plots.ts'
import { shipOf } from '../../model/ships.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'

const velocity = field.integer(0, 7)
/** [WS-036] Directions are those that the wind blows to. */
interface Wind {
  direction: number
  velocity: number
}

/** [WS-035] The heading that it comes from, hundredths of a degree. */
export function windFrom({ direction }: Wind): number {
  return ((direction + 2) % 6) * sixth
}

/** [WS-036] Whence and how strong. */
export function windWords({ direction, velocity }: Wind): Message<Key> {
  const values = {
    from: { key: `ws.windFrom.${direction}` },
    velocity: { key: `ws.velocity.${velocity}` },
  }
  return { key: velocity === becalmed ? 'ws.wind.becalmed' : 'ws.wind.blowing', values }
}

export const windEvents = {
  /** [WS-041] [WS-045] */
  windTested: event(
    { total: field.integer(1, 12), isChanging: field.yesNo },
    {
      apply() {},
      describe: ({ total, isChanging }) => ({
        key: isChanging ? 'ws.event.windTurns' : 'ws.event.windHolds',
        values: { total },
      }),
    },
  ),

  /** [WS-042] Known now, and blowing from the next turn on. */
  windAnnounced: event(
    { directionDie: die, velocityDie: die, direction: heading, velocity },
    {
      rule: 'WS-043',
      apply(state, e) {
        state.wind.next = { direction: e.direction, velocity: e.velocity }
      },
      describe: ({ directionDie, velocityDie, direction, velocity: force }) => ({
        key: 'ws.event.windAnnounced',
        values: { directionDie, velocityDie, wind: windWords({ direction, velocity: force }) },
      }),
    },
  ),

  windChanged: event(
    { direction: heading, velocity },
    {
      rule: 'WS-042',
      apply(state, e) {
        state.wind.direction = e.direction
        state.wind.velocity = e.velocity
        state.wind.next = null
      },
      describe: e => ({ key: 'ws.event.windChanged', values: { wind: windWords(e) } }),
    },
  ),

  calmTested: event(
    { die, hasAir: field.yesNo },
    {
      rule: 'WS-046',
      apply(state, e) {
        if (e.hasAir) state.wind.velocity = 1
      },
      describe: ({ die, hasAir }) => ({
        key: hasAir ? 'ws.event.airComes' : 'ws.event.calmHolds',
        values: { die },
      }),
    },
  ),

  fullSailTaken: event(
    { ships: field.list(ship) },
    {
      rule: 'WS-040',
      apply(state, e) {
        for (const id of e.ships) shipOf(state, id).sails = 'battle'
      },
      describe: (e, before) => ({
        key: 'ws.event.fullSailTaken',
        values: { ships: shipNames(before, e.ships), count: e.ships.length },
      }),
    },
  ),
}

export type WindEvent = EventsOf<typeof windEvents>
