import { expect, test } from 'vitest'
import { chapterWords } from './chapter.ts'
import { field } from './fields.ts'
import type { OrderOf } from './fields.ts'
import type { Of } from './kind.ts'
import type { Translated } from './message.ts'
import type { Playable } from './playable.ts'
import type { OrderRules } from './ruleset.ts'
import { allowed, judgeBy } from './ruling.ts'
import type { Table } from './table.ts'
import { bookWords } from './words.ts'
import type { EventsOf } from './words.ts'

/* A book of two chapters, and what must not compile: the type checker fails where it does. */

interface State extends Playable {
  ships: Ship[]
}

interface Ship {
  id: string
  hull: number
  flag: 'red' | 'blue'
}

type RuleId = 'X-1' | 'X-2'

const english = {
  'refuse.noShip': 'There is no {ship}.',
  'refuse.sunk': '{ship} is sunk.',
  'factor.near': 'near',
  'event.fired': '{ship} fires.',
  'event.sailed': '{ship} sails.',
}
const german = {
  'refuse.noShip': 'Es gibt kein {ship}.',
  'refuse.sunk': '{ship} ist gesunken.',
  'factor.near': 'nah',
  'event.fired': '{ship} feuert.',
  'event.sailed': '{ship} segelt.',
}
const messages = { en: english, de: german, da: german }
const none = { en: {}, de: {}, da: {} }

const { event, refuse, stop, adds, refused, plain } = bookWords<
  State,
  RuleId,
  keyof typeof english
>()

const fireShape = { ship: field.piece('ship'), at: field.target('ship'), guns: field.integer(1, 5) }
const sailShape = { ship: field.piece('ship'), by: field.length(0) }
type Order = OrderOf<'fire', typeof fireShape> | OrderOf<'sail', typeof sailShape> | OrderOf<'done'>

const fireEvents = {
  fired: event(
    { ship: field.refersTo('ship'), hits: field.integer(0) },
    {
      rule: ({ hits }) => (hits > 0 ? 'X-1' : null),
      apply(state, { ship, hits }) {
        for (const one of state.ships) if (one.id === ship) one.hull -= hits
      },
      describe: ({ ship, hits }) => ({ key: 'event.fired', values: { ship, hits } }),
      redact: (fired, seat) => (seat === fired.ship ? fired : { ...fired, hits: 0 }),
    },
  ),
}
const sailEvents = {
  sailed: event(
    { ship: field.refersTo('ship') },
    {
      rule: 'X-2',
      apply() {},
      describe: ({ ship }) => ({ key: 'event.sailed', values: { ship } }),
    },
  ),
}
type Event = EventsOf<typeof fireEvents> | EventsOf<typeof sailEvents>

const { chapter, assemble, ask, umpire, each } = chapterWords<State, Order, Event, RuleId>()

type Rules<K extends Order['kind']> = OrderRules<State, Event, Of<Order, K>, RuleId>

interface Aim {
  target: Ship
  guns: number
}

const fireRefusals = [
  stop<Aim>(
    'X-1',
    'refuse.sunk',
    ({ target }) => target.hull <= 0,
    ({ target }) => ({ ship: target.id }),
  ),
  refuse<Aim>('X-2', 'refuse.noShip', ({ guns }) => guns > 5),
]

const fire: Rules<'fire'> = {
  shape: fireShape,
  judge(state, _seat, { at, guns }) {
    const target = state.ships.find(({ id }) => id === at)
    return target
      ? judgeBy(fireRefusals, { target, guns })
      : refused('X-1', 'refuse.noShip', { ship: at })
  },
  execute(table, _seat, { ship }) {
    const factors = [adds<{ isNear: boolean }>('X-2', 'factor.near', 1, ({ isNear }) => isNear)]
    const hits = table.roll(6, 'X-1') + table.tally(factors, { isNear: true })
    table.emit({ kind: 'fired', ship, hits })
  },
  legalOrders: () => [{ kind: 'fire', ship: 'a', at: 'b', guns: 2 }],
  describe: (_state, { ship }) => ({ key: 'event.fired', values: { ship } }),
}
const sail: Rules<'sail'> = {
  shape: sailShape,
  judge: () => allowed,
  execute: (table, _seat, { ship }) => table.emit({ kind: 'sailed', ship }),
  legalOrders: () => [],
  describe: () => ({ key: 'event.sailed' }),
}
const done: Rules<'done'> = {
  ...plain('done', ({ ships }) => ships.length > 0, refused('X-2', 'refuse.noShip')),
  execute() {},
  describe: () => ({ key: 'event.sailed' }),
}

