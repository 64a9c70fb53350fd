import { expect, test } from 'vitest'
import { stepOf } from '@grognard/umpire'
import { battleOf, offered, playedOn, refusedBy } from './fixtures.ts'
import type { Ship } from './model/state.ts'

const ahead = { kind: 'move', turn: 0, alongside: null } as const
const done = { kind: 'endTurn' } as const

/** Two ships a side, far apart, in the first turn of a round. */
function battle(...given: Partial<Ship>[]) {
  const ships = [
    { id: 'a1', seat: 'a', number: 1, x: 4, y: 12, heading: 2 },
    { id: 'b1', seat: 'b', number: 1, x: 20, y: 4, heading: 6 },
    { id: 'a2', seat: 'a', number: 2, x: 4, y: 14, heading: 2 },
    { id: 'b2', seat: 'b', number: 2, x: 20, y: 2, heading: 6 },
  ].map((ship, index) => ({ ...ship, ...given[index] }))
  return battleOf({ ships, queue: ['b1', 'a2', 'b2'] })
}

const inTurn = (state: ReturnType<typeof battle>) => state.turn?.ship

test('[SOL-018] [SOL-020] ship by ship the seats take turns, round after round', () => {
  let state = battle()
  const called = [inTurn(state)]
  for (let turns = 0; turns < 5; turns++) {
    state = playedOn(state, [ahead, done])
    called.push(inTurn(state))
  }
  expect(called).toEqual(['a1', 'b1', 'a2', 'b2', 'a1', 'b1'])
  expect(state.round).toBe(2)
})

test('[SOL-016] the wind stays as it was, round after round', () => {
  const around = [ahead, done] as const
  const start = battle()
  start.windFrom = 3
  const after = playedOn(start, [...around, ...around, ...around, ...around, ...around])
  expect(after).toMatchObject({ round: 2, windFrom: 3 })
})

test('[SOL-022] the turn goes on until its captain ends it', () => {
  const state = battle()
  expect(refusedBy(state, done)).toEqual(['SOL-022'])
  const after = playedOn(state, [ahead, ahead, ahead])
  expect(inTurn(after)).toBe('a1')
  expect(refusedBy(after, ahead)).toEqual(['SOL-021'])
})

test('[SOL-033] SOL-TV-71: coming about last in one turn and first in the next is refused', () => {
  const beat = { kind: 'comeAbout', heading: 7 } as const
  const around = [ahead, done] as const
  const state = playedOn(battle(), [beat, done, ...around, ...around, ...around])
  expect(inTurn(state)).toBe('a1')
  expect(refusedBy(state, { kind: 'comeAbout', heading: 1 })).toEqual(['SOL-033'])
  expect(offered(state, 'wear')).toHaveLength(2)
})

test('[SOL-125] [SOL-126] [SOL-127] SOL-TV-31: off the board, away for a turn, back where it left', () => {
  const around = [ahead, done] as const
  const out = playedOn(battle({ x: 24, hull: 4 }), [ahead])
  expect(inTurn(out)).toBe('b1')
  const away = playedOn(out, [...around, ...around, ...around])
  expect(inTurn(away)).toBe('a1')
  expect(refusedBy(away, ahead)).toEqual(['SOL-126'])
  const mended = playedOn(away, [{ kind: 'repair', what: 'hull', mast: null, batteries: [] }])
  expect(mended.ships[0]?.hull).toBe(1)
  const back = playedOn(mended, [...around, ...around, ...around, { kind: 'return', heading: 6 }])
  expect(back.ships[0]).toMatchObject({ status: 'afloat', x: 24, y: 12, heading: 6 })
  expect(offered(back, 'move')).toHaveLength(3)
})

/** The first ship comes back as soon as the second has had its turn, and others lie on these dots. */
function comingBack(taken: readonly (readonly [number, number])[]) {
  const away = { id: 'a1', x: 24, y: 8, status: 'disengaged', turnsAway: 0 } as const
  const enemy = { id: 'b1', seat: 'b', number: 1, x: 12, y: 4, heading: 6 }
  const others = taken.map(([x, y], index) => ({ id: `b${index + 2}`, seat: 'b', x, y }))
  const ships = [away, enemy, ...others]
  return playedOn(battleOf({ ships, turn: { ship: 'b1' }, queue: ['a1'] }), [ahead, done])
}

test('[SOL-127] where several free dots are nearest the owner chooses one, then the heading', () => {
  const state = comingBack([[24, 8]])
  expect(state.place).toEqual([{ at: 'dotOfReturn', loop: expect.anything(), waiting: ['a'] }])
  expect(offered(state, 'chooseDot')).toEqual([
    { kind: 'chooseDot', x: 24, y: 7 },
    { kind: 'chooseDot', x: 24, y: 9 },
  ])
  expect(offered(state, 'return')).toEqual([])
  expect(refusedBy(state, { kind: 'chooseDot', x: 24, y: 10 })).toEqual(['SOL-127'])
  expect(refusedBy(state, { kind: 'chooseDot', x: 24, y: 8 })).toEqual(['SOL-127'])
  for (const y of [7, 9]) {
    const chosen = playedOn(state, [{ kind: 'chooseDot', x: 24, y }])
    expect(chosen.ships[0]).toMatchObject({ status: 'disengaged', x: 24, y })
    expect(offered(chosen, 'return')).toHaveLength(7)
    const back = playedOn(chosen, [{ kind: 'return', heading: 6 }])
    expect(back.ships[0]).toMatchObject({ status: 'afloat', x: 24, y, heading: 6 })
  }
})

test('[SOL-127] where its own dot is free, or one is nearest, nobody is asked', () => {
  for (const taken of [
    [],
    [
      [24, 8],
      [24, 7],
    ],
  ] as const) {
    const state = comingBack(taken)
    expect(stepOf(state)).toBe('captain')
    expect(offered(state, 'return')).toHaveLength(7)
  }
})

test('[SOL-127] dots farther off along the edge or round a corner are as near as they lie', () => {
  const column = [6, 7, 8, 9, 10].map(y => [24, y] as const)
  expect(offered(comingBack(column), 'chooseDot')).toEqual([
    { kind: 'chooseDot', x: 24, y: 5 },
    { kind: 'chooseDot', x: 24, y: 11 },
  ])
})

test('[SOL-096] [SOL-080] a collision ends the turn at once and costs the next', () => {
  const around = [ahead, done] as const
  const start = battle({ x: 19, y: 4 })
  start.options.rammingAllowed = true
  const hit = playedOn(start, [{ ...ahead, alongside: 4 }])
  expect(inTurn(hit)).toBe('b1')
  const lost = playedOn(hit, [{ kind: 'wear', heading: 2 }, done, ...around, ...around])
  expect(inTurn(lost)).toBe('a1')
  expect(refusedBy(lost, ahead)).toEqual(['SOL-080'])
  expect(playedOn(lost, [done]).ships[0]?.isWreckHolding).toBe(false)
})

test('[SOL-094] a ship adrift that is not mended is lost when its turn ends', () => {
  const start = battle({ hasRudder: false })
  if (start.turn) start.turn.wasAdrift = true
  const [player] = start.players
  if (player) player.officers[1] = 'CAR-2'
  if (player) player.areUsed[1] = false
  const after = playedOn(start, [done])
  expect(after.ships[0]).toMatchObject({ x: 4, y: 13, status: 'surrendered' })
  expect(after.outcome).toBeNull()
})
