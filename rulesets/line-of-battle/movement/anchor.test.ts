import { seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import type { Ship } from '../state.ts'
import { shipOf } from '../ships.ts'
import { battleOf } from '../testing.ts'
import { anchor } from './anchor.ts'
import { reasons, tableOf } from './testing.ts'

const order = { kind: 'anchor' as const, ship: 'a' }

function judged(ship: Partial<Ship>) {
  return reasons(anchor.judge(battleOf({ ships: [{ id: 'a', ...ship }] }), 'red', order))
}

test('[LOB-070] a ship that has not moved anchors at once and does not move', () => {
  expect(judged({})).toEqual([])
  const table = tableOf(battleOf({ ships: [{ id: 'a' }] }))
  anchor.execute(table, 'red', order)
  const ship = shipOf(table.state, 'a')
  expect(ship).toMatchObject({ isAnchored: true, isAnchorUsed: true, hasMoved: true, travelled: 0 })
})

test('[LOB-070] [LOB-071] one that has moved can no longer do it for nothing', () => {
  expect(judged({ hasMoved: true })).toEqual(['LOB-060 hasMoved'])
})

test('[LOB-073] [LOB-074] a ship at anchor cannot anchor again', () => {
  expect(judged({ isAnchored: true })).toEqual(['LOB-074 isAnchored'])
})

test('[LOB-102] [LOB-203] nor one that must run on or flee', () => {
  expect(judged({ manoeuvre: 'tackFailed' })).toEqual(['LOB-102 anchorAfterTack'])
  expect(judged({ isFleeing: true })).toEqual(['LOB-203 isFleeing'])
})

test('[LOB-070] a pick anchors an own ship that has not moved', () => {
  const dice = seededDice('anchor')
  const pick = (ship: Partial<Ship>) =>
    anchor.sample?.(battleOf({ ships: [{ id: 'a', ...ship }] }), 'red', dice)
  expect(pick({})).toEqual(order)
  expect(pick({ hasMoved: true })).toBeUndefined()
  expect(pick({ seat: 'blue' })).toBeUndefined()
})
