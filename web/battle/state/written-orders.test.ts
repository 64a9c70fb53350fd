import { expect, test } from 'vitest'
import { give, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { landBattleAt, stateOf } from '../../journeys/battles-for-tests.ts'
import { reconcile } from './reconcile.ts'
import { reduce } from './reducer.ts'

const asked = landBattleAt('orders', 'france')
const before = asked.file.entries.length

/** The seat writes orders until there are so many more entries. */
function written(count: number): Battle {
  let battle = asked
  const { game } = battle
  const dice = seededDice('written')
  while (battle.file.entries.length < before + count) {
    const view = game.view(battle.state, 'france')
    battle = give(battle, 'france', game.choose(view, 'france', dice)).battle
  }
  return battle
}

function newsTo(viewer: string, battle: Battle) {
  const standing = stateOf(battle, viewer)
  const seen = new Map([[viewer, { entries: before, view: null }]])
  const state = { ...standing, openedAt: 0, seen, playback: null }
  return reconcile(reduce(state, { type: 'settings/autoplay', autoplay: 'runs', pauses: 'never' }))
}

test('what one has only written oneself is not played back', () => {
  const battle = written(3)
  expect(battle.file.entries.slice(before).every(({ seat }) => seat === 'france')).toBe(true)
  const state = newsTo('france', battle)
  expect(state.record?.entries).toHaveLength(battle.file.entries.length)
  expect(state.playback).toBeNull()
})
