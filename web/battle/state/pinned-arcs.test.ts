import { expect, test } from 'vitest'
import { duel, landBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import { sceneOf } from '../chart/scene-of.ts'
import { pinned } from './pinned-arcs.ts'

const [own = '', other = ''] =
  stateOf(duel(), 'a').turnView?.picture.pieces.map(({ id }) => id) ?? []

test('arcs of any ship are shown besides those of the one in hand, and hidden again', () => {
  const state = stateOf(duel(), 'a', own)
  const both = { ...state, ...pinned(state, other) }
  expect(sceneOf(both)?.arcsOf).toEqual([other, own])
  const again = { ...both, ...pinned(both, other) }
  expect(sceneOf(again)?.arcsOf).toEqual([own])
})

test('[BA-1.1.1-11] while orders are written nothing of the enemy is measured', () => {
  const state = stateOf(landBattle(), 'france')
  const enemy = state.turnView?.picture.pieces.find(({ seat }) => seat !== 'france')
  const { objection, pinnedArcs } = pinned(state, enemy?.id ?? '')
  expect(pinnedArcs).toBeUndefined()
  expect(objection?.note).toEqual(state.turnView?.picture.isMeasuringBarred)
})
