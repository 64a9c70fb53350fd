import { stepOf } from '@grognard/umpire'
import type { Message, Seat } from '@grognard/umpire'
import { secondsFor } from '../model/clock.ts'
import type { State } from '../model/state.ts'

/** [WS-245] The step's own hint and, where moves are timed, how long there is for it. */
export function advice(view: State, seat: Seat): Message[] {
  const seconds = secondsFor(view, seat)
  if (seconds === undefined) return []
  return [
    { key: `step.${stepOf(view)}.hint` },
    { key: 'ws.advice.minutes', values: { minutes: seconds / 60, rule: 'WS-245' } },
  ]
}
