import type { Metrics } from '@grognard/umpire'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { endOfShips } from './fates.ts'
import { handsHeld } from './hands.ts'
import { opening } from './opening.ts'
import { told } from './told.ts'

/** What a rules designer asks of these battles; circumstances stand to the end and are read there. */
export const metrics: Metrics<State, Event> = {
  inEvent: told,
  atEnd: state => [...opening(state), ...handsHeld(state), ...endOfShips(state)],
}
