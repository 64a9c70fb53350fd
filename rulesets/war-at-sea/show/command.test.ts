import { expect, test } from 'vitest'
import { gameOf, seededDice } from '@grognard/umpire'
import { warAtSea } from '../index.ts'

const game = gameOf(warAtSea)
const start = game.begin(game.prepare('river-plate'), seededDice('bodies')).state

test('ships near each other are a task group, and all are the fleet', () => {
  const bodies = game.formations(start, 'allies')
  expect(bodies.map(({ name, pieces }) => [name.key, pieces.length])).toEqual([
    ['was.body.group', 2],
    ['was.body.fleet', 3],
  ])
})

test('a group sails together, who is ahead first, and keeps its places', () => {
  const [group] = game.formations(start, 'allies')
  const pieces = group?.pieces ?? []
  const places = game.pieces(start).filter(({ id }) => pieces.includes(id))
  const [x, y] = [places[0]?.x ?? 0, (places[0]?.y ?? 0) + 1500]
  const wish = { id: 'together', pieces, aim: { at: 'place' as const, x, y } }
  const { members } = game.shareOut(start, 'allies', wish)
  expect(members.every(({ ruling }) => ruling.allowed)).toBe(true)
  const ends = members.map(({ poses }) => poses.at(-1)?.heading)
  expect(new Set(ends).size).toBe(1)
})

test('the staff plans each ship’s move, and leaves it to the player to go on', () => {
  const plan = game.plan(start, 'allies')
  expect(new Set(plan.map(({ piece }) => piece))).toEqual(new Set(['achilles', 'ajax', 'exeter']))
  expect(plan.every(({ order }) => order.kind !== 'done')).toBe(true)
})

test('[WAS-055] with the last ship that can move the step ends, with any before her it does not', () => {
  const orders = game.plan(start, 'allies').map(({ order }) => order)
  expect(game.areLast(start, 'allies', orders)).toBe(true)
  expect(game.areLast(start, 'allies', orders.slice(1))).toBe(false)
  expect(game.areLast(start, 'axis', orders)).toBe(false)
})
