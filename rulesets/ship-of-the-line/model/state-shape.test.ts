import { errorIn, withUsual } from '@grognard/umpire'
import type { Json } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { abeam } from '../fixtures.ts'
import { errorInState, stateShape } from './state-shape.ts'

const shape = { type: 'record', fields: stateShape } as const

/** Two ships a cable apart, as they are written in a file. */
function written(): Record<string, Json> {
  const { place: _, outcome: __, ...state } = abeam()
  return JSON.parse(JSON.stringify(state))
}

/** Where the state is at fault with one value changed, found by names and numbers with dots between. */
function errorAt(at: string, value: Json): string | null {
  const state = written()
  const names = at.split('.')
  const last = names.pop() ?? ''
  let part: Json | undefined = state
  for (const name of names) part = Object.entries(part ?? {}).find(([key]) => key === name)?.[1]
  if (typeof part !== 'object' || part === null) throw new Error(`There is no ${at}.`)
  Object.assign(part, { [last]: value })
  return errorIn(shape, state)?.at ?? null
}

test.each<[string, string, number, number]>([
  ['SOL-011', 'ships.0.x', -1000, 1000],
  ['SOL-011', 'ships.0.y', -1000, 1000],
  ['SOL-006', 'ships.0.heading', 0, 7],
  ['SOL-004', 'ships.0.masts.main', 0, 3],
  ['SOL-072', 'ships.0.hull', 0, 20],
  ['SOL-021', 'turn.moves', 0, 100],
  ['SOL-132', 'round', 0, 10_000],
  ['SOL-015', 'windFrom', 0, 7],
  ['SOL-118', 'ships.0.number', 1, 1000],
])('[%s] %s in a state from outside lies between %i and %i', (_, at, from, to) => {
  for (const value of [from, to]) expect(errorAt(at, value)).toBeNull()
  for (const value of [from - 1, to + 1]) expect(errorAt(at, value)).not.toBeNull()
})

test('[SOL-048] the name of a card in a state from outside has 60 letters at most', () => {
  expect(errorAt('cards.0.name', 'x'.repeat(60))).toBeNull()
  expect(errorAt('cards.0.name', 'x'.repeat(61))).not.toBeNull()
})

test('[SOL-061] [SOL-021] a ship told without what it has done this turn has done nothing, and is whole', () => {
  const state = written()
  const ships = [state.ships].flat().map(ship => {
    const { fired: _, lastAction: __, hasRudder: ___, ...rest } = Object(ship)
    return rest
  })
  const whole = withUsual(shape, { ...state, ships, turn: { ship: 'a1' } })
  const unfired = [false, false, false, false, false]
  expect(whole).toMatchObject({
    turn: { ship: 'a1', moves: 0, extraMoves: 0, isOver: false },
    ships: [
      { lastAction: 'none', hasRudder: true, fired: { starboard: unfired, port: unfired } },
      { lastAction: 'none', hasRudder: true, fired: { starboard: unfired, port: unfired } },
    ],
  })
})

test('[SOL-011] a ship on the board lies on one of its dots, up to the last row and column', () => {
  const isError = (b: object) => errorInState(abeam({ b })) !== null
  for (const b of [{ x: 0 }, { y: 0 }, { x: 24 }, { y: 16 }]) expect(isError(b)).toBe(false)
  for (const b of [{ x: -1 }, { y: -1 }, { x: 25 }, { y: 17 }]) expect(isError(b)).toBe(true)
  expect(isError({ y: 17, status: 'disengaged' })).toBe(false)
})
