import { expect, test } from 'vitest'
import { testTable } from '@grognard/umpire/fixtures.ts'
import type { RuleId } from '../../book/rulebook.ts'
import { battle } from '../../fixtures.ts'
import type { State } from '../../model/state.ts'
import type { EndingEvent } from './events.ts'
import { endingEvents } from './events.ts'
import { pointsNow } from './points.ts'
import { endBattle } from './victory.ts'

const levels = [
  { least: 4, most: null, seat: 'red', grade: 'decisive' as const },
  { least: -3, most: 3, seat: null, grade: 'draw' as const },
  { least: null, most: -4, seat: 'blue', grade: 'victory' as const },
]

function ended(setting: Parameters<typeof battle>[0]) {
  const state = battle({ units: [{}, { seat: 'blue', y: 150_000 }], ...setting })
  const table = testTable<State, EndingEvent, RuleId>(state, endingEvents)
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

test('[BA-S-5] the result says which: nothing left, or how many of how many are ruined', () => {
  const victory = { levels, suddenEnd: { percent: 50 } }
  const blue = (disorder: 'OR' | 'FU') => ({ seat: 'blue', y: 150_000, disorder })
  const why = (setting: Parameters<typeof battle>[0]) => ended(setting)?.message.values?.why
  expect(why({ victory, units: [{}, blue('FU'), blue('FU'), blue('OR')] })).toMatchObject({
    key: 'ba.outcome.broken',
    values: { loser: { key: 'seat.blue' }, ruined: 2, all: 3, percent: 50 },
  })
  expect(why({ victory, units: [{}] })).toMatchObject({
    key: 'ba.outcome.gone',
    values: { loser: { key: 'seat.blue' } },
  })
  expect(why({ victory, units: [{ disorder: 'FU' }, blue('FU')] })).toMatchObject({
    key: 'ba.outcome.both',
    values: { one: { key: 'ba.outcome.broken' }, other: { key: 'ba.outcome.broken' } },
  })
})

test('[BA-Q-34] the result says why: what the points come to, and who won them by what', () => {
  const why = (first: number, second: number) => {
    const values = ended({ victory: { levels }, turn: 12, ...score(first, second) })?.message.values
    return [values?.why, values?.scored]
  }
  const atEnds = (seat: string, points: number) => {
    return { key: 'ba.outcome.turnEnds', values: { seat: { key: `seat.${seat}` }, points } }
  }
  const list = {
    key: 'ba.points.list',
    values: { first: atEnds('blue', 9), rest: atEnds('red', 1) },
  }
  expect(why(1, 9)).toMatchObject([
    { key: 'ba.outcome.level', values: { lead: { values: { from: 4 } } } },
    { key: 'ba.outcome.scored', values: { list } },
  ])
  expect(why(0, 0)).toMatchObject([{ key: 'ba.points.draw' }, { key: 'ba.outcome.nothing' }])
})

test('[BA-Q-34] what counts from the first turn counts while units are placed', () => {
  const ground = { kind: 'holdArea' as const, places: ['w'], area: [], fromTurn: 1 }
  const victory = {
    points: [{ ...ground, seats: ['red', 'blue'], when: 'end' as const, points: 4 }],
    startOwners: [{ place: 'w', seat: 'blue' }],
  }
  expect(pointsNow(battle({ turn: 0, victory }))).toEqual([0, 4])
})
