import { expect, test } from 'vitest'
import { give, seededDice } from '@grognard/umpire'
import type { Battle, Picture, Playable } from '@grognard/umpire'
import { aShipsTurn, duel, landBattle, smallBattle } from '../journeys/battles-for-tests.ts'
import { lengthOf, lossesIn } from './losses.ts'

function playedOut(start: Battle): Battle {
  let battle = start
  const { game } = battle
  for (let step = 0; step < 600; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) return battle
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, seededDice(`${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  return battle
}

const leftIn = ({ game, state }: Battle, seat: string, key: string): number =>
  game
    .picture(state)
    .pieces.filter(piece => piece.seat === seat)
    .flatMap(({ rows }) => rows)
    .filter(row => row.key === key)
    .reduce((sum, { left }) => sum + left, 0)

test('before the first shot nothing is lost, and each side has what stands on the table', () => {
  const battle = duel()
  for (const { seat, rows, gone, taken } of lossesIn(battle)) {
    expect(rows.length).toBeGreaterThan(2)
    for (const { key, had, lost } of rows) {
      expect(lost).toBe(0)
      expect(had).toBe(leftIn(battle, seat, key))
    }
    expect([...gone, ...taken]).toEqual([])
  }
})

test('what was brought is what is left and what was lost, even where ships came in one by one', () => {
  const battle = playedOut(aShipsTurn())
  expect(battle.state.outcome).not.toBeNull()
  const losses = lossesIn(battle)
  expect(losses.some(({ rows }) => rows.some(({ lost }) => lost > 0))).toBe(true)
  for (const { seat, rows, taken } of losses)
    for (const { key, had, lost } of rows)
      if (taken.length === 0) expect(had - lost).toBeLessThanOrEqual(leftIn(battle, seat, key))
  expect(losses.some(({ gone, taken }) => gone.length + taken.length > 0)).toBe(true)
})

test('pieces without boxes are not counted', () => {
  expect(lossesIn(playedOut(smallBattle())).flatMap(({ rows }) => rows)).toEqual([])
})

test('ships or units that are gone or taken are counted against those that came', () => {
  for (const { pieces, gone, taken, struck } of lossesIn(playedOut(duel()))) {
    expect(pieces.had).toBeGreaterThan(0)
    expect(pieces.lost).toBe(gone.length + taken.length + struck.length)
    expect(pieces.lost).toBeLessThanOrEqual(pieces.had)
  }
})

test('a side whose only ship has struck has lost one of one, as the end of the battle says', () => {
  const start = duel()
  const { game } = start
  const [mine] = game.picture(start.state).pieces
  const struck = {
    ...game,
    picture: (state: Playable) => withStruck(game.picture(state), mine?.id),
  }
  const losses = lossesIn({ ...start, game: struck })
  const own = losses.find(({ seat }) => seat === mine?.seat)
  expect(own?.pieces).toEqual({ had: 1, lost: 1 })
  expect(own?.struck).toEqual([mine?.label])
  expect([...(own?.gone ?? []), ...(own?.taken ?? [])]).toEqual([])
})

test('what has left of its own accord keeps all it had, and is told beside the losses', () => {
  const start = duel()
  const { game } = start
  const [mine] = game.picture(start.state).pieces
  const lossesWith = (away: string[]) => {
    // It stands on the table at first, and no longer at the end.
    const end = game.copy(start.state)
    const picture = (state: Playable) =>
      state === end ? without(game.picture(state), mine?.id, away) : game.picture(state)
    const losses = lossesIn({ ...start, state: end, game: { ...game, picture } })
    return losses.find(({ seat }) => seat === mine?.seat)
  }
  const left = lossesWith([mine?.id ?? ''])
  expect(left).toMatchObject({ pieces: { had: 1, lost: 0 }, gone: [], away: [mine?.label] })
  expect(left?.rows.every(({ lost }) => lost === 0)).toBe(true)
  const sunk = lossesWith([])
  expect(sunk).toMatchObject({ pieces: { had: 1, lost: 1 }, gone: [mine?.label], away: [] })
  expect(sunk?.rows.every(({ had, lost }) => lost === had)).toBe(true)
})

function without(picture: Picture, id: string | undefined, away: string[]): Picture {
  return { ...picture, pieces: picture.pieces.filter(one => one.id !== id), away }
}

function withStruck(picture: Picture, id: string | undefined): Picture {
  const struck = { kind: 'struck' as const, label: { key: 'struck' } }
  const pieces = picture.pieces.map(one => (one.id === id ? { ...one, badges: [struck] } : one))
  return { ...picture, pieces }
}

test('parts of a piece are counted as one, and pieces beside the fighting ones not at all', () => {
  const battle = landBattle()
  const { pieces } = battle.game.picture(battle.state)
  for (const { seat, pieces: counted } of lossesIn(battle)) {
    const own = pieces.filter(piece => piece.seat === seat)
    const wholes = own.filter(({ id, countedWith }) => countedWith === id)
    expect(own.some(({ countedWith }) => countedWith === null)).toBe(true)
    expect(counted).toEqual({ had: wholes.length, lost: 0 })
  }
})

test('orders and throws are counted', () => {
  const battle = playedOut(duel())
  const { orders, throws } = lengthOf(battle)
  expect(orders).toBe(battle.file.entries.length - 1)
  expect(throws).toBeGreaterThan(3)
  expect(lengthOf(smallBattle())).toEqual({ orders: 0, throws: 0 })
})
