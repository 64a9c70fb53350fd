import { expect, test } from 'vitest'
import { give, recordOf, seededDice } from '@grognard/umpire'
import type { Battle, Viewpoint } from '@grognard/umpire'
import { duel } from '../../journeys/battles-for-tests.ts'
import { isHeading, readLog } from './log-rows.ts'
import { nothingSeen, timelineOf } from './timeline.ts'

/** The duel, played on by the computer for so many orders. */
function playedOn(orders: number): Battle {
  let battle = duel()
  const { game } = battle
  for (let step = 0; step < orders; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) return battle
    const view = game.view(battle.state, ask.seat)
    const order = game.choose(view, ask.seat, seededDice(`step ${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  return battle
}

const rowsFor = (battle: Battle, viewpoint: Viewpoint) =>
  readLog(null, recordOf(battle, viewpoint)).rows

test('a reel has a moment for each line of the log, and ends where the battle stands', () => {
  const battle = playedOn(30)
  const rows = rowsFor(battle, 'a')
  const timeline = timelineOf(recordOf(battle, 'a'), rows, nothingSeen(recordOf(battle, 'a')))
  const lines = rows.filter(row => !isHeading(row))
  expect(timeline.moments.map(({ line }) => line)).toEqual(lines)
  const { game } = battle
  const shown = game.picture(timeline.viewAfter(timeline.moments.length))
  expect(shown).toEqual(game.picture(game.view(battle.state, 'a')))
})

test('a step back shows what the step forward had shown', () => {
  const battle = playedOn(40)
  const rows = rowsFor(battle, 'a')
  const timeline = timelineOf(recordOf(battle, 'a'), rows, nothingSeen(recordOf(battle, 'a')))
  expect(timeline.moments.length).toBeGreaterThan(20)
  const forward = [3, 17, 20].map(count => JSON.stringify(timeline.viewAfter(count)))
  const back = [20, 17, 3].map(count => JSON.stringify(timeline.viewAfter(count)))
  expect(back.toReversed()).toEqual(forward)
})

test('eyes from which nothing is hidden see the battle as it stands', () => {
  const battle = playedOn(30)
  const rows = rowsFor(battle, null)
  const timeline = timelineOf(recordOf(battle, null), rows, nothingSeen(recordOf(battle, null)))
  const { game } = battle
  const shown = timeline.viewAfter(timeline.moments.length)
  expect(game.picture(shown)).toEqual(game.picture(battle.state))
  expect(timeline.moments.length).toBeGreaterThanOrEqual(
    rowsFor(battle, 'a').filter(row => !isHeading(row)).length,
  )
})

test('a reel tells nothing that another seat keeps secret', () => {
  const battle = duel()
  const [ship] = battle.game.picture(battle.state).pieces.filter(piece => piece.seat === 'a')
  const order = { kind: 'chooseShot', ship: ship?.id, shot: 'grape' }
  const after = give(battle, 'a', order).battle
  const rows = rowsFor(after, 'b')
  const timeline = timelineOf(recordOf(after, 'b'), rows, nothingSeen(recordOf(after, 'b')))
  expect(JSON.stringify(timeline.moments)).not.toContain('grape')
  expect(JSON.stringify(timeline.viewAfter(timeline.moments.length))).not.toContain('grape')
})
