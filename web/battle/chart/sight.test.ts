import { beforeEach, expect, test } from 'vitest'
import { duel, landBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import { observed } from '../../shared/observed.ts'
import { sceneOf } from './scene-of.ts'
import { sightOf, toggleSight, toggleSightOf } from './sight.ts'

beforeEach(() => sightOf.set(null))

const state = stateOf(landBattle(), 'france')
const pieces = state.standing?.picture.pieces ?? []
const [own = '', other = ''] = pieces.flatMap(({ id, seat }) => (seat === 'france' ? [id] : []))
const enemy = pieces.find(({ seat }) => seat !== 'france')?.id ?? ''

test('what the piece in hand sees is shown, and hidden again', () => {
  const page = observed({ ...state, selected: own })
  expect(sceneOf(page.get())?.sight).toBeNull()
  toggleSight(page)
  expect(sceneOf(page.get())?.sight).toMatchObject({ piece: own })
  page.set({ ...page.get(), selected: other })
  expect(sceneOf(page.get())?.sight).toMatchObject({ piece: other })
  toggleSight(page)
  expect(sceneOf(page.get())?.sight).toBeNull()
})

test('what another piece sees stays while others are taken in hand', () => {
  const page = observed({ ...state, selected: own })
  toggleSightOf(page, other)
  expect(sceneOf({ ...page.get(), selected: null })?.sight).toMatchObject({ piece: other })
  toggleSightOf(page, other)
  expect(sceneOf(page.get())?.sight).toBeNull()
})

test('[BA-1.1.1-11] while orders are written it is not looked up what the enemy sees', () => {
  const page = observed(state)
  toggleSightOf(page, enemy)
  expect(page.get().objection?.note).toEqual(state.standing?.picture.isMeasuringBarred)
  expect(sightOf.get()).toBeNull()
})

test('where the rules tell nothing of sight, that is said', () => {
  const sea = stateOf(duel(), 'a')
  const [ship] = sea.standing?.picture.pieces ?? []
  const page = observed({ ...sea, selected: ship?.id ?? '' })
  toggleSightOf(page, ship?.id ?? '')
  expect(page.get().objection?.note?.key).toBe('web.sight.none')
  expect(page.get().battle.game.hasSight).toBe(false)
})
