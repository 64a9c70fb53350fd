import type { Cursor } from './cursor.ts'
import type { Seat, StepName } from './kind.ts'
import type { Message } from './message.ts'

/** What every state carries: where the sequence of play stands, and how the battle ended. */
export interface Playable<At extends StepName = StepName> extends Cursor<At> {
  outcome: Outcome | null
}

export interface Outcome {
  /** The seats that won; empty for a draw. */
  winners: Seat[]
  message: Message
}

/** The rows of a list, each copied: a loop, since `map` is slower here. */
export function copyEach<Row>(rows: readonly Row[], copyOne: (row: Row) => Row): Row[] {
  const copies: Row[] = []
  for (const row of rows) copies.push(copyOne(row))
  return copies
}

export function copyOutcome(outcome: Outcome | null): Outcome | null {
  if (outcome === null) return null
  return { winners: outcome.winners.slice(), message: copyMessage(outcome.message) }
}

function copyMessage(message: Message): Message {
  if (!message.values) return { key: message.key }
  const values: Message['values'] = {}
  for (const [name, value] of Object.entries(message.values))
    values[name] = typeof value === 'object' ? copyMessage(value) : value
  return { key: message.key, values }
}

declare const seen: unique symbol

/**
 * A state as one seat may know it. Only the umpire's `view`, `sharedView` and `determinize` make one,
 * so that what a player is handed cannot be a whole state: the compiler refuses it.
 */
export type View = Playable & Seen

export interface Seen {
  readonly [seen]: true
}
