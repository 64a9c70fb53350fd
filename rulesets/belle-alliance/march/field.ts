import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Land } from './land.ts'
import type { Marcher } from './marcher.ts'

/** What the ticks of a phase are played on. */
export interface Field {
  readonly state: State
  readonly land: Land
  /** The units on the board, in the order of the state's list. */
  readonly marchers: Marcher[]
  /** What has happened in this tick beside the moves, told after them. */
  happened: Event[]
}
