import type { Event } from '../events.ts'
import type { State, Unit } from '../state.ts'
import type { Land } from './land.ts'
import type { Marcher } from './marcher.ts'

/** What the ticks of a phase are played on. */
export interface Field {
  readonly state: State
  readonly land: Land
  /** The units on the board, in the order of the state's list. */
  readonly marchers: Marcher[]
  /** [BA-Q-14] Pairs of own units that ran into each other, and who of them goes on. */
  readonly rightOfWay: Map<string, Marcher>
  /** [BA-4.5.0-03] Gunners who go along with the infantry that took them in. */
  readonly refugees: readonly Unit[]
  /** What has happened in this tick beside the moves, told after them. */
  happened: Event[]
}
