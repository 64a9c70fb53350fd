import { expect, test } from 'vitest'
import { give, recordOf, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { aShipsTurn, duel, smallBattle } from '../../journeys/battles-for-tests.ts'
import { readLog } from './log-rows.ts'
import { momentOf, replayOf, turnMarks, viewpointsOpen } from './replay.ts'

function playedOn(start: Battle, orders: number): Battle {
  let battle = start
  const { game } = battle
  for (let step = 0; step < orders; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) return battle
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, seededDice(`${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  return battle
}

const over = playedOn(smallBattle(), 9)
const replayed = (battle: Battle, at: number) =>
  replayOf(recordOf(battle, null), readLog(null, recordOf(battle, null)), at)

test('a replay stands at its moment, and never beyond its ends', () => {
  const { length } = replayed(over, 1).timeline.moments
  expect(length).toBeGreaterThan(4)
  expect([0, 2, 999].map(at => replayed(over, at).at)).toEqual([1, 2, length])
})

test('a line is found among the moments, an entry by what came of it', () => {
  const { timeline } = replayed(playedOn(duel(), 30), 1)
  timeline.moments.forEach(({ line }, index) => expect(momentOf(timeline, line)).toBe(index + 1))
  const last = timeline.moments.at(-1)?.line.seq ?? 0
  const place = momentOf(timeline, { seq: last })
  expect(timeline.moments[place - 1]?.line.seq).toBe(last)
  expect(timeline.moments[place - 2]?.line.seq).toBeLessThan(last)
})

test('while the battle goes on each sees it with his own eyes; then nothing is hidden', () => {
  expect(viewpointsOpen(recordOf(smallBattle(), 'crosses'), 'crosses')).toEqual(['crosses'])
  expect(over.state.outcome).not.toBeNull()
  expect(viewpointsOpen(recordOf(over, 'crosses'), 'crosses')).toEqual([null, 'crosses', 'noughts'])
})

test('each turn is marked once, in its order', () => {
  const battle = playedOn(aShipsTurn(), 100)
  const marks = [...turnMarks(battle.game, replayed(battle, 1))].filter(mark => mark !== null)
  const turns = marks.map(({ label }) => label.values?.round)
  expect(turns.length).toBeGreaterThan(3)
  expect(turns).toEqual(turns.map((_, index) => index))
  const places = marks.map(({ at }) => at)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
