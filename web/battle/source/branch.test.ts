import { expect, test } from 'vitest'
import { give, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { duel, smallBattle } from '../../journeys/battles-for-tests.ts'
import { branchAt, branchingAt } from './branch.ts'

function playedOn(start: Battle, orders: number): Battle {
  let battle = start
  const { game } = battle
  for (let step = 0; step < orders; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) return battle
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, seededDice(`${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  return battle
}

const over = playedOn(smallBattle(), 9)
const diceAt = (battle: Battle, seq: number) => branchingAt(battle, seq).dice

test('a branch goes on after the entry with dice of its own, and the battle stays as it is', () => {
  const battle = playedOn(duel(), 30)
  const before = JSON.stringify(battle.file)
  const kept = { battle, players: {}, sealed: null }
  const fresh = branchAt(kept, 10, 'fresh')
  expect(fresh.branchedAt).toBe(10)
  expect(fresh.battle.file.entries).toEqual(battle.file.entries.slice(0, 11))
  expect(fresh.battle.file.dice).not.toEqual(battle.file.dice)
  const same = branchAt(kept, 10, 'same').battle
  expect(same.file).toMatchObject({ dice: battle.file.dice, forks: [10] })
  expect(JSON.stringify(battle.file)).toBe(before)
})

test('the same dice are open only when the battle is over', () => {
  expect(diceAt(smallBattle(), 0)).toEqual(['fresh'])
  expect(diceAt(over, 3)).toEqual(['fresh', 'same'])
  const typed = { ...over, file: { ...over.file, dice: { kind: 'typed' as const } } }
  expect(diceAt(typed, 3)).toEqual(['fresh'])
  const later = [{ from: 3, seed: 'branched' }]
  const branched = { ...typed, file: { ...typed.file, dice: { ...typed.file.dice, later } } }
  expect([1, 2].map(seq => diceAt(branched, seq).length)).toEqual([1, 2])
})

test('nothing goes on after the end of a battle, but from before it', () => {
  const last = over.file.entries.length - 1
  expect(diceAt(over, last)).toEqual([])
  expect(diceAt(over, last - 1)).toEqual(['fresh', 'same'])
  const going = smallBattle()
  expect(diceAt(going, going.file.entries.length - 1)).toEqual(['fresh'])
})
