import { expect, test } from 'vitest'
import { give, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { duel, smallBattle } from '../../journeys/battles-for-tests.ts'
import { firstState } from './battle-state.ts'
import type { BattleState } from './battle-state.ts'
import { reconcile } from './reconcile.ts'
import { reduce } from './reducer.ts'
import { undoOf } from './undo-search.ts'

const friends = { a: 'me', b: 'friend', crosses: 'me', noughts: 'friend' } as const

function opened(battle: Battle): BattleState {
  return firstState('test', { battle, players: friends, sealed: null })
}

/** Fleet A has chosen in secret and is done; fleet B has not looked yet. */
function handedOver() {
  const battle = duel()
  const [ship] = battle.game.picture(battle.state).pieces.filter(piece => piece.seat === 'a')
  const grape = { kind: 'chooseShot', ship: ship?.id, shot: 'grape' }
  const chosen = give(battle, 'a', grape).battle
  return { before: chosen, after: give(chosen, 'a', { kind: 'done' }).battle }
}

test('while the screen is handed over there is neither log nor replay nor anything to take back', () => {
  const { before, after } = handedOver()
  const looking = reconcile({ ...opened(before), viewer: 'a' })
  expect(looking.viewer).toBe('a')
  const replaying = reduce(looking, { type: 'replay/begin' })
  expect(replaying.playback?.replay).not.toBeNull()

  const handed = reconcile({ ...replaying, playback: null, battle: after })
  expect(handed).toMatchObject({
    viewer: null,
    next: 'b',
    turnView: null,
    rows: [],
    logs: { own: null, replay: null },
    playback: null,
    held: null,
    stirred: [],
  })
  expect(handed.roster.size).toBe(0)
  expect(reduce(handed, { type: 'replay/begin' })).toEqual(handed)
  expect(reduce(handed, { type: 'replay/atEntry', seq: 1 })).toEqual(handed)

  const next = reduce(handed, { type: 'seat/take' })
  expect(next.viewer).toBe('b')
  expect(undoOf(next).isOpen).toBe(false)
  expect(JSON.stringify([next.rows, next.turnView?.view])).not.toContain('grape')
})

test('a replay is left without missing what came meanwhile', () => {
  const replaying = reduce(reconcile(opened(smallBattle())), { type: 'replay/begin' })
  const { battle } = give(replaying.battle, 'crosses', { kind: 'mark', cell: 4 })
  const followed = reduce(replaying, { type: 'battle/followed', battle, players: friends })
  expect(followed.playback?.replay?.record.entries).toHaveLength(battle.file.entries.length)
  const left = reduce(followed, { type: 'playback/finish' })
  expect(left.playback).toBeNull()
  expect(left.viewer).toBe('noughts')
})

/** Crosses have won. */
function wonByCrosses(battle: Battle): Battle {
  const marks = [
    ['crosses', 0],
    ['noughts', 3],
    ['crosses', 1],
    ['noughts', 4],
    ['crosses', 2],
  ] as const
  return marks.reduce((now, [seat, cell]) => give(now, seat, { kind: 'mark', cell }).battle, battle)
}

test('from another viewpoint only when the battle is over', () => {
  const start = smallBattle()
  const replaying = reduce(reconcile(opened(start)), { type: 'replay/begin' })
  const seenAs = (state: BattleState, viewpoint: string | null) =>
    reduce(state, { type: 'replay/seeAs', viewpoint }).playback?.replay?.record.viewpoint
  expect(seenAs(replaying, null)).toBe('crosses')
  expect(seenAs(replaying, 'noughts')).toBe('crosses')
  const battle = wonByCrosses(start)
  const over = reduce(replaying, { type: 'battle/followed', battle, players: friends })
  expect(seenAs(over, null)).toBeNull()
  expect(seenAs(over, 'noughts')).toBe('noughts')
})

test('a ship that a moment of a replay moves and tells of is ringed once', () => {
  let battle = duel()
  const { game } = battle
  for (let step = 0; step < 12; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, seededDice(`${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  let shown = reduce(reconcile({ ...opened(battle), viewer: 'a' }), { type: 'replay/begin' })
  const moments = shown.playback?.timeline.moments ?? []
  let ringed = 0
  for (let at = 1; at <= moments.length; at++) {
    shown = reduce(shown, { type: 'playback/goTo', at })
    expect(shown.stirred).toEqual([...new Set(shown.stirred)])
    ringed += shown.stirred.length
  }
  expect(ringed).toBeGreaterThan(2)
})
