import { expect, test } from 'vitest'
import { describeError, gameOf, seededDice } from './index.ts'
import { duel } from './laws/testing/duel.ts'

const game = gameOf(duel)
const start = game.begin(game.prepare('hall'), seededDice('cursor')).state

/** What is wrong with a state that rests there. */
function errorAtPlace(...place: { at: string; loop: number[]; waiting: string[] }[]) {
  const error = game.errorInState({ ...start, place })
  return error && describeError({ at: error.at, expected: error.expected })
}

const blow = (index: number) => ({ at: 'strike', loop: [index], waiting: ['red'] })
const answer = { at: 'answer', loop: [], waiting: ['red'] }

test('a step that asks waits for one seat at least, each of them once', () => {
  const at = 'stance'
  expect(errorAtPlace({ at, loop: [], waiting: ['red'] })).toBeNull()
  expect(errorAtPlace({ at, loop: [], waiting: [] })).toBe(
    'place[0].waiting: expected at least 1 entries',
  )
  expect(errorAtPlace({ at, loop: [], waiting: ['red', 'red'] })).toContain('place[0].waiting[1]')
  expect(errorAtPlace({ at, loop: [], waiting: ['green'] })).toContain('place[0].waiting[0]')
})

test('play does not rest at a step of the umpire unless a sequence lies on it', () => {
  expect(errorAtPlace(blow(0))).toContain('place[0].at')
  const state = { ...start, struck: 'red' }
  expect(game.errorInState({ ...state, place: [blow(0), answer] })).toBeNull()
})

test('a loop is at one of those it goes round', () => {
  expect(errorAtPlace(blow(2), answer)).toBe(
    'place[0].loop[0]: expected a whole number from 0 to 1',
  )
  expect(errorAtPlace(blow(3), answer)).toContain('place[0].loop[0]')
  expect(errorAtPlace({ ...blow(0), loop: [0, 0] }, answer)).toContain('place[0].loop')
})
