import type { Cursor, StepOf } from './cursor.ts'
import type { Kind, Of, Seat } from './kind.ts'
import { oddsOf } from './odds.ts'
import type { Playable } from './playable.ts'
import { chanceOfEither, fractionText } from './probability.ts'
import type { Chance } from './probability.ts'
import type { Ruleset } from './ruleset.ts'
import { total } from './ruling.ts'
import type { Table } from './table.ts'

type Bookkeeping<State, Event> = (state: State, event: Event) => void

/** For tests of single rules: the events that a test needs, by their records or their bookkeeping. */
export type SomeApply<State, Event extends Kind> = {
  [K in Event['kind']]?:
    | Bookkeeping<State, Of<Event, K>>
    | { apply: Bookkeeping<State, Of<Event, K>> }
}

export interface TestTable<State, Event extends Kind, Id extends string = string> extends Table<
  State,
  Event,
  Id
> {
  readonly events: Event[]
  readonly opened: string[]
  /** Dice not rolled yet; several summed ones count as one. */
  readonly left: number[]
}

/** A table over this very state; a die too many, or an event without bookkeeping, throws. */
export function testTable<State, Event extends Kind, Id extends string>(
  state: State,
  apply: SomeApply<State, Event>,
  dice: readonly number[] = [],
): TestTable<State, Event, Id> {
  const events: Event[] = []
  const opened: string[] = []
  const left = dice.slice()
  const next = (): number => {
    const die = left.shift()
    if (die === undefined) throw new Error('A die too many was thrown.')
    return die
  }
  return {
    state,
    events,
    opened,
    left,
    emit(event) {
      keepBooks(apply, state, event)
      events.push(event)
    },
    roll: next,
    sum: next,
    tally: (rows, context) => total(rows, context),
    interrupt: sequence => opened.push(sequence),
  }
}

function keepBooks<State, Event extends Kind>(
  known: SomeApply<State, Event>,
  state: State,
  event: Event,
): void {
  const kind: Event['kind'] = event.kind
  const given = known[kind]
  if (!given) throw new Error(`No bookkeeping for "${event.kind}" was given to the table.`)
  const apply = typeof given === 'function' ? given : given.apply
  apply(state, event)
}

/** For tests: the state at rest at a step, which asks these seats. */
export function restingAt<State extends Cursor>(
  state: State,
  at: StepOf<State>,
  waiting: Seat[] = [],
  loop: number[] = [],
): State {
  return { ...state, place: [{ at, loop, waiting }] }
}

/** For tests: chances as fractions by what is told of each outcome; throws where they are not exact. */
export function chancesBy<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  { state, seat, order }: { state: State; seat: Seat; order: Order },
  tell: (state: State) => string,
): Record<string, string> {
  const { ruling, outcomes, isExact } = oddsOf(ruleset, state, seat, order)
  if (!ruling.allowed || !isExact) throw new Error(`No exact odds: ${JSON.stringify(ruling)}`)
  const chances = new Map<string, Chance>()
  for (const outcome of outcomes) {
    const told = tell(outcome.state)
    const same = chances.get(told)
    chances.set(told, same ? chanceOfEither(same, outcome.chance) : outcome.chance)
  }
  return Object.fromEntries([...chances].map(([told, chance]) => [told, fractionText(chance)]))
}
