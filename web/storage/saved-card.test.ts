import { expect, test } from 'vitest'
import { smallBattle } from '../journeys/battles-for-tests.ts'
import { cardOf } from './keep-battle.ts'
import type { Players } from '../shared/player-kind.ts'
import { cardFrom } from './saved-card.ts'

const players = { crosses: 'me', noughts: 'captain' } as const
const thrown = [{ sides: 6, count: 1, result: 4 }]
const sealed = { key: 'battle.start', values: { at: 'cells' } }
const card = cardOf('one', 1, { battle: smallBattle(), players, sealed, thrown, branchedAt: 2 })

test('a card that was kept is read, with fields of other versions and without those of this one', () => {
  expect(cardFrom(structuredClone(card))).toEqual(card)
  const { revision, stood, ...older } = card
  expect([revision, stood?.en.move]).toEqual([1, 'Crosses to move'])
  expect(cardFrom(older)).toEqual(older)
  expect(cardFrom({ ...card, weather: 'fair' })).not.toBeNull()
})

test('what is no card is none, whichever field is wrong', () => {
  expect([undefined, null, 'card', [], {}].map(cardFrom)).toEqual([null, null, null, null, null])
  const read = Object.keys(card).filter(field => cardFrom({ ...card, [field]: { wrong: true } }))
  expect(read).toEqual([])
})

test('a battle that is over says how it ended for who led one side, and of nobody who led both', () => {
  const battle = smallBattle()
  const winners = ['crosses']
  const over = {
    ...battle,
    state: { ...battle.state, outcome: { winners, message: { key: 'x' } } },
  }
  const kept = (kinds: Players) =>
    cardOf('one', 1, { battle: over, players: kinds, sealed: null }).fought
  const [first = '', second = ''] = battle.game.seats(battle.state)
  const result = winners.includes(first) ? 'won' : 'lost'
  const other = result === 'won' ? 'lost' : 'won'
  expect(kept({ [first]: 'me', [second]: 'admiral' })).toEqual({ result, against: ['admiral'] })
  expect(kept({ [first]: 'friend', [second]: 'me' })).toEqual({
    result: other,
    against: ['friend'],
  })
  expect(kept({ [first]: 'me', [second]: 'me' })).toBeUndefined()
  expect(kept({ [first]: 'captain', [second]: 'captain' })).toBeUndefined()
  expect(cardOf('one', 1, { battle, players, sealed: null }).fought).toBeUndefined()
})