const everyone = (): readonly string[] => ['red', 'blue']
const ships = (state: State): readonly Ship[] => state.ships

const firing = chapter({
  orders: { fire, done },
  events: fireEvents,
  messages,
  steps: { salvo: [ask('answer', 'X-1', everyone, 'fire')] },
})
const sailing = chapter({ orders: { sail }, events: sailEvents, messages: none })

const rest: Parameters<typeof assemble>[1] = {
  id: 'test',
  rulebook: {
    title: { en: '', de: '', da: '' },
    edition: '1',
    authors: '',
    language: 'en',
    rows: {
      'X-1': { section: '', gist: { en: '', de: '', da: '' }, status: 'enforced' },
      'X-2': { section: '', gist: { en: '', de: '', da: '' }, status: 'enforced' },
    },
  },
  options: {},
  scenarios: {},
  rules: {
    sequence: { turn: [ask('act', 'X-1', everyone, 'fire', 'sail', 'done')] },
    copy: state => structuredClone(state),
    seats: everyone,
  },
  secrecy: {
    view: state => structuredClone(state),
    determinize: state => structuredClone(state),
  },
  display: {
    picture: () => {
      throw new Error('Nothing is shown.')
    },
    status: () => [],
  },
  messages: { en: { title: 'Test' }, de: { title: 'Test' }, da: { title: 'Test' } },
  players: { doctrine: { choose: () => ({ kind: 'done' }), evaluate: () => 0 } },
}

const state: State = {
  place: [],
  outcome: null,
  ships: [
    { id: 'a', hull: 5, flag: 'red' },
    { id: 'b', hull: 5, flag: 'blue' },
  ],
}
const hit = { kind: 'fired', ship: 'a', hits: 2 } as const

test('a ruleset is gathered from its chapters', () => {
  const book = assemble([firing, sailing], rest)
  expect(Object.keys(book.rules.orders)).toEqual(['fire', 'done', 'sail'])
  expect(Object.keys(book.rules.sequence)).toEqual(['turn', 'salvo'])
  expect(book.messages.de).toEqual({ title: 'Test', ...german })
  expect(book.rules.eventShapes).toEqual({
    fired: fireEvents.fired.fields,
    sailed: sailEvents.sailed.fields,
  })
})

test('an event is applied, described with its rule, and redacted by its own record', () => {
  const book = assemble([firing, sailing], rest)
  const after = structuredClone(state)
  book.rules.apply.fired(after, hit)
  expect(after.ships[0]?.hull).toBe(3)
  expect(book.display.describe(hit, state)).toEqual({
    key: 'event.fired',
    values: { rule: 'X-1', ship: 'a', hits: 2 },
  })
  expect(book.display.describe({ ...hit, hits: 0 }, state)?.values).not.toHaveProperty('rule')
  expect(book.secrecy.redact(hit, 'a')).toBe(hit)
  expect(book.secrecy.redact(hit, 'b')).toEqual({ ...hit, hits: 0 })
  expect(book.secrecy.redact({ kind: 'sailed', ship: 'a' }, 'b')).toEqual({
    kind: 'sailed',
    ship: 'a',
  })
})

test('an order without fields is open or refused', () => {
  expect(done.judge(state, 'red', { kind: 'done' })).toBe(allowed)
  expect(done.legalOrders(state, 'red')).toEqual([{ kind: 'done' }])
  expect(done.legalOrders({ ...state, ships: [] }, 'red')).toEqual([])
})

test('events: fields, rules, sentences', () => {
  const shape = { ship: field.refersTo('ship') }
  const apply = () => undefined
  const describe = () => null
  const slips = {
    // @ts-expect-error: a rule that is not in the book
    rule: event(shape, { rule: 'X-9', apply, describe }),
    // @ts-expect-error: a rule by the event that is not in the book
    ruleOf: event(shape, { rule: () => 'X-9', apply, describe }),
    // @ts-expect-error: a sentence that there is not
    key: event(shape, { apply, describe: () => ({ key: 'event.sunk' }) }),
    // @ts-expect-error: nothing is told of it
    untold: event(shape, { apply }),
    // @ts-expect-error: no books are kept on it
    unkept: event(shape, { describe }),
    field: event(shape, {
      apply,
      // @ts-expect-error: it has no speed
      describe: ({ speed }) => ({ key: 'event.sailed', values: { speed } }),
    }),
    // @ts-expect-error: a seat learns of an event of another form
    secret: event(shape, { apply, describe, redact: () => ({ hull: 5 }) }),
    // @ts-expect-error: a ship's name is no number
    type: event(shape, { apply: (_state, { ship }) => Math.abs(ship), describe }),
  }
  expect(Object.keys(slips)).toHaveLength(8)
})

