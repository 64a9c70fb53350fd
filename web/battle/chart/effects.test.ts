import { expect, test } from 'vitest'
import { give, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { duel, stateOf } from '../../journeys/battles-for-tests.ts'
import { eventsBetween } from './effects.ts'

/** Played on by the computer until somebody has fired. */
function untilFired(): { before: Battle; after: Battle } {
  const dice = seededDice('smoke')
  let battle = duel()
  for (let orders = 0; orders < 300; orders++) {
    const [ask] = battle.game.asks(battle.state)
    if (!ask) break
    const order = battle.game.choose(battle.game.view(battle.state, ask.seat), ask.seat, dice)
    const before = battle
    battle = give(battle, ask.seat, order).battle
    const events = battle.file.entries.at(-1)?.events ?? []
    if (events.some(event => battle.game.shots(event).length > 0)) return { before, after: battle }
  }
  throw new Error('Nobody fired.')
}

test('what is fired by an order is seen once, from a piece on the chart at another', () => {
  const { before, after } = untilFired()
  const [was, is] = [stateOf(before, 'a'), stateOf(after, 'a')]
  const shots = eventsBetween(was, is).flatMap(event => after.game.shots(event))
  expect(shots.length).toBeGreaterThan(0)
  const ids = was.turnView?.picture.pieces.map(({ id }) => id) ?? []
  for (const { from, to } of shots) {
    expect(ids).toContain(from)
    expect(ids).toContain(to)
    expect(from).not.toBe(to)
  }
  expect(eventsBetween(is, is)).toEqual([])
})

test('nothing is seen when the screen goes to another seat or an order is taken back', () => {
  const { before, after } = untilFired()
  expect(eventsBetween(stateOf(before, 'b'), stateOf(after, 'a'))).toEqual([])
  expect(eventsBetween(stateOf(after, 'a'), stateOf(before, 'a'))).toEqual([])
})
