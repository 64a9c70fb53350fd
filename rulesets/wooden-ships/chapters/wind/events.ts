import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { die, heading, ship } from '../../model/fields.ts'
import { shipNames } from '../../model/names.ts'
import { shipOf } from '../../model/ships.ts'
import { event } from '../../words.ts'

const velocity = field.integer(0, 7)
/** A direction and a velocity in words. */
const inWords = (direction: number, force: number) => ({
  direction: { key: `ws.direction.${direction}` },
  velocity: { key: `ws.velocity.${force}` },
})

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
        values: { directionDie, velocityDie, ...inWords(direction, force) },
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
      describe: e => ({ key: 'ws.event.windChanged', values: inWords(e.direction, e.velocity) }),
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
        values: { ships: shipNames(before, e.ships) },
      }),
    },
  ),
}

export type WindEvent = EventsOf<typeof windEvents>
