import type { Kind, Of } from './kind.ts'
import { total } from './ruling.ts'
import type { Table } from './table.ts'

type Bookkeeping<State, Event> = (state: State, event: Event) => void

/** For tests of single rules: the events that a test needs, by their records or their bookkeeping. */
export type SomeEvolve<State, Event extends Kind> = {
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
  readonly chapters: string[]
  /** Dice not thrown yet; several summed ones count as one. */
  readonly left: number[]
}

/** A table over this very state; a die too many, or an event without bookkeeping, throws. */
export function testTable<State, Event extends Kind, Id extends string>(
  state: State,
  evolve: SomeEvolve<State, Event>,
  dice: readonly number[] = [],
): TestTable<State, Event, Id> {
  const events: Event[] = []
  const chapters: string[] = []
  const left = dice.slice()
  const next = (): number => {
    const die = left.shift()
    if (die === undefined) throw new Error('A die too many was thrown.')
    return die
  }
  return {
    state,
    events,
    chapters,
    left,
    emit(event) {
      keepBooks(evolve, state, event)
      events.push(event)
    },
    roll: next,
    sum: next,
    tally: (rows, context) => total(rows, context),
    interrupt: chapter => chapters.push(chapter),
  }
}

function keepBooks<State, Event extends Kind>(
  evolve: SomeEvolve<State, Event>,
  state: State,
  event: Event,
): void {
  const kind: Event['kind'] = event.kind
  const given = evolve[kind]
  if (!given) throw new Error(`No bookkeeping for "${event.kind}" was given to the table.`)
  const apply = typeof given === 'function' ? given : given.apply
  apply(state, event)
}
