import type { StepOf } from './cursor.ts'
import type { FieldShapes, ShapesOf } from './fields.ts'
import type { Kind, Of, Seat } from './kind.ts'
import { withRule } from './message.ts'
import type { Catalogue, Language, Message, Translated } from './message.ts'
import type { Playable } from './playable.ts'
import type { OrderRules, Plays, Ruleset, Rules, Secrecy, Display } from './ruleset.ts'
import { sequenceWords } from './sequence.ts'
import type { SequenceWords, Step } from './sequence.ts'
import type { EventRules } from './words.ts'

/** A chapter of a book: the orders it takes, what may happen in it, what `interrupt` opens, its sentences. */
interface Chapter<
  State,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
  OrderKind extends Order['kind'],
  EventKind extends Event['kind'],
> {
  orders: { [K in OrderKind]: OrderRules<State, Event, Of<Order, K>, Id> }
  events: { [K in EventKind]: EventParts<State, Of<Event, K>, Id> }
  steps: Steps<State, Order, Event>
  messages: Record<Language, Catalogue>
}

/** What a chapter has of one kind of event. */
type EventParts<State, Event extends Kind, Id extends string> = EventRules<
  State,
  Omit<Event, 'kind'>,
  Id
> & { fields: ShapesOf<Omit<Event, 'kind'>> }

type Steps<State, Order extends Kind, Event extends Kind> = {
  [Name in StepOf<State>]?: readonly Step<State, Order, Event>[]
}

/** Sentences by language: German and Danish have those that English has. */
interface Sentences<English> {
  en: English
  de: Translated<NoInfer<English>>
  da: Translated<NoInfer<English>>
}

/** Any chapter of the book, its own kinds left open. */
interface AnyChapter<State, Order extends Kind, Event extends Kind, Id extends string> {
  orders: { [K in Order['kind']]?: OrderRules<State, Event, Of<Order, K>, Id> }
  events: { [K in Event['kind']]?: EventParts<State, Of<Event, K>, Id> }
  steps: Steps<State, Order, Event>
  messages: Record<Language, Catalogue>
}

interface Kinds {
  orders: object
  events: object
}

/** What a list of chapters must be: an error names what is missing or stands twice. */
type Fitting<Chapters extends readonly Kinds[], Order extends Kind, Event extends Kind> =
  IsNone<Exclude<Order['kind'], KindsIn<Chapters[number], 'orders'>>> extends false
    ? { noChapterHasOrder: Exclude<Order['kind'], KindsIn<Chapters[number], 'orders'>> }
    : IsNone<Exclude<Event['kind'], KindsIn<Chapters[number], 'events'>>> extends false
      ? { noChapterHasEvent: Exclude<Event['kind'], KindsIn<Chapters[number], 'events'>> }
      : IsNone<Twice<Chapters>> extends false
        ? { twoChaptersHave: Twice<Chapters> }
        : unknown

type IsNone<Some> = [Some] extends [never] ? true : false

/** Of a union of chapters: what any of them has. */
type KindsIn<Some, Part extends keyof Kinds> = Some extends Kinds ? keyof Some[Part] : never

type Twice<Chapters extends readonly Kinds[]> = Chapters extends readonly [
  infer First extends Kinds,
  ...infer Others extends readonly Kinds[],
]
  ?
      | (keyof First['orders'] & KindsIn<Others[number], 'orders'>)
      | (keyof First['events'] & KindsIn<Others[number], 'events'>)
      | Twice<Others>
  : never

/** What a ruleset is beside its chapters; its sequence and its sentences are those of no chapter. */
interface Rest<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
> extends Omit<Ruleset<State, Order, Event, Id>, 'rules' | 'secrecy' | 'display'> {
  rules: Omit<Rules<State, Order, Event, Id>, 'orders' | 'apply' | 'eventShapes'>
  secrecy: Omit<Secrecy<State, Event>, 'redact'>
  display: Omit<Display<State, Event>, 'describe'>
}

/** An order without fields, or what a seat orders as things stand. */
type Answer<State, Order extends Kind> =
  | PlainKind<Order>
  | ((state: State, seat: Seat) => Order | undefined)

type PlainKind<Order extends Kind> = Order extends Kind
  ? Exclude<keyof Order, 'kind'> extends never
    ? Order['kind']
    : never
  : never

