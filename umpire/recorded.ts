import type { Frame } from './cursor.ts'
import type { Kind, Seat } from './kind.ts'
import type { Ruling, TallyLine } from './ruling.ts'

/** What fell, why it was rolled, and what was added to it. */
export interface Roll {
  sides: number
  /** How many dice were summed; `result` is their sum. */
  count: number
  result: number
  rule: string
  tally: TallyLine[]
  /** Rolled together with the one before it. */
  withLast?: true
}

/** The umpire's own event: play has come to rest here. */
export interface Placed {
  kind: 'placed'
  place: Frame[]
}

/** The umpire's own event: a side has given the battle up, and all others have won. */
export interface Resigned {
  kind: 'resigned'
  seat: Seat
  winners: Seat[]
}

/** How all may agree to end a battle: drawn, or without saying how it would have gone. */
export type AgreedEnd = 'draw' | 'end'

/** The umpire's own event: all have agreed that nobody has won. */
export interface Agreed {
  kind: 'concluded'
  on: AgreedEnd
}

/** The umpire's own events, which every ruleset has. */
export type UmpiresEvent = Placed | Resigned | Agreed

/** An event as it stands in a battle file: with the rolls that led to it. */
export type Recorded<Event extends Kind> = (Event | UmpiresEvent) & {
  rolls?: Roll[]
  /** Where the event happens in another phase than what was before it: the phase it begins. */
  inPhase?: string
}

export function isPlaced(event: Kind): event is Placed {
  return event.kind === 'placed'
}

export function isUmpires(event: Kind): event is UmpiresEvent {
  return isPlaced(event) || isEnded(event)
}

/** The battle is over by the umpire's own order. */
export function isEnded(event: Kind): event is Resigned | Agreed {
  return event.kind === 'resigned' || event.kind === 'concluded'
}

export interface Played<State, Event extends Kind> {
  ruling: Ruling
  events: Recorded<Event>[]
  state: State
}
