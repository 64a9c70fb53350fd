import { beforeEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Dispatch } from '../state/actions.ts'
import type { BattleState } from '../state/battle-state.ts'
import { reduce } from '../state/reducer.ts'
import { duel, landBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import { sceneOf } from './scene-of.ts'
import { sightOf, toggleSight, toggleSightOf } from './sight.ts'

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
  expect(sceneOf(page.getState())?.sight).toMatchObject({ piece: own })
  page.setState({ selected: other })
  expect(sceneOf(page.getState())?.sight).toMatchObject({ piece: other })
  toggleSight(page)
  expect(sceneOf(page.getState())?.sight).toBeNull()
})

test('what another piece sees stays while others are taken in hand', () => {
  const page = pageWith({ ...state, selected: own })
  toggleSightOf(page, other)
  expect(sceneOf({ ...page.getState(), selected: null })?.sight).toMatchObject({ piece: other })
  toggleSightOf(page, other)
  expect(sceneOf(page.getState())?.sight).toBeNull()
})

test('[BA-1.1.1-11] while orders are written it is not looked up what the enemy sees', () => {
  const page = pageWith(state)
  toggleSightOf(page, enemy)
  expect(page.getState().objection?.note).toEqual(state.turnView?.picture.isMeasuringBarred)
  expect(sightOf.getState()).toBeNull()
})

test('where the rules tell nothing of sight, that is said', () => {
  const sea = stateOf(duel(), 'a')
  const [ship] = sea.turnView?.picture.pieces ?? []
  const page = pageWith({ ...sea, selected: ship?.id ?? '' })
  toggleSightOf(page, ship?.id ?? '')
  expect(page.getState().objection?.note?.key).toBe('web.sight.none')
  expect(page.getState().game.hasSight).toBe(false)
})
