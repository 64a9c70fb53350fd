import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { expect, test } from 'vitest'
import { brokenLaws, changed } from './testing/broken.ts'
import type { ChangesOf } from './testing/broken.ts'

function ticTacToeWith(error: ChangesOf<typeof ticTacToe>): Record<string, string[]> {
  return brokenLaws(changed(ticTacToe, error), 'standard', 9)
}

const { mark } = ticTacToe.rules.orders
type Execute = typeof mark.execute

test('a change that no event tells of is found', () => {
  const execute: Execute = (table, _seat, { cell }) => {
    table.state.cells[cell] = 'crosses'
  }
  const { eventsReplay } = ticTacToeWith({ orders: { mark: { ...mark, execute } } })
  expect(eventsReplay?.[0]).toMatch(/The events lead to another state at cells\[\d\]\./)
})

test('bookkeeping that remembers is found', () => {
  let count = 0
  const marked: typeof ticTacToe.rules.apply.marked = (state, event) => {
    count += 1
    state.cells[event.cell] = count % 2 === 0 ? 'crosses' : 'noughts'
  }
  const { eventsReplay, searchPlaysAlike } = ticTacToeWith({
    apply: { ...ticTacToe.rules.apply, marked },
  })
  expect(eventsReplay?.[0] ?? searchPlaysAlike?.[0]).toContain('cells')
})

test('rules that play otherwise in search are found', () => {
  const execute: Execute = (table, seat, order) => {
    if ('events' in table) mark.execute(table, seat, order)
  }
  const { searchPlaysAlike } = ticTacToeWith({ orders: { mark: { ...mark, execute } } })
  expect(searchPlaysAlike?.[0]).toContain('On a scratch state')
})

test('rules that change the order given are found', () => {
  const execute: Execute = (table, seat, order) => {
    mark.execute(table, seat, order)
    order.cell += 1
  }
  const { playChangesNothingGiven } = ticTacToeWith({ orders: { mark: { ...mark, execute } } })
  expect(playChangesNothingGiven).toContain('Playing the order changed the order.')
})

test('rules that change the state given are found', () => {
  const { playChangesNothingGiven } = ticTacToeWith({ copy: state => state })
  expect(playChangesNothingGiven).toContain('Playing the order changed the state given.')
})
