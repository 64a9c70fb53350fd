import type { FieldShapes, FieldsOf, Flat } from './fields.ts'
import type { Dice } from './dice.ts'
import type { Seat } from './kind.ts'
import type { Message, Values } from './message.ts'
import { allowed, refused } from './ruling.ts'
import type { Modifier, Refusal, Ruling } from './ruling.ts'

/** What there is to know of one kind of event; `Fields` are those beside its kind. */
export interface EventRules<State, Fields, Id extends string, Key extends string = string> {
  /** The rule that what happened rests on; absent: none, or its dice tell theirs. */
  rule?: Id | ((event: Fields) => Id | null)
  /** Bookkeeping: never rolls, never decides. Must not keep a reference into the event. */
  apply(state: State, event: Fields): void
  /** A line of the log; null for bookkeeping that needs none. */
  describe(event: Fields, before: State): Message<Key> | null
  /** What the seat learns of it; undefined when it learns nothing. Everyone learns all when absent. */
  redact?(event: Fields, seat: Seat): Fields | undefined
}

/** The rules of an event with the shapes of its fields, which give it its type. */
interface EventRecord<
  State,
  Shapes extends FieldShapes,
  Id extends string,
  Key extends string = string,
> extends EventRules<State, FieldsOf<Shapes>, Id, Key> {
  fields: Shapes
}

/** The events of some records. */
export type EventsOf<Records extends Record<string, { fields: FieldShapes }>> = {
  [K in keyof Records & string]: Flat<{ kind: K } & FieldsOf<Records[K]['fields']>>
}[keyof Records & string]

/** An order without fields: everything of it but what comes of it and how it reads. */
interface PlainOrder<State, K extends string> {
  shape: Record<string, never>
  judge(state: State, seat: Seat): Ruling
  legalOrders(state: State, seat: Seat): { kind: K }[]
  sample(state: State, seat: Seat, dice: Dice): { kind: K } | undefined
}

type When<Context> = (context: NoInfer<Context>) => boolean
type ValuesOf<Context> = (context: NoInfer<Context>) => Values
type RefuseWhen<Id extends string, Key extends string> = <Context>(
  rule: Id,
  key: Key,
  when: When<Context>,
  values?: ValuesOf<Context>,
) => Refusal<Context, Id>

/** The words in which a book writes its rows and events; unknown rules and sentences do not compile. */
export interface BookWords<State, Id extends string, Key extends string> {
  event: <const Shapes extends FieldShapes>(
    fields: Shapes,
    rules: EventRules<State, FieldsOf<Shapes>, Id, Key>,
  ) => EventRecord<State, Shapes, Id, Key>
  /** A row that refuses. */
  refuse: RefuseWhen<Id, Key>
  /** A row that refuses, after which the rows below would make no sense. */
  stop: RefuseWhen<Id, Key>
  /** A row that adds to a roll or a measure. */
  adds: <Context>(
    rule: Id,
    key: Key,
    value: number | ((context: NoInfer<Context>) => number),
    when: When<Context>,
    values?: ValuesOf<Context>,
  ) => Modifier<Context, Id>
  /** A refusal by itself. */
  refused: (rule: Id, key: Key, values?: Values) => Ruling
  /** An order without fields, open or refused. */
  plain: <const K extends string>(
    kind: K,
    isOpen: (state: State, seat: Seat) => boolean,
    otherwise: Ruling,
  ) => PlainOrder<State, K>
}

/** Knows states, rules and sentences, and neither orders nor events: those are made with it. */
export function bookWords<State, Id extends string, Key extends string>(): BookWords<
  State,
  Id,
  Key
> {
  return {
    event: (fields, rules) => ({ ...rules, fields }),
    refuse: (rule, message, when, values) => ({ rule, message, when, ...(values && { values }) }),
    stop: (rule, message, when, values) => ({
      rule,
      message,
      when,
      ...(values && { values }),
      stop: true,
    }),
    adds: (rule, message, value, when, values) => ({
      rule,
      message,
      value,
      when,
      ...(values && { values }),
    }),
    refused,
    plain: (kind, isOpen, otherwise) => ({
      shape: {},
      judge: (state, seat) => (isOpen(state, seat) ? allowed : otherwise),
      legalOrders: (state, seat) => (isOpen(state, seat) ? [{ kind }] : []),
      sample: (state, seat) => (isOpen(state, seat) ? { kind } : undefined),
    }),
  }
}
