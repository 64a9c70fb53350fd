import { expect, test } from 'vitest'
import { battleOf } from '../model/fixtures.ts'
import type { Ship } from '../model/state.ts'
import type { Step } from '../model/steps.ts'
import { advice } from './advice.ts'

const keys = (ships: Partial<Ship>[], at: Step = 'move') =>
  advice(battleOf({ ships, at }), 'red').map(({ key }) => key)

test('[LOB-076] a ship with a hull at her bow is told of, with what lies there and what she may do', () => {
  const ships = [{ id: 'a' }, { id: 'b', seat: 'blue', y: 25_700 }]
  expect(advice(battleOf({ ships }), 'red')).toEqual([
    {
      key: 'lob.refuse.hullAhead',
      values: { ship: 'a', other: 'b', ways: { key: 'lob.way.anchorOrTack' } },
    },
  ])
  expect(keys([...ships, { id: 'c', x: 40_000 }])).toEqual([
    'lob.refuse.hullAhead',
    'step.move.hint',
  ])
})

test('[LOB-149] a ship without sails is told of while she may still turn on the spot', () => {
  const ships = [{ id: 'a', sails: 0 }]
  expect(advice(battleOf({ ships }), 'red')).toEqual([
    { key: 'lob.refuse.noSails', values: { ship: 'a' } },
  ])
  expect(keys([...ships, { id: 'c', x: 40_000 }])).toEqual(['lob.refuse.noSails', 'step.move.hint'])
  expect(keys([{ id: 'a', sails: 0, hasSpun: true }])).toEqual([])
})

test('[LOB-203] where only fleeing ships have still to move, nothing is said of bearing on the enemy', () => {
  const fleeing = { id: 'a', isFleeing: true }
  expect(keys([fleeing])).toEqual(['lob.advice.flees'])
  expect(keys([fleeing, { id: 'c', x: 40_000 }])).toEqual(['lob.advice.flees', 'step.move.hint'])
})

test('[LOB-060] a ship that may sail and one that lies at anchor need no advice of their own', () => {
  expect(keys([{ id: 'a' }, { id: 'c', x: 40_000, isAnchored: true }])).toEqual([])
})

test('[LOB-054] while shot is chosen, the ships are counted that have a choice left', () => {
  const ships = [{ id: 'a', shot: null }, { id: 'b', shot: null }, { id: 'c' }]
  const [left] = advice(battleOf({ ships, at: 'shots' }), 'red')
  expect(left).toEqual({ key: 'lob.advice.shotsLeft', values: { count: 2 } })
  const others = [{ id: 'c' }, { id: 'd', shot: null, isFleeing: true }]
  expect(keys([...others, { id: 'e', seat: 'blue', shot: null }], 'shots')).toEqual([])
})
