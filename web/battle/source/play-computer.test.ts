import { expect, test } from 'vitest'
import { newBattle } from '@grognard/umpire'
import { smallBattle } from '../../journeys/battles-for-tests.ts'
import { seatToThink } from './play-computer.ts'

const asked = {
  battle: smallBattle(),
  players: { crosses: 'captain', noughts: 'me' } as const,
  thinking: null,
  isHalted: false,
  isSealed: false,
  inHand: 0,
  toShow: 0,
}

test('the computer thinks where it is asked', () => {
  expect(seatToThink(asked)).toBe('crosses')
  expect(seatToThink({ ...asked, players: { crosses: 'me', noughts: 'captain' } })).toBeNull()
})

test.each([
  ['it thinks already', { thinking: 'crosses' }],
  ['it has halted', { isHalted: true }],
  ['the battle is only looked at', { isSealed: true }],
  ['an order is in hand', { inHand: 1 }],
  ['much is still to be shown', { toShow: 32 }],
])('it does not think while %s', (_, context) => {
  expect(seatToThink({ ...asked, ...context })).toBeNull()
})

test('with real dice it waits until all has been shown, else it goes on meanwhile', () => {
  const { game } = asked.battle
  const battle = newBattle(game, { scenario: 'standard', dice: { kind: 'typed' } })
  expect(seatToThink({ ...asked, toShow: 1 })).toBe('crosses')
  expect(seatToThink({ ...asked, battle, toShow: 1 })).toBeNull()
  expect(seatToThink({ ...asked, battle })).toBe('crosses')
})
