import type { Metrics } from '@grognard/umpire'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { pointsWon } from './points-won.ts'
import { told } from './told.ts'

/** What a rules designer asks of these battles: where points come from, and what it took to win them. */
export const metrics: Metrics<State, Event> = { inEvent: told, atEnd: pointsWon }
