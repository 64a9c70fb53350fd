import type { Metrics } from '@grognard/umpire'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { atEnd } from './at-end.ts'
import { atStart } from './at-start.ts'
import { inAction } from './in-action.ts'

/** What the laboratory counts of a battle: how it began, what was done and suffered, how it ended. */
export const metrics: Metrics<State, Event> = {
  inEvent(event, before) {
    if (event.kind === 'shotsRevealed') return before.turn === 1 ? atStart(before) : []
    return inAction(event, before)
  },
  atEnd,
}
