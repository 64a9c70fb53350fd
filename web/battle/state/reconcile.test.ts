import { expect, test } from 'vitest'
import { give, seededDice } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { duel, smallBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import { pageOf, playedHere } from '../../journeys/page-for-tests.ts'
import { reduce } from './reducer.ts'

const friends = { a: 'me', b: 'friend', crosses: 'me', noughts: 'friend' } as const

const markFour = { kind: 'mark', cell: 4 }

/** Fleet A has chosen in secret and is looking; fleet B has not looked yet. */
async function whileALooks() {
  const battle = duel()
  const [ship] = battle.game.pieces(battle.state).filter(piece => piece.seat === 'a')
  const grape = { kind: 'chooseShot', ship: ship?.id, shot: 'grape' }
  const { source } = playedHere(give(battle, 'a', grape).battle, friends)
  const page = pageOf(source)
  expect(page.now()).toMatchObject({ viewer: null, next: 'a', turnView: null, rows: [] })
  await page.does({ type: 'seat/take' })
  return page
}

test('while the screen is handed over there is neither log nor replay nor anything to take back', async () => {
  const page = await whileALooks()
  expect(page.now().viewer).toBe('a')
  expect(JSON.stringify(page.now().rows)).toContain('grape')
  const replaying = await page.does({ type: 'replay/begin' })
  expect(replaying.playback?.replay).not.toBeNull()
  await page.does({ type: 'playback/finish' })

  const handed = await page.does({ type: 'order/choose', order: { kind: 'done' } })
  const answered = handed.confirmation
    ? await page.does({ type: 'order/answer', answer: 'yes' })
    : handed
  expect(answered).toMatchObject({
    viewer: null,
    next: 'b',
    record: null,
    turnView: null,
    rows: [],
    logs: { own: null, replay: null },
    playback: null,
    held: null,
    stirred: [],
    undoable: null,
  })
  expect(answered.roster.size).toBe(0)
  expect(reduce(answered, { type: 'replay/begin' })).toEqual(answered)
  expect(reduce(answered, { type: 'replay/atEntry', seq: 1 })).toEqual(answered)

  const next = await page.does({ type: 'seat/take' })
  expect(next.viewer).toBe('b')
  expect(next.undoable).toBeNull()
  const { game: _game, turnView, record, ...rest } = next
  expect(record?.viewpoint).toBe('b')
  const { game: _its, ...known } = record ?? { game: null }
  expect(turnView?.ask).not.toBeNull()
  expect(JSON.stringify([known, turnView?.view, rest])).not.toContain('grape')
})

test('where nothing is secret the view goes from one to the other without a hand-over', async () => {
  const { source } = playedHere(smallBattle(), friends)
  const page = pageOf(source)
  expect(page.now().viewer).toBe('crosses')
  const marked = await page.does({ type: 'order/choose', order: markFour })
  expect(marked).toMatchObject({ viewer: 'noughts', onTheirWay: [], objection: null })
  expect(marked.turnView?.ask?.seat).toBe('noughts')
})

test('a replay is left without missing what came meanwhile', async () => {
  const start = smallBattle()
  const { source } = playedHere(start, friends)
  const page = pageOf(source)
  await page.does({ type: 'replay/begin' })
  source.follow(give(start, 'crosses', { kind: 'mark', cell: 4 }).battle, friends)
  expect(page.now().playback?.replay?.record).toBe(source.now().record)
  const left = await page.does({ type: 'playback/finish' })
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

test('from another viewpoint only when the battle is over', async () => {
  const start = smallBattle()
  const { source } = playedHere(start, friends)
  const page = pageOf(source)
  const seenAs = async (viewpoint: string | null) =>
    (await page.does({ type: 'replay/seeAs', viewpoint })).playback?.replay?.record.viewpoint
  await page.does({ type: 'replay/begin' })
  expect(await seenAs(null)).toBe('crosses')
  expect(await seenAs('noughts')).toBe('crosses')
  expect(page.now().ended).toBeNull()
  source.follow(wonByCrosses(start), friends)
  expect(await seenAs(null)).toBeNull()
  expect(await seenAs('noughts')).toBe('noughts')
  expect(page.now().ended?.state.outcome?.winners).toEqual(['crosses'])
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
  let shown = reduce(stateOf(battle, 'a'), { type: 'replay/begin' })
  const moments = shown.playback?.timeline.moments ?? []
  let ringed = 0
  for (let at = 1; at <= moments.length; at++) {
    shown = reduce(shown, { type: 'playback/goTo', at })
    expect(shown.stirred).toEqual([...new Set(shown.stirred)])
    ringed += shown.stirred.length
  }
  expect(ringed).toBeGreaterThan(2)
})
