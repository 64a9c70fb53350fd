import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { expect, test } from 'vitest'
import { allowed, refused } from '../index.ts'
import { brokenLaws, changed, duelWith } from './testing/broken.ts'
import type { ChangesOf } from './testing/broken.ts'
import { duel } from './testing/duel.ts'

function ticTacToeWith(error: ChangesOf<typeof ticTacToe>): Record<string, string[]> {
  return brokenLaws(changed(ticTacToe, error), 'standard', 9)
}

const { mark } = ticTacToe.rules.orders
const { rethink, taunt } = duel.rules.orders

test('an offer that is refused is found', () => {
  const legalOrders = () =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map(cell => ({ kind: 'mark' as const, cell }))
  const { offeredAreAllowed } = ticTacToeWith({ orders: { mark: { ...mark, legalOrders } } })
  expect(offeredAreAllowed?.[0]).toContain('is refused: TTT-4 mark.taken')
})

test('a misshapen offer is found', () => {
  const legalOrders = () => [{ kind: 'mark' as const, cell: 0.5 }]
  const { offeredAreAllowed } = ticTacToeWith({ orders: { mark: { ...mark, legalOrders } } })
  expect(offeredAreAllowed?.[0]).toContain('is misshapen: cell: expected a whole number')
})

test('a picked order that is refused is found', () => {
  const pick = () => ({ kind: 'mark' as const, cell: 4 })
  const { offeredAreAllowed } = ticTacToeWith({ orders: { mark: { ...mark, sample: pick } } })
  expect(offeredAreAllowed).toContainEqual(expect.stringContaining('picked for noughts is refused'))
})

test('a seat asked and offered nothing is found', () => {
  const { offeredAreAllowed } = ticTacToeWith({
    orders: { mark: { ...mark, legalOrders: () => [] } },
  })
  expect(offeredAreAllowed).toContain('crosses is asked and offered nothing.')
})

test('a doctrine that breaks the rules is found', () => {
  const choose = () => ({ kind: 'mark' as const, cell: 4 })
  const { chosenAreAllowed } = ticTacToeWith({
    doctrine: { ...ticTacToe.players.doctrine, choose },
  })
  expect(chosenAreAllowed?.[0]).toContain('chosen by the doctrine')
})

test('an idea that breaks the rules is found, be it the last', () => {
  const candidates = () =>
    [0, 4].map(cell => ({ order: { kind: 'mark' as const, cell }, worth: 0 }))
  const { candidatesAreAllowed } = ticTacToeWith({
    doctrine: { ...ticTacToe.players.doctrine, candidates },
  })
  expect(candidatesAreAllowed?.[0]).toContain('an idea of the doctrine')
})

test('so is a beginner’s', () => {
  const beginnersCandidates = () =>
    [0, 4].map(cell => ({ order: { kind: 'mark', cell }, worth: 0 }) as const)
  const doctrine = { ...ticTacToe.players.doctrine, beginnersCandidates }
  expect(ticTacToeWith({ doctrine }).candidatesAreAllowed?.[0]).toContain('an idea of the doctrine')
})

test('an answer that cannot be taken back, though it is offered, is found', () => {
  const firm = { ...rethink, judge: () => refused('DUEL-1', 'rethink.nothing') }
  const { retractedAreAskedAgain } = duelWith({ orders: { ...duel.rules.orders, rethink: firm } })
  expect(retractedAreAskedAgain?.[0]).toContain('is refused: DUEL-1 rethink.nothing')
})

test('a judge that changes the state is found', () => {
  const spoiling = {
    ...taunt,
    judge: (...[state, seat, order]: Parameters<typeof taunt.judge>) => {
      state.bout += 1
      return taunt.judge(state, seat, order)
    },
  }
  const orders = { ...duel.rules.orders, taunt: spoiling }
  const { refusedChangeNothing } = duelWith({ orders, sharedView: state => state })
  expect(refusedChangeNothing?.[0]).toContain('changed the state')
})

test('a refusal without a reason is found', () => {
  const silent = { ...mark, judge: () => ({ allowed: false, because: [] }) }
  const { refusedChangeNothing } = ticTacToeWith({ orders: { mark: silent } })
  expect(refusedChangeNothing?.[0]).toContain('refused without a reason')
})

test('a judge that stumbles over a strange order is found', () => {
  const judge = (state: { cells: unknown[] }, _seat: string, order: { cell: number }) => {
    if (order.cell >= state.cells.length) throw new Error('no such cell')
    return allowed
  }
  const { refusedChangeNothing } = ticTacToeWith({ orders: { mark: { ...mark, judge } } })
  expect(refusedChangeNothing).toContain('no such cell')
})
