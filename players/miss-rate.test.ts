import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { firstSeen } from './miss-rate.ts'

const candidates = ['best', 'good', 'fair'].map((kind, at) => ({ order: { kind }, worth: -at }))
const seen = (inHundred: number) =>
  Array.from({ length: 400 }, (_, at) => firstSeen(candidates, inHundred, seededDice(`eye ${at}`)))

test('who overlooks nothing sees the best, who overlooks all is left with the last', () => {
  expect(new Set(seen(0).map(({ order }) => order.kind))).toEqual(new Set(['best']))
  expect(new Set(seen(100).map(({ order }) => order.kind))).toEqual(new Set(['fair']))
})

test('who overlooks every other idea sees the best half the time, and the good one before the fair', () => {
  const kinds = seen(50).map(({ order }) => order.kind)
  const share = (kind: string) => kinds.filter(other => other === kind).length / kinds.length
  expect(share('best')).toBeGreaterThan(0.42)
  expect(share('best')).toBeLessThan(0.58)
  expect(share('good')).toBeGreaterThan(0.17)
})

test('who sees the first idea does not think of the others', () => {
  function* thinking() {
    yield* candidates.slice(0, 1)
    throw new Error('The second is thought of.')
  }
  expect(firstSeen(thinking(), 0, seededDice('at once')).order.kind).toBe('best')
})

test('there is something to choose from', () => {
  expect(() => firstSeen([], 0, seededDice('none'))).toThrow('no idea')
})
