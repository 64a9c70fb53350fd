import type { Seat } from './kind.ts'

/**
 * What a rules designer counts in battles. A `count` is so many times (1 when absent) that a seat did
 * something or met with it; a `factor` is what sets battles apart, with a value or with a seat
 * (who was first). In the catalogue: `finding.NAME`, and `finding.NAME.VALUE` for values.
 */
export type Metric =
  | { count: string; seat: Seat; times?: number }
  | { factor: string; is: string }
  | { factor: string; seat: Seat }

/** Nothing here may change the state, or depend on anything but what is given. */
export interface Metrics<State, Event> {
  /** What an event adds, told with the state before it. A factor told again takes its place. */
  inEvent?(event: Event, before: State): readonly Metric[]
  /** What the end of a battle adds. */
  atEnd?(end: State): readonly Metric[]
}
