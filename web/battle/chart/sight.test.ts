import { beforeEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Dispatch } from '../state/actions.ts'
import type { BattleState } from '../state/battle-state.ts'
import { reduce } from '../state/reducer.ts'
import { duel, landBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import { sceneOf } from './scene-of.ts'
import { lookFrom, sightOf, toggleSight, toggleSightOf } from './sight.ts'

beforeEach(() => sightOf.setState(null))

const state = stateOf(landBattle(), 'france')
const pieces = state.turnView?.picture.pieces ?? []
const [own = '', other = ''] = pieces.flatMap(({ id, seat }) => (seat === 'france' ? [id] : []))
const enemy = pieces.find(({ seat }) => seat !== 'france')?.id ?? ''

function pageWith(first: BattleState) {
  const page = createStore(() => first)
  const dispatch: Dispatch = action => page.setState(reduce(page.getState(), action), true)
  return { ...page, dispatch }
}

test('what the piece in hand sees is shown, and hidden again', () => {
  const page = pageWith({ ...state, selected: own })
  expect(sceneOf(page.getState())?.sight).toBeNull()
  toggleSight(page)
  expect(sceneOf(page.getState())?.sight).toMatchObject({ from: own })
  page.setState({ selected: other })
  expect(sceneOf(page.getState())?.sight).toMatchObject({ from: other })
  toggleSight(page)
  expect(sceneOf(page.getState())?.sight).toBeNull()
})

test('what another piece sees stays while others are taken in hand', () => {
  const page = pageWith({ ...state, selected: own })
  toggleSightOf(page, other)
  expect(sceneOf({ ...page.getState(), selected: null })?.sight).toMatchObject({ from: other })
  toggleSightOf(page, other)
  expect(sceneOf(page.getState())?.sight).toBeNull()
})

test('[BA-1.1.1-11] while orders are written it is not looked up what the enemy sees', () => {
  const page = pageWith(state)
  toggleSightOf(page, enemy)
  expect(page.getState().objection?.note).toEqual(state.turnView?.picture.isMeasuringBarred)
  expect(sightOf.getState()).toBeNull()
})

test('with nothing in hand the eye is put to any place, also while nothing may be measured', () => {
  const page = pageWith(state)
  const at = { place: { x: 1000.4, y: 2000 }, piece: null }
  expect(lookFrom(page.getState(), at)).toBe(false)
  toggleSight(page)
  expect(lookFrom(page.getState(), { ...at, piece: own })).toBe(false)
  expect(lookFrom({ ...page.getState(), selected: own }, at)).toBe(false)
  expect(lookFrom(page.getState(), at)).toBe(true)
  expect(sceneOf(page.getState())?.sight).toMatchObject({ from: { x: 1000, y: 2000 } })
})

test('where the rules tell nothing of sight, that is said', () => {
  const sea = stateOf(duel(), 'a')
  const [ship] = sea.turnView?.picture.pieces ?? []
  const page = pageWith({ ...sea, selected: ship?.id ?? '' })
  toggleSightOf(page, ship?.id ?? '')
  expect(page.getState().objection?.note?.key).toBe('web.sight.none')
  expect(page.getState().game.hasSight).toBe(false)
})
