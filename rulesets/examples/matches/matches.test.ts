import { begin, play, prepare, seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { matches } from './index.ts'

const dice = seededDice('no dice are rolled')

/** What the game has come to when these are taken in turn, or the rules against the last order. */
function taken(...counts: number[]) {
  let { state } = begin(matches, prepare(matches, 'heap'), dice)
  for (const [turn, count] of counts.entries()) {
    const seat = turn % 2 === 0 ? 'left' : 'right'
    const { ruling, state: next } = play(matches, state, seat, { kind: 'take', count }, dice)
    if (!ruling.allowed) return ruling.because.map(({ rule }) => rule)
    state = next
  }
  return state.outcome?.winners ?? 'goes on'
}

test('[M-1] who takes the last match wins', () => {
  expect(taken(3, 3, 3)).toBe('goes on')
  expect(taken(3, 3, 3, 1)).toEqual(['right'])
})

test('[M-2] no more are taken than there are', () => {
  expect(taken(3, 3, 3, 2)).toEqual(['M-2'])
})
