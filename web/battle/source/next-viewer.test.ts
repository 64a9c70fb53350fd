import { expect, test } from 'vitest'
import { give } from '@grognard/umpire'
import { duel, landBattle, smallBattle } from '../../journeys/battles-for-tests.ts'
import { viewerAfter } from './next-viewer.ts'

const friends = { crosses: 'me', noughts: 'friend', a: 'me', b: 'friend' } as const

test('against the computer the one human always looks', () => {
  const { game, state } = duel()
  const players = { a: 'computer', b: 'me' } as const
  expect(viewerAfter(game, state, players, null)).toEqual({ viewer: 'b', next: null })
})

test('where nothing is secret the view follows who is asked', () => {
  const battle = smallBattle()
  const { game } = battle
  expect(viewerAfter(game, battle.state, friends, null).viewer).toBe('crosses')
  const { state } = give(battle, 'crosses', { kind: 'mark', cell: 4 }).battle
  expect(viewerAfter(game, state, friends, 'crosses')).toEqual({ viewer: 'noughts', next: null })
})

test('views that differ are never swapped without a hand-over', () => {
  const battle = duel()
  const { game } = battle
  const [ship] = game.picture(battle.state).pieces.filter(piece => piece.seat === 'a')
  const chosen = give(battle, 'a', { kind: 'chooseShot', ship: ship?.id, shot: 'grape' }).battle
  const done = give(chosen, 'a', { kind: 'done' }).battle
  expect(viewerAfter(game, done.state, friends, 'a')).toEqual({ viewer: null, next: 'b' })
  expect(viewerAfter(game, done.state, friends, 'b')).toEqual({ viewer: 'b', next: null })
})

test('when only computers play, their battle can be watched', () => {
  const { game, state } = smallBattle()
  const players = { crosses: 'computer', noughts: 'computer' } as const
  expect(viewerAfter(game, state, players, null)).toEqual({ viewer: 'crosses', next: null })
})

test('a seat that is about to write in secret is handed the screen, though nothing differs yet', () => {
  const { game, state } = landBattle()
  const players = { france: 'me', prussia: 'friend' } as const
  expect(viewerAfter(game, state, players, null)).toEqual({ viewer: null, next: 'france' })
  const sealed = give(landBattle(), 'france', { kind: 'seal' }).battle.state
  expect(viewerAfter(game, sealed, players, 'france')).toEqual({ viewer: null, next: 'prussia' })
})
