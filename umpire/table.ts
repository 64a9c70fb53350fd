import type { Dice, Worth } from './dice.ts'
import type { StepOf } from './cursor.ts'
import type { Kind } from './kind.ts'
import type { Modifier } from './ruling.ts'

/** What rules code may do with a battle: look, let things happen, roll. */
export interface Table<State, Event extends Kind, Id extends string = string> {
  readonly state: State
  /** Odds are asked for: dice of which only the sum is foreseen may be rolled as one. */
  readonly isForeseen?: true
  /** The one way for the state to change: applied at once, recorded if anyone listens. */
  emit(event: Event): void
  /** One die; `withLast` where it is rolled together with the one before, and both are told as one roll. */
  roll(sides: number, why: Id, withLast?: boolean): number
  /** The sum of several dice, or of what their faces are worth, as one chance node. */
  sum(count: number, sides: number, why: Id, worth?: Worth): number
  /** The sum of the modifiers that apply; their list goes with the next roll. */
  tally<Context>(rows: readonly Modifier<Context, Id>[], context: Context): number
  /** Opens a sequence that is played to its end before play goes on. */
  interrupt(sequence: StepOf<State>): void
}

/** A table that keeps the sequences opened by rules code until that code is done. */
export interface UmpiresTable<State, Event extends Kind> extends Table<State, Event> {
  /** In the order of opening. */
  readonly opened: string[]
}

/** A table for search: the same rules, nothing written down. Reused from order to order. */
export interface ScratchTable<State, Event extends Kind> extends UmpiresTable<State, Event> {
  state: State
  dice: Dice
  /** Rolls since the order was given. */
  rolled: number
  /** Told of each event before it happens, where somebody listens. */
  hear: Hearer<State, Event> | null
}

export type Hearer<State, Event extends Kind> = (event: Event, before: State) => void
