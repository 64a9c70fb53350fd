import type { ScratchTable, UmpiresTable } from './table.ts'
import { isEnded, isPlaced } from './recorded.ts'
import type { Recorded, Roll, UmpiresEvent } from './recorded.ts'
import { compiledOf, bookkeepingOf } from './compiled.ts'
import { copyPlace } from './cursor.ts'
import { checkRolls, DiceNeeded, sumOf } from './dice.ts'
import type { Dice } from './dice.ts'
import type { Kind, Of } from './kind.ts'
import type { Playable } from './playable.ts'
import { phaseOf } from './program.ts'
import { outcomeOf } from './own-orders.ts'
import type { Ruleset } from './ruleset.ts'
import { tallyLines, total } from './ruling.ts'
import type { Modifier, TallyLine } from './ruling.ts'

/** Applies one event to the state, in place. */
export function applyEvent<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  event: Event | UmpiresEvent,
): void {
  if (isPlaced(event)) state.place = copyPlace(event.place)
  else if (isEnded(event)) state.outcome = outcomeOf(event)
  else keepBooks(ruleset, state, event)
}

function keepBooks<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  event: Event,
): void {
  const kind: Event['kind'] = event.kind
  bookkeepingOf(ruleset, kind)(state, event as Of<Event, typeof kind>)
}

/** A table that writes down every event with its rolls. */
export interface RecordingTable<State, Event extends Kind> extends UmpiresTable<State, Event> {
  events: Recorded<Event>[]
  /** Rolls no event has told of yet. */
  loose(): Roll[]
}

export function recordingTable<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  dice: Dice,
): RecordingTable<State, Event> {
  const events: Recorded<Event>[] = []
  let rolls: Roll[] = []
  let tally: TallyLine[] = []
  const { program } = compiledOf(ruleset)
  let phase = phaseOf(program, state.place)
  let rolled = 0
  const written = (event: Event): Recorded<Event> => {
    const recorded: Recorded<Event> = rolls.length > 0 ? { ...event, rolls } : { ...event }
    const now = phaseOf(program, state.place)
    if (now !== phase) recorded.inPhase = now
    phase = now
    return recorded
  }
  const phased = () => {
    const now = phaseOf(program, state.place)
    return { inPhase: now === phase ? null : now }
  }
  const keep = (roll: Omit<Roll, 'tally'>): number => {
    rolls.push({ ...roll, tally })
    tally = []
    return roll.result
  }
  return {
    state,
    events,
    loose: () => rolls,
    opened: [],
    emit(event) {
      keepBooks(ruleset, state, event)
      events.push(written(event))
      rolls = []
    },
    roll(sides, rule, withLast = false) {
      checkRolls(rolled++, rule)
      const result = asking({ rule, tally, events, ...phased() }, () => dice.roll(sides))
      const roll = { sides, count: 1, result, rule }
      return keep(withLast ? { ...roll, withLast } : roll)
    },
    sum(count, sides, rule, worth) {
      checkRolls(rolled++, rule)
      const result = asking({ rule, tally, events, ...phased() }, () =>
        sumOf(dice, count, sides, worth),
      )
      return keep({ sides, count, result, rule })
    },
    tally(rows, context) {
      const lines = tallyLines(rows, context)
      tally = tally.concat(lines)
      return lines.reduce((sum, line) => sum + line.value, 0)
    },
    interrupt(sequence) {
      this.opened.push(sequence)
    },
  }
}

/** The events, and where play came to rest with the rolls that led to nothing else. */
export function atRest<State extends Playable, Event extends Kind>(
  table: RecordingTable<State, Event>,
): Recorded<Event>[] {
  const placed: Recorded<Event> = { kind: 'placed', place: copyPlace(table.state.place) }
  const rolls = table.loose()
  if (rolls.length > 0) placed.rolls = rolls
  table.events.push(placed)
  return table.events
}

/** What a die is rolled for, and what was before it. */
interface Occasion<Event extends Kind> {
  rule: string
  tally: TallyLine[]
  events: Recorded<Event>[]
  inPhase: string | null
}

/** Dice that must be read from a real table are told what they are rolled for. */
function asking<Event extends Kind>(
  { rule, tally, events, inPhase }: Occasion<Event>,
  roll: () => number,
): number {
  try {
    return roll()
  } catch (error) {
    if (error instanceof DiceNeeded) {
      error.rule = rule
      error.tally = tally
      error.events = events.slice()
      error.inPhase = inPhase
    }
    throw error
  }
}

export function scratchTable<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  dice: Dice,
): ScratchTable<State, Event> {
  const { books } = compiledOf(ruleset)
  return {
    state,
    dice,
    rolled: 0,
    hear: null,
    opened: [],
    emit(event) {
      this.hear?.(event, this.state)
      const kind: Event['kind'] = event.kind
      const bookkeeping = books.get(kind) ?? bookkeepingOf(ruleset, kind)
      bookkeeping(this.state, event as Of<Event, typeof kind>)
    },
    roll(sides, rule) {
      checkRolls(this.rolled++, rule)
      return this.dice.roll(sides)
    },
    sum(count, sides, rule, worth) {
      checkRolls(this.rolled++, rule)
      return sumOf(this.dice, count, sides, worth)
    },
    tally<Context>(rows: readonly Modifier<Context>[], context: Context) {
      return total(rows, context)
    },
    interrupt(sequence) {
      this.opened.push(sequence)
    },
  }
}
