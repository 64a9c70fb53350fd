import { field, joinNames } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { plane } from '../../model/fields.ts'
import { ashore } from '../../model/air.ts'
import { nameOf, planeOf } from '../../model/units.ts'
import { event } from '../../words.ts'

export const airReturnEvents = {
  /** [WAS-151] A counter is taken from each aircraft that has one. */
  rearmed: event(
    { aircraft: field.list(plane) },
    {
      rule: 'WAS-151',
      apply(state, e) {
        for (const id of e.aircraft) planeOf(state, id).rearming -= 1
      },
      describe: (e, before) => ({
        key: 'was.event.rearmed',
        values: { planes: joinNames(e.aircraft.map(id => nameOf(before, id))) },
      }),
    },
  ),

  /** [WAS-155] On a carrier, or ashore, which is its home from now on; `hasToRearm` gives it a counter. */
  landed: event(
    { aircraft: plane, home: field.refersTo('unit', ashore), hasToRearm: field.yesNo },
    {
      rule: e => (e.hasToRearm && e.home !== ashore ? 'WAS-A40' : 'WAS-150'),
      apply(state, e) {
        const one = planeOf(state, e.aircraft)
        one.status = 'resting'
        one.home = e.home
        if (e.hasToRearm) one.rearming += 1
      },
      describe: (e, before) => ({
        key: `was.event.landed.${e.home === ashore ? 'ashore' : 'aboard'}.${e.hasToRearm ? 'rearming' : 'ready'}`,
        values: { plane: nameOf(before, e.aircraft), home: nameOf(before, e.home) },
      }),
    },
  ),
}

export type AirReturnEvent = EventsOf<typeof airReturnEvents>
