import { expect, test } from 'vitest'
import { sequenceWords } from './index.ts'
import type { Modifier, OrderRules, Playable, Refusal, Rulebook, Ruleset, Table } from './index.ts'

/* What must not compile. The type checker reads this file and fails where it does. */

interface State extends Playable {
  ships: Ship[]
}

interface Ship {
  id: number
}

type Order = { kind: 'sail'; ship: number } | { kind: 'fire'; target: number }
type Event = { kind: 'sailed'; ship: number } | { kind: 'fired'; damage: number }
type RuleId = 'X-1' | 'X-2'

const { ask, each, umpire } = sequenceWords<State, Order, Event, RuleId>()
const everyone = (): readonly string[] => ['red']
const ships = (state: State): readonly Ship[] => state.ships
const sailShip = (_table: Table<State, Event, RuleId>, ship: Ship): void => void ship

test('a sequence takes its own rule ids, order kinds and loop items only', () => {
  const steps = [
    ask('sail', 'X-1', everyone, 'sail', 'fire'),
    each(ships, umpire('drift', 'X-2', sailShip)),
    // @ts-expect-error: a rule that is not in the book
    ask('sail', 'X-3', everyone, 'sail'),
    // @ts-expect-error: an order that there is not
    ask('sail', 'X-1', everyone, 'row'),
    // @ts-expect-error: a loop over names gives no ship
    each(() => ['a', 'b'], umpire('drift', 'X-2', sailShip)),
  ]
  expect(steps).toHaveLength(5)
})

test('a step that needs an item does not stand outside a loop', () => {
  const drift = umpire('drift', 'X-2', sailShip)
  const sequence: Ruleset<State, Order, Event, RuleId>['rules']['sequence'] = {
    turn: [
      // @ts-expect-error: there is no ship here
      drift,
    ],
  }
  expect(sequence.turn).toHaveLength(1)
})

test('rows cite rules of the book only', () => {
  const refusal: Refusal<Ship, RuleId> = {
    // @ts-expect-error: a rule that is not in the book
    rule: 'X-9',
    message: 'no',
    when: () => true,
  }
  const modifier: Modifier<Ship, RuleId> = {
    rule: 'X-1',
    message: 'far',
    value: 1,
    // @ts-expect-error: a ship has no sails
    when: ship => ship.sails > 1,
  }
  expect([refusal.rule, modifier.rule]).toEqual(['X-9', 'X-1'])
})

test('rules roll by rules of the book, and let only known events happen', () => {
  const execute: OrderRules<State, Event, Order, RuleId>['execute'] = table => {
    // @ts-expect-error: a rule that is not in the book
    table.roll(6, 'X-9')
    // @ts-expect-error: an event that there is not
    table.emit({ kind: 'sunk', ship: 1 })
    // @ts-expect-error: an event of another shape
    table.emit({ kind: 'fired', ship: 1 })
  }
  expect(execute).toBeTypeOf('function')
})

test('a rulebook has a row for every rule id', () => {
  const row = { section: '1', gist: { en: '', de: '', da: '' }, status: 'enforced' as const }
  // @ts-expect-error: the row of X-2 is missing
  const rows: Rulebook<RuleId>['rows'] = { 'X-1': row }
  expect(Object.keys(rows)).toEqual(['X-1'])
})

test('a ruleset has rules for every order and bookkeeping for every event', () => {
  const apply: Ruleset<State, Order, Event, RuleId>['rules']['apply'] = {
    sailed: () => undefined,
    // @ts-expect-error: a fired event has no ship
    fired: (_state, event) => event.ship,
  }
  // @ts-expect-error: the rules of fire are missing
  const orders: Ruleset<State, Order, Event, RuleId>['rules']['orders'] = {}
  expect([Object.keys(apply), Object.keys(orders)]).toEqual([['sailed', 'fired'], []])
})
