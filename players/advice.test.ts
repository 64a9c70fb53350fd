import { expect, test } from 'vitest'
import { mark, middleDoctrine } from '@grognard/rulesets/examples/tic-tac-toe/fixtures.ts'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import type { Order, State } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { gameOf, seededDice } from '@grognard/umpire'
import type { Doctrine } from '@grognard/umpire'
import { changed } from '@grognard/umpire/laws/testing/broken.ts'
import { planTaken } from './advice-lines.ts'
import { adviceFor } from './advice.ts'
import type { Advice } from './advice.ts'

const marksOn = ({ cells }: State) => cells.filter(player => player !== 'free').length

const simple = middleDoctrine([0, 4, 8], cell => `c${cell}`)

function advised(doctrine: Doctrine<State, Order>) {
  const game = gameOf(changed(ticTacToe, { doctrine }))
  const { state } = game.begin(game.prepare('standard'), seededDice('begin'))
  return adviceFor(game, game.view(state, 'crosses'), 'crosses', seededDice('own'))
}

test('the first is held against the second, and the others against the first', () => {
  const [first, ...others] = advised(simple)
  expect(first).toMatchObject({ order: mark(4), because: [{ key: 'c4' }], even: 0 })
  expect(first?.of).toBeGreaterThan(0)
  expect(first?.better).toBe(first?.of)
  expect(others.map(({ better, even }) => ({ better, even }))).toEqual([
    { better: 0, even: 0 },
    { better: 0, even: 0 },
  ])
})

test('what comes out alike is said to', () => {
  const [first] = advised({ ...simple, evaluate: () => 0 })
  expect(first?.better).toBe(0)
  expect(first?.even).toBe(first?.of)
})

test('a lone order is held against nothing', () => {
  const lone = advised({ ...simple, candidates: () => [{ order: mark(3), worth: 0 }] })
  expect(lone).toEqual([{ order: mark(3), because: [], better: 0, even: 0, of: 0, despite: null }])
})

test('an order that begins several plans is told once, in the best place of them', () => {
  const twice = [mark(4), mark(4), mark(0), mark(4)].map((order, i) => ({
    order,
    worth: -i,
    because: [{ key: `plan${i}` }],
  }))
  const told = advised({ ...simple, candidates: () => twice })
  expect(told.map(({ order }) => order)).toEqual([mark(4), mark(0)])
  expect(told[0]?.because).toEqual([{ key: 'plan0' }])
  expect(told[0]?.better).toBe(told[0]?.of)
})

/** Two orders, of which the second ends better by so much in each way. */
function against(gains: readonly number[], priorWeight: number): Advice[] {
  let asked = 0
  const evaluate = ({ cells }: State, seat: string) =>
    cells[0] === seat ? 0 : (gains[asked++ % gains.length] ?? 0)
  return advised({
    ...simple,
    evaluate,
    candidates: () => [0, 4].map(cell => ({ order: mark(cell), worth: -cell })),
    lookahead: { clock: marksOn, ahead: 1, candidates: 2, priorWeight },
  })
}

const told = (advice: readonly Advice[]) =>
  advice.map(({ order, better, despite }) => ({ order, better, despite }))

test('what is better in fewer ways, but by more, says so, and so does what stands below it', () => {
  expect(told(against([1, 1, -9, 1, 1, 1], 0))).toEqual([
    { order: mark(0), better: 1, despite: 'byMore' },
    { order: mark(4), better: 5, despite: 'byMore' },
  ])
})

test('what the doctrine alone puts first says so', () => {
  expect(told(against([1, 1, 1, 1, 1, 1], 1))).toEqual([
    { order: mark(0), better: 0, despite: 'byItself' },
    { order: mark(4), better: 6, despite: 'byItself' },
  ])
})

test('where the ways speak for the order nothing need be said', () => {
  expect(told(against([1, 1, 1, -1, -1, -1], 1)).map(({ despite }) => despite)).toEqual([
    null,
    null,
  ])
})

test('where nothing can be seen ahead all orders stand with their reasons alone', () => {
  const lookahead = {
    clock: marksOn,
    ahead: 1,
    candidates: 2,
    priorWeight: 0,
    isOfUse: () => false,
  }
  const advice = advised({ ...simple, lookahead })
  expect(advice.map(({ order }) => order)).toEqual([0, 4, 8].map(mark))
  for (const { because, of } of advice) expect([because.length, of]).toEqual([1, 0])
})

test('a plan that was taken is gone on with while its step lasts, and is weighed anew after it', () => {
  const styles = ['bold', 'shy'] as const
  const cellOf = { bold: [4, 8], shy: [0, 2] }
  const game = gameOf(
    changed(ticTacToe, {
      doctrine: {
        ...simple,
        candidates: () =>
          styles.map((style, i) => ({ order: mark(cellOf[style][0] ?? 0), worth: -i, style })),
        choose: (view, _seat, _dice, style) => {
          const [first, then] = cellOf[style === 'shy' ? 'shy' : 'bold']
          return mark((view.cells[first ?? 0] === 'free' ? first : then) ?? 0)
        },
        lookahead: { ...simple.lookahead, ahead: 1, candidates: 2, priorWeight: 1, clock: () => 3 },
      },
    }),
  )
  const { state } = game.begin(game.prepare('standard'), seededDice('begin'))
  const before = adviceFor(game, game.view(state, 'crosses'), 'crosses', seededDice('own'))
  const shy = before.find(({ order }) => planTaken(before, order)?.style === 'shy')
  expect(shy?.plan).toMatchObject({ style: 'shy', turn: 3 })
  expect(planTaken(before, mark(7))).toBeNull()
  const after = ['crosses', 'noughts'].reduce((now, seat, index) => {
    const order = index === 0 ? shy?.order : mark(5)
    return game.play(now, seat, order, seededDice('none')).state
  }, state)
  const ask = (taken = shy?.plan ?? null) =>
    adviceFor(game, game.view(after, 'crosses'), 'crosses', seededDice('own'), () => true, taken)
  expect(ask()).toMatchObject([
    { order: mark(2), because: [{ key: 'advice.kept' }], plan: { style: 'shy' } },
  ])
  const later = shy?.plan ? { ...shy.plan, turn: 4 } : null
  expect(ask(later)[0]?.because).not.toContainEqual({ key: 'advice.kept' })
})
