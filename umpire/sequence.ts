import type { StepOf } from './cursor.ts'
import type { Kind, Seat, StepName } from './kind.ts'
import type { Table } from './table.ts'

/** A part of the sequence of play that needs an `Item` of the loop around it. */
export interface Step<State, Order extends Kind, Event extends Kind, Item = unknown> {
  /** The step as data, told how to find its item from the loop's position. */
  within: (itemAt: ItemAt<State, Item>) => BoundStep<State, Order, Event>
}

type ItemAt<State, Item> = (state: State, index: number) => Item

/** A step as data: names, rules, who is asked, what is done. `index` is the innermost loop's. */
export type BoundStep<State, Order extends Kind, Event extends Kind> =
  | AskStep<State, Order>
  | UmpireStep<State, Event>
  | { step: 'each'; length: (state: State) => number; steps: BoundStep<State, Order, Event>[] }
  | {
      step: 'when'
      holds: (state: State, index: number) => boolean
      steps: BoundStep<State, Order, Event>[]
    }
  | {
      step: 'repeat'
      until: (state: State, index: number) => boolean
      steps: BoundStep<State, Order, Event>[]
    }
  | { step: 'phase'; name: string; steps: BoundStep<State, Order, Event>[] }

export interface AskStep<State, Order extends Kind> {
  step: 'ask'
  name: StepName
  rule: string
  who: (state: State, index: number) => readonly Seat[]
  orders: readonly Order['kind'][]
  again: readonly Again<State, Order>[]
}

/** Orders after which the seat goes on with the step: always, or as long as it has more to order. */
export interface Again<State, Order extends Kind> {
  kinds: readonly Order['kind'][]
  holds: (state: State, seat: Seat) => boolean
}

interface UmpireStep<State, Event extends Kind> {
  step: 'umpire'
  name: StepName
  rule: string
  run: (table: Table<State, Event>, index: number) => void
}

/** The words in which a ruleset writes its sequence; wrong names, ids, kinds and items do not compile. */
export interface SequenceWords<State, Order extends Kind, Event extends Kind, Id extends string> {
  /** Names who decides (nobody: the step is passed over) and for which orders. */
  ask: <Item>(
    name: StepOf<State>,
    rule: Id,
    who: (state: State, item: Item) => readonly Seat[],
    ...orders: (Order['kind'] | Again<State, Order>)[]
  ) => Step<State, Order, Event, Item>
  /** Of an ask: orders after which the seat goes on, always or as long as the function says. */
  again: (
    kinds: Order['kind'] | readonly Order['kind'][],
    holds?: (state: State, seat: Seat) => boolean,
  ) => Again<State, Order>
  /** Something the umpire does without asking anyone. */
  umpire: <Item>(
    name: StepOf<State>,
    rule: Id,
    run: (table: Table<State, Event, Id>, item: Item) => void,
  ) => Step<State, Order, Event, Item>
  /** Runs its steps once for each item of a list in the state. */
  each: <Item>(
    list: (state: State) => readonly Item[],
    ...steps: Step<State, Order, Event, NoInfer<Item>>[]
  ) => Step<State, Order, Event>
  /** An optional rule, or steps with a condition. */
  when: <Item>(
    holds: (state: State, item: Item) => boolean,
    ...steps: Step<State, Order, Event, Item>[]
  ) => Step<State, Order, Event, Item>
  /** Runs its steps, and again until the condition holds after a round. */
  repeat: <Item>(
    until: (state: State, item: Item) => boolean,
    ...steps: Step<State, Order, Event, Item>[]
  ) => Step<State, Order, Event, Item>
  /** A named part of the turn, for the strip on the screen. */
  phase: <Item>(
    name: string,
    ...steps: Step<State, Order, Event, Item>[]
  ) => Step<State, Order, Event, Item>
}

export function sequenceWords<
  State,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(): SequenceWords<State, Order, Event, Id> {
  return {
    ask: (name, rule, who, ...orders) => ({
      within: itemAt => ({
        step: 'ask',
        name,
        rule,
        orders: orders.flatMap(one => (typeof one === 'string' ? [one] : one.kinds)),
        again: orders.filter(one => typeof one !== 'string'),
        who: atIndex(who, itemAt),
      }),
    }),
    again: (kinds, holds = always) => ({
      kinds: typeof kinds === 'string' ? [kinds] : kinds,
      holds,
    }),
    umpire: (name, rule, run) => ({
      within: itemAt => ({
        step: 'umpire',
        name,
        rule,
        run: atIndex(run, (table, index) => itemAt(table.state, index)),
      }),
    }),
    each: (list, ...steps) => {
      const itemAt = itemIn(list)
      return {
        within: () => ({
          step: 'each',
          length: state => list(state).length,
          steps: steps.map(step => step.within(itemAt)),
        }),
      }
    },
    when: (holds, ...steps) => ({
      within: itemAt => ({
        step: 'when',
        holds: atIndex(holds, itemAt),
        steps: steps.map(step => step.within(itemAt)),
      }),
    }),
    repeat: (until, ...steps) => ({
      within: itemAt => ({
        step: 'repeat',
        until: atIndex(until, itemAt),
        steps: steps.map(step => step.within(itemAt)),
      }),
    }),
    phase: (name, ...steps) => ({
      within: itemAt => ({ step: 'phase', name, steps: steps.map(step => step.within(itemAt)) }),
    }),
  }
}

/** A function of the item as one of the loop's position; without an item it is called as it stands. */
function atIndex<Subject, Item, Result>(
  about: (subject: Subject, item: Item) => Result,
  itemAt: (subject: Subject, index: number) => Item,
): (subject: Subject, index: number) => Result {
  if (needsNoItem(about)) return about
  return (subject, index) => about(subject, itemAt(subject, index))
}

function needsNoItem<Subject, Item, Result>(
  about: (subject: Subject, item: Item) => Result,
): about is (subject: Subject) => Result {
  return about.length < 2
}

function itemIn<State, Item>(list: (state: State) => readonly Item[]): ItemAt<State, Item> {
  return (state, index) => {
    const item = list(state)[index]
    if (item === undefined)
      throw new Error(
        `A list of the sequence grew shorter than ${index + 1} while it was run over.`,
      )
    return item
  }
}

/** Steps outside any loop have no item. */
export const noItem = (): undefined => undefined

export const never = (): boolean => false
export const always = (): boolean => true
