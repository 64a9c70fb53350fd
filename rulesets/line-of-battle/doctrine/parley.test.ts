import { expect, test } from 'vitest'
import type { Ship } from '../state.ts'
import { battleOf } from '../testing.ts'
import type { Setting } from '../testing.ts'
import { bestReply } from './parley.ts'

/** What blue says to red's proposal. */
function reply(red: Partial<Ship>, blue: Partial<Ship>, given: Setting = {}): string {
  const ships = [
    { id: 'ajax', card: 'line3', y: 10_000, ...red },
    { id: 'heros', card: 'line3', seat: 'blue', y: 40_000, ...blue },
  ]
  return bestReply(battleOf({ proposal: 'end', at: 'answer', ships, ...given }), 'blue').kind
}

const lastTurn: Setting = { turn: 20 }

test('[LOB-048] with no shot fired nobody agrees to end the battle, nor does whoever has the better of it', () => {
  expect(reply({}, {})).toBe('decline')
  expect(reply({ hull: 3 }, {})).toBe('decline')
  expect(reply({}, { hull: 3 })).toBe('decline')
})

test('[LOB-048] a side that can no longer stand up to the other agrees', () => {
  expect(reply({}, { hull: 1, crew: 4 })).toBe('agree')
  expect(reply({}, { isFleeing: true })).toBe('agree')
  expect(reply({ hull: 1, crew: 4 }, {})).toBe('decline')
})

test('[LOB-048] nothing is left to win when no gun can bear before the last turn is over', () => {
  expect(reply({ x: 1000, y: 1000 }, { x: 47_000, y: 47_000 }, lastTurn)).toBe('agree')
  expect(reply({ y: 20_000 }, { y: 30_000 }, lastTurn)).toBe('decline')
  expect(reply({ x: 1000, y: 1000 }, { x: 47_000, y: 47_000 })).toBe('decline')
})

test('[LOB-048] whoever is behind goes on to the last turn', () => {
  const lost = { id: 'duc', seat: 'blue', status: 'sunk' as const }
  const apart = [
    { id: 'ajax', card: 'line3', x: 1000, y: 1000 },
    { id: 'heros', card: 'line3', seat: 'blue', x: 47_000, y: 47_000 },
  ]
  expect(reply({}, {}, { ...lastTurn, ships: apart })).toBe('agree')
  expect(reply({}, {}, { ...lastTurn, ships: [...apart, lost] })).toBe('decline')
})

test('[LOB-220] a task is seen through to its end', () => {
  const weak = { hull: 1, crew: 4 }
  expect(reply({}, weak, { rules: { victory: 'convoy' } })).toBe('decline')
})

test('[LOB-126] to shift the ships hurts nobody', () => {
  expect(reply({}, {}, { proposal: 'recentre' })).toBe('agree')
})