test('rows: rules, sentences, contexts', () => {
  const slips = [
    // @ts-expect-error: a rule that is not in the book
    refuse<Aim>('X-9', 'refuse.sunk', () => true),
    // @ts-expect-error: a sentence that there is not
    stop<Aim>('X-1', 'refuse.far', () => true),
    // @ts-expect-error: an aim has no range
    refuse<Aim>('X-1', 'refuse.sunk', ({ range }) => range > 2),
    // @ts-expect-error: the value is no number
    adds<Aim>('X-1', 'factor.near', 'one', () => true),
    // @ts-expect-error: a rule that is not in the book
    refused('X-9', 'refuse.sunk'),
  ]
  // @ts-expect-error: rows for another context
  const judged = () => judgeBy(fireRefusals, { ship: 'a' })
  expect([slips.length, judged]).toHaveLength(2)
})

test('orders: shapes, kinds, what happens', () => {
  const slips: Rules<'fire'>[] = [
    // @ts-expect-error: the shape forgets the guns
    { ...fire, shape: { ship: field.piece('ship'), at: field.target('ship') } },
    // @ts-expect-error: guns are counted
    { ...fire, shape: { ...fireShape, guns: field.text() } },
    // @ts-expect-error: another order
    { ...fire, legalOrders: () => [{ kind: 'sail', ship: 'a', by: 1 }] },
  ]
  const emits = (table: Table<State, Event, RuleId>) => {
    // @ts-expect-error: an event that there is not
    table.emit({ kind: 'sunk', ship: 'a' })
    // @ts-expect-error: the hits are missing
    table.emit({ kind: 'fired', ship: 'a' })
  }
  expect([slips, emits]).toHaveLength(2)
})

test('chapters: every order and event stands in one of them, every sentence in each language', () => {
  const doneAgain = chapter({ orders: { done }, events: {}, messages: none })
  const slips = [
    // @ts-expect-error: an order that there is not
    () => chapter({ orders: { row: sail }, events: {}, messages: none }),
    // @ts-expect-error: an event that there is not
    () => chapter({ orders: {}, events: { rowed: sailEvents.sailed }, messages: none }),
    // @ts-expect-error: the rules of another order
    () => chapter({ orders: { sail: fire }, events: {}, messages: none }),
    // @ts-expect-error: an event with other fields
    () => chapter({ orders: {}, events: { fired: sailEvents.sailed }, messages: none }),
    // @ts-expect-error: the German sentences are missing
    () => chapter({ orders: {}, events: {}, messages: { ...messages, de: {} } }),
    // @ts-expect-error: a Danish sentence that English does not have
    (): Translated<typeof english> => ({ ...german, more: '' }),
    // @ts-expect-error: no chapter has the order "sail"
    () => assemble([firing, chapter({ orders: {}, events: sailEvents, messages: none })], rest),
    // @ts-expect-error: no chapter has the event "sailed"
    () => assemble([firing, chapter({ orders: { sail }, events: {}, messages: none })], rest),
    // @ts-expect-error: two chapters have the order "done"
    () => assemble([firing, sailing, doneAgain], rest),
  ]
  expect(slips).toHaveLength(9)
  expect(slips.at(-1)).toThrow('Two chapters have "done".')
})

test('steps: rules, orders, items', () => {
  const sailShip = (_table: Table<State, Event, RuleId>, ship: Ship): void => void ship
  const steps = [
    each(ships, umpire('drift', 'X-2', sailShip)),
    // @ts-expect-error: a rule that is not in the book
    ask('sail', 'X-3', everyone, 'sail'),
    // @ts-expect-error: an order that there is not
    ask('sail', 'X-1', everyone, 'row'),
    // @ts-expect-error: a loop over names gives no ship
    each(everyone, umpire('drift', 'X-2', sailShip)),
  ]
  expect(steps).toHaveLength(4)
})
