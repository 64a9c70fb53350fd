import type { EventsOf } from '@grognard/umpire'
import { seat } from '../../model/fields.ts'
import { playerOf } from '../../model/ships.ts'
import { event } from '../../words.ts'

export const writingEvents = {
  ordersSealed: event(
    { seat },
    {
      apply(state, e) {
        playerOf(state, e.seat).hasSealed = true
      },
      describe: ({ seat }) => ({
        key: 'ws.event.sealed',
        values: { seat: { key: `seat.${seat}` } },
      }),
    },
  ),

  ordersReopened: event(
    { seat },
    {
      apply(state, e) {
        playerOf(state, e.seat).hasSealed = false
      },
      describe: ({ seat }) => ({
        key: 'ws.event.reopened',
        values: { seat: { key: `seat.${seat}` } },
      }),
    },
  ),
}

export type WritingEvent = EventsOf<typeof writingEvents>
