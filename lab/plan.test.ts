import { gameOf, seededDice } from '@grognard/umpire'
import { warAtSea } from '@grognard/rulesets/war-at-sea/index.ts'
import { expect, test } from 'vitest'
import { testingPlan } from './fixtures.ts'
import { battlesIn, contestantAt, contestantNamed, isRepeat, matchOf, seatTaken } from './plan.ts'

const levels = { crosses: 'captain', noughts: 'ensign' } as const

test('each battle has a seed of its own', () => {
  const plan = testingPlan({ battles: 3 })
  expect([1, 2, 3].map(number => matchOf(plan, number).dice.seed)).toEqual([
    'tests-1',
    'tests-2',
    'tests-3',
  ])
})

test('with sides swapped a seed is played twice, by each from each seat', () => {
  const plan = testingPlan({ contestants: levels, swap: true })
  const matches = [1, 2, 3, 4].map(number => matchOf(plan, number))
  expect(matches.map(({ dice }) => dice.seed)).toEqual(['tests-1', 'tests-1', 'tests-2', 'tests-2'])
  expect(matches[0]?.contestants).toEqual(levels)
  expect(matches[1]?.contestants).toEqual({ crosses: 'ensign', noughts: 'captain' })
  expect(matches[2]?.contestants).toEqual(levels)
})

test('a value that is varied is played with the same seed and the same sides', () => {
  const vary = { of: 'option', name: 'first', values: ['crosses', 'noughts'] } as const
  const plan = testingPlan({ vary: { ...vary, values: [...vary.values] }, swap: true })
  expect(battlesIn(plan)).toBe(8)
  const [one, other] = [matchOf(plan, 3), matchOf(plan, 4)]
  expect(other).toEqual({ ...one, number: 4, value: 1, options: { first: 'noughts' } })
})

test('another player may be set at a seat', () => {
  const plan = testingPlan({ vary: { of: 'seat', name: 'crosses', values: ['random', 'admiral'] } })
  expect(matchOf(plan, 2).contestants).toEqual({ crosses: 'admiral', noughts: 'random' })
})

test('another player at a seat changes places with it', () => {
  const vary = {
    of: 'seat' as const,
    name: 'crosses',
    values: ['ensign' as const, 'admiral' as const],
  }
  const plan = testingPlan({
    contestants: { crosses: 'captain', noughts: 'ensign' },
    swap: true,
    vary,
  })
  const matches = [1, 2, 3, 4].map(number => matchOf(plan, number))
  expect(matches.map(({ contestants }) => Object.values(contestants))).toEqual([
    ['ensign', 'ensign'],
    ['admiral', 'ensign'],
    ['ensign', 'ensign'],
    ['ensign', 'admiral'],
  ])
  expect(matches.map(match => seatTaken(plan, match, 'crosses'))).toEqual([
    'crosses',
    'crosses',
    'noughts',
    'noughts',
  ])
  expect(matches.map(match => isRepeat(plan, match))).toEqual([false, false, true, false])
})

test('a battle that is not in the plan is none', () => {
  expect(() => matchOf(testingPlan({}), 5)).toThrow('There is no battle 5; there are 4.')
})

test('a plan of the doctrine plays a seat where the game knows it, and nowhere else', () => {
  const game = gameOf(warAtSea)
  expect(contestantNamed(game, 'doctrine:keepOff')).toBe('doctrine:keepOff')
  expect(contestantNamed(game, 'doctrine:bold')).toBeUndefined()
  expect(contestantNamed(game, 'doctrine')).toBe('doctrine')
  expect(contestantNamed(game, 'king')).toBeUndefined()
})

test('the doctrine alone does what it chooses, in the style of the plan that is kept', () => {
  const styles: (string | undefined)[] = []
  const whole = gameOf(warAtSea)
  const game = {
    ...whole,
    choose: (...[view, seat, dice, style]: Parameters<typeof whole.choose>) => {
      styles.push(style)
      return whole.choose(view, seat, dice, style)
    },
  }
  const { state } = game.begin(game.prepare('river-plate'), seededDice('plans'))
  const seat = game.asks(state)[0]?.seat ?? ''
  for (const contestant of ['doctrine', 'doctrine:keepOff'] as const)
    contestantAt(game, contestant).next(game.view(state, seat), seat, seededDice('own'))
  expect(styles).toEqual([undefined, 'keepOff'])
})
