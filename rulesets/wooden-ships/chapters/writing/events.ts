import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { seat } from '../../model/fields.ts'
import { playerOf } from '../../model/ships.ts'
import { graceSeconds } from '../../book/tables/time.ts'
import { momentOf, timedSteps } from '../../model/clock.ts'
import { event } from '../../words.ts'

const step = field.one(timedSteps)

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

  /** [WS-245] The first time is forgiven. */
  graceGiven: event(
    { seat, step },
    {
      rule: 'WS-245',
      apply(state, e) {
        playerOf(state, e.seat).graceAt = momentOf(state, e.step)
      },
      describe: e => ({
        key: 'ws.event.graceGiven',
        values: { seat: { key: `seat.${e.seat}` }, seconds: graceSeconds },
      }),
    },
  ),

  /** [WS-246] What is not written by now the umpire writes when the step is over. */
  timeRanOut: event(
    { seat, step },
    {
      rule: 'WS-246',
      apply(state, e) {
        const player = playerOf(state, e.seat)
        player.lateAt = momentOf(state, e.step)
        if (sealedSteps.includes(e.step)) player.hasSealed = true
      },
      describe: e => ({
        key: 'ws.event.timeRanOut',
        values: { seat: { key: `seat.${e.seat}` } },
      }),
    },
  ),
}

/** [WS-031] Steps that are written and sealed. */
const sealedSteps: readonly string[] = ['plots', 'parties', 'targets']

export type WritingEvent = EventsOf<typeof writingEvents>
