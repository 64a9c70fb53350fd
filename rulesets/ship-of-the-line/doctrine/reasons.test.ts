import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { battleOf } from '../testing.ts'
import { candidates } from './candidates.ts'

test('[SOL-134] a way over the edge is told as such, and never as one to a good berth', () => {
  const state = battleOf({
    ships: [
      { x: 10, y: 0, heading: 2 },
      { seat: 'b', x: 14, y: 14, heading: 0 },
    ],
  })
  const told = new Map(
    candidates(state, 'a', seededDice('edge')).map(({ order, because = [] }) => [
      JSON.stringify(order),
      because.map(({ key }) => key),
    ]),
  )
  const over = [...told.values()].filter(keys => keys.includes('sol.because.leaves'))
  expect(over.length).toBeGreaterThan(0)
  for (const keys of over) expect(keys).not.toContain('sol.because.place')
  expect([...told.values()].flat()).toContain('sol.because.place')
})
