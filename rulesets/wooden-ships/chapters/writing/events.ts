import type { EventsOf } from '@grognard/umpire'
import { seat } from '../../model/fields.ts'
import { playerOf } from '../../model/ships.ts'
import { event } from '../../words.ts'

/** Who has sealed is said where orders are asked for; a line of the log for each would hide what happens. */
export const writingEvents = {
  ordersSealed: event(
    { seat },
    {
      apply(state, e) {
        playerOf(state, e.seat).hasSealed = true
      },
      describe: () => null,
    },
  ),

  ordersReopened: event(
    { seat },
    {
      apply(state, e) {
        playerOf(state, e.seat).hasSealed = false
      },
      describe: () => null,
    },
  ),
}

export type WritingEvent = EventsOf<typeof writingEvents>
