import { testTable } from '@grognard/umpire/testing-table.ts'
import { expect, test } from 'vitest'
import type { RuleId } from '../rulebook.ts'
import type { State } from '../state.ts'
import { battle } from '../testing.ts'
import type { EndingEvent } from './events.ts'
import { endingEvolve } from './evolve.ts'
import { endBattle } from './victory.ts'

const levels = [
  { least: 4, most: null, seat: 'red', grade: 'decisive' as const },
  { least: -3, most: 3, seat: null, grade: 'draw' as const },
  { least: null, most: -4, seat: 'blue', grade: 'victory' as const },
]

function ended(setting: Parameters<typeof battle>[0]) {
  const state = battle({ units: [{}, { seat: 'blue', y: 150_000 }], ...setting })
  const table = testTable<State, EndingEvent, RuleId>(state, endingEvolve)
  endBattle(table)
  return state.outcome
}

const score = (first: number, second: number) => ({
  score: { points: [first, second], owners: [], prisoners: [0, 0] },
})

test('[BA-Q-34] the last turn ends it, and the difference of points tells how', () => {
  const victory = { levels }
  expect(ended({ victory, turn: 11, lastTurn: 12 })).toBeNull()
  expect(ended({ victory, turn: 12, ...score(5, 1) })).toMatchObject({ winners: ['red'] })
  expect(ended({ victory, turn: 12, ...score(1, 1) })).toMatchObject({ winners: [] })
  expect(ended({ victory, turn: 12, ...score(1, 9) })).toMatchObject({ winners: ['blue'] })
})

test('[BA-S-5] a side of which more than half is ruined has lost at once', () => {
  const victory = { levels, suddenEnd: { percent: 50 } }
  const blue = (disorder: 'OR' | 'FU') => ({ seat: 'blue', y: 150_000, disorder })
  const units = [{}, blue('FU'), blue('FU'), blue('OR')]
  expect(ended({ victory, units })).toMatchObject({ winners: ['red'] })
  expect(ended({ victory, units: [{}, blue('FU'), blue('OR')] })).toBeNull()
})

test('[BA-Q-34] a side without a unit left or to come has lost', () => {
  expect(ended({ units: [{}] })).toMatchObject({ winners: ['red'] })
})
