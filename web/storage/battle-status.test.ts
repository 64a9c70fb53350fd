import { expect, test } from 'vitest'
import { duel, smallBattle } from '../journeys/battles-for-tests.ts'
import { battleStatus } from './battle-status.ts'

test('a battle is told in every language: its title, its turn and whose move it is', () => {
  const { en, de, da } = battleStatus(smallBattle(), { crosses: 'me', noughts: 'computer' })
  expect(en).toEqual({ title: 'The standard game', turn: 'No marks yet', move: 'Crosses to move' })
  expect(de.move).toBe('Kreuz am Zug')
  expect(da.move).toBe('Kryds har trækket')
})

test('where both seats are asked at once both are named', () => {
  const { en } = battleStatus(duel(), { a: 'computer', b: 'me' })
  expect(en.move).toBe('USS Constitution and HMS Guerriere to move')
  expect(en.turn).toMatch(/^Turn 1 of 16/)
})