/** The words in which a book writes its chapters and its sequence of play. */
export interface ChapterWords<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
> extends SequenceWords<State, Order, Event, Id> {
  chapter: <
    English extends Catalogue,
    OrderKind extends Order['kind'],
    EventKind extends Event['kind'],
  >(
    parts: Omit<Chapter<State, Order, Event, Id, OrderKind, EventKind>, 'steps' | 'messages'> & {
      steps?: Steps<State, Order, Event>
      messages: Sentences<English>
    },
  ) => Chapter<State, Order, Event, Id, OrderKind, EventKind>
  /** Odds of an order that is resolved later: its sequence is played with these answers, step by step. */
  plays: (
    sequence: StepOf<State>,
    answers?: { [Name in StepOf<State>]?: Answer<State, Order> },
    further?: Pick<Plays<State, Event, Id>, 'next' | 'until'>,
  ) => Plays<State, Event, Id>
  /** The ruleset: every order and every event stands in one chapter. */
  assemble: <const Chapters extends readonly AnyChapter<State, Order, Event, Id>[]>(
    chapters: Chapters & Fitting<NoInfer<Chapters>, Order, Event>,
    rest: Rest<State, Order, Event, Id>,
  ) => Ruleset<State, Order, Event, Id>
}

export function chapterWords<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(): ChapterWords<State, Order, Event, Id> {
  return {
    ...sequenceWords<State, Order, Event, Id>(),
    chapter: ({ steps = {}, ...parts }) => ({ ...parts, steps }),
    plays: (name, answers = {}, further = {}) => ({
      sequence: name,
      answer: (state, seat, step) =>
        isNameIn(answers, step) ? answerOf(answers[step], state, seat) : undefined,
      ...further,
    }),
    assemble: assembled,
  }
}

function isNameIn<Named extends object>(named: Named, name: PropertyKey): name is keyof Named {
  return Object.hasOwn(named, name)
}

function answerOf<State, Order extends Kind>(
  answer: Answer<State, Order> | undefined,
  state: State,
  seat: Seat,
): Kind | undefined {
  return typeof answer === 'function' ? answer(state, seat) : answer && { kind: answer }
}

/** All that is known of an event, told apart from others by its kind. */
interface OpenParts<State, Event, Id extends string> {
  fields: FieldShapes
  rule?: Id | ((event: Event) => Id | null)
  apply(state: State, event: Event): void
  describe(event: Event, before: State): Message | null
  redact?(event: Event, seat: Seat): Event | undefined
}

function assembled<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(
  chapters: readonly AnyChapter<State, Order, Event, Id>[],
  rest: Rest<State, Order, Event, Id>,
): Ruleset<State, Order, Event, Id> {
  type Whole = Rules<State, Order, Event, Id>
  // By the type of `assemble` the chapters have all orders and events between them, and each part of
  // an event is given events of its own kind.
  const orders = inOne(chapters.map(one => one.orders)) as Whole['orders']
  const events = inOne(chapters.map(one => one.events)) as Record<
    string,
    OpenParts<State, Event, Id>
  >
  const partsOf = ({ kind }: Event): OpenParts<State, Event, Id> => {
    const parts = events[kind]
    if (parts) return parts
    throw new Error(`This book knows no event "${kind}".`)
  }
  return {
    ...rest,
    rules: {
      ...rest.rules,
      sequence: inOne([
        rest.rules.sequence,
        ...chapters.map(one => one.steps),
      ]) as Whole['sequence'],
      orders,
      apply: partOfEach(events, 'apply') as Whole['apply'],
      eventShapes: partOfEach(events, 'fields') as NonNullable<Whole['eventShapes']>,
    },
    secrecy: {
      ...rest.secrecy,
      redact: (event, seat) => redacted(partsOf(event), event, seat),
    },
    display: {
      ...rest.display,
      describe: (event, before) => described(partsOf(event), event, before),
    },
    messages: sentencesOf([rest, ...chapters]),
  }
}

/** Records of different names as one; a name that stands twice is a mistake of the book. */
function inOne(records: readonly object[]): Record<string, unknown> {
  const all: Record<string, unknown> = {}
  for (const record of records)
    for (const [name, value] of Object.entries(record)) {
      if (Object.hasOwn(all, name)) throw new Error(`Two chapters have "${name}".`)
      all[name] = value
    }
  return all
}

function partOfEach<Row, Part extends keyof Row>(
  rows: Record<string, Row>,
  part: Part,
): Record<string, Row[Part]> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row[part]]))
}

function described<State, Event extends Kind, Id extends string>(
  { describe, rule }: OpenParts<State, Event, Id>,
  event: Event,
  before: State,
): Message | null {
  const line = describe(event, before)
  return withRule(line, typeof rule === 'function' ? rule(event) : (rule ?? null))
}

/** What the seat learns; the kind goes without saying. */
function redacted<State, Event extends Kind, Id extends string>(
  { redact }: OpenParts<State, Event, Id>,
  event: Event,
  seat: Seat,
): Event | undefined {
  const known = redact ? redact(event, seat) : event
  return known === undefined || known === event ? known : { ...known, kind: event.kind }
}

function sentencesOf(
  parts: readonly { messages: Record<Language, Catalogue> }[],
): Record<Language, Catalogue> {
  const inLanguage = (language: Language) =>
    inOne(parts.map(({ messages }) => messages[language])) as Catalogue
  return { en: inLanguage('en'), de: inLanguage('de'), da: inLanguage('da') }
}
