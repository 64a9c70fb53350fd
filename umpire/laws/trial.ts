import type { Language } from '../message.ts'
import type { Json, Kind, Seat } from '../kind.ts'
import type { Playable } from '../playable.ts'
import type { Recorded } from '../recorded.ts'
import type { Options } from '../kind.ts'
import type { Ruleset } from '../ruleset.ts'

/** A battle of random orders on which the laws are tried. */
export interface Trial {
  scenario: string
  options?: Options
  papers?: Record<string, Json>
  seed: string
  /** A battle that has not ended after so many orders breaks a law. */
  steps: number
  /** The laws look at every nth order, and at the opening; 1 when absent. */
  every?: number
  wording?: Wording
}

/**
 * Reads a sentence of a catalogue; throws at a slip of syntax. What it returns puts values in, and
 * throws where one is missing.
 */
export type Wording = (
  sentence: string,
  language: Language,
) => (values: Record<string, string | number>) => string

/** One order of a trial: what stood before, what was ordered, what came of it. */
export interface Moment<State, Order, Event extends Kind> {
  /** 0 is the opening, which has neither seat nor order. */
  step: number
  before: State
  /** `before` and `order` as they were written before the order was played. */
  written: { before: string; order: string }
  seat: Seat | null
  order: Order | null
  events: Recorded<Event>[]
  after: State
  trial: Trial
}

/** Looks at one moment; each string says what is wrong. Changes nothing it is given. */
export type Law = <State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  moment: Moment<State, Order, Event>,
) => string[]

export interface Violation {
  law: string
  /** The order of the trial; null where the ruleset itself is at fault. */
  step: number | null
  message: string
}
