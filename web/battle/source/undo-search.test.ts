import { expect, test } from 'vitest'
import { give, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { duel, landBattle, smallBattle } from '../../journeys/battles-for-tests.ts'
import { undoOf } from './undo-search.ts'
import type { Undo } from './undo-search.ts'

const friends = { crosses: 'me', noughts: 'friend', a: 'me', b: 'friend' } as const
const alone = { crosses: 'me', noughts: 'computer', a: 'me', b: 'computer' } as const

function undoFor(battle: Battle, viewer: string, players: typeof friends | typeof alone): Undo {
  return undoOf({ battle, viewer, players, sealed: null })
}

const whyOf = (undo: Undo) => (undo.isOpen ? 'open' : undo.why.key)

const mark = (battle: Battle, seat: string, cell: number) =>
  give(battle, seat, { kind: 'mark', cell }).battle

/** The order of a fleet's first ship to load. */
function choosing({ game, state }: Battle, seat: string, shot: string) {
  const ship = game.picture(state).pieces.find(piece => piece.seat === seat)?.id
  return { kind: 'chooseShot', ship, shot }
}

test('the last order is taken back, and it is told which one', () => {
  const start = smallBattle()
  const undo = undoFor(mark(start, 'crosses', 4), 'crosses', alone)
  expect(undo.isOpen && undo.battle.state).toEqual(start.state)
  const order = start.game.orderFrom({ kind: 'mark', cell: 4 })
  expect(undo.isOpen && undo.action).toEqual(start.game.describeOrder(start.state, order))
})

test('one order after the other is taken back, down to the first', () => {
  const battle = duel()
  let now = battle
  for (const shot of ['grape', 'chain']) now = give(now, 'a', choosing(battle, 'a', shot)).battle
  let taken = 0
  for (let undo = undoFor(now, 'a', alone); undo.isOpen; undo = undoFor(now, 'a', alone)) {
    now = undo.battle
    taken += 1
  }
  expect(taken).toBe(now === battle ? 0 : 2)
  expect(now.file.entries).toEqual(battle.file.entries)
  expect(whyOf(undoFor(now, 'a', alone))).toBe('web.undo.nothing')
})

test('once the computer has answered, the order stands', () => {
  const answered = mark(mark(smallBattle(), 'crosses', 4), 'noughts', 0)
  expect(whyOf(undoFor(answered, 'crosses', alone))).toBe('web.undo.computer')
})

test('whoever looks takes back only what that seat itself has ordered', () => {
  const marked = mark(smallBattle(), 'crosses', 4)
  expect(whyOf(undoFor(marked, 'noughts', friends))).toBe('web.undo.other')
  expect(undoFor(marked, 'crosses', friends).isOpen).toBe(true)
})

test('what another wrote in secret is not taken back for them, nor told', () => {
  const battle = duel()
  const chosen = give(battle, 'a', choosing(battle, 'a', 'grape')).battle
  expect(whyOf(undoFor(chosen, 'b', friends))).toBe('web.undo.nothing')
})

test('one’s own order is taken back from under what the computer has written unseen', () => {
  const battle = duel()
  const mine = give(battle, 'a', choosing(battle, 'a', 'grape')).battle
  const theirs = give(mine, 'b', choosing(battle, 'b', 'chain')).battle
  const done = give(theirs, 'b', { kind: 'done' }).battle
  const undo = undoFor(done, 'a', alone)
  if (!undo.isOpen) throw new Error(undo.why.key)
  const without = give(battle, 'b', choosing(battle, 'b', 'chain')).battle
  expect(undo.battle.file).toEqual(give(without, 'b', { kind: 'done' }).battle.file)
})

test('whoever was asked together with the viewer has not answered his order, though it is seen', () => {
  const battle = landBattle()
  const view = battle.game.view(battle.state, 'france')
  const [order] = battle.game.legalOrders(view, 'france').filter(({ kind }) => kind === 'form')
  const written = give(battle, 'france', order).battle
  const sealed = give(written, 'prussia', { kind: 'seal' }).battle
  const players = { france: 'me', prussia: 'computer' } as const
  const undo = undoOf({ battle: sealed, viewer: 'france', players, sealed: null })
  if (!undo.isOpen) throw new Error(undo.why.key)
  expect(undo.battle.file).toEqual(give(battle, 'prussia', { kind: 'seal' }).battle.file)
})

test('an order that dice fell for stands', () => {
  let battle = duel()
  const dice = seededDice('undo')
  for (let orders = 0; orders < 60; orders++) {
    const last = battle.file.entries.at(-1)
    if (last?.seat && last.events.some(({ rolls = [] }) => rolls.length > 0)) break
    const [ask] = battle.game.asks(battle.state)
    if (!ask) throw new Error('No die fell.')
    const order = battle.game.choose(battle.game.view(battle.state, ask.seat), ask.seat, dice)
    battle = give(battle, ask.seat, order).battle
  }
  const seat = battle.file.entries.at(-1)?.seat ?? ''
  expect(whyOf(undoFor(battle, seat, friends))).toBe('web.undo.dice')
})

test('what shows the secret answers of both stands, and a battle to look at is left alone', () => {
  let battle = landBattle()
  for (const seat of ['france', 'prussia']) battle = give(battle, seat, { kind: 'seal' }).battle
  const players = { france: 'me', prussia: 'friend' } as const
  const shown = undoOf({ battle, viewer: 'prussia', players, sealed: null })
  expect(shown.isOpen).toBe(false)
  const looked = { battle: smallBattle(), viewer: 'crosses', players: friends }
  expect(whyOf(undoOf({ ...looked, sealed: { key: 'x' } }))).toBe('web.undo.sealed')
})
