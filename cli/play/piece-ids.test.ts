import { field } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { gameNamed } from '../games.ts'
import { withIds, withIdsIn } from './piece-ids.ts'

test('an order’s line ends with the ids it names, choices and known names apart', () => {
  const order = { kind: 'attack', unit: 'f1', target: 'p2', ifMet: 'stop', terrain: '' }
  const shapes = {
    unit: field.piece('block'),
    target: field.target('block'),
    ifMet: field.one(['stop']),
    terrain: field.place(),
  }
  expect(withIds('The Guard attacks', order, shapes)).toBe('The Guard attacks [f1, p2]')
  const sail = { kind: 'sail', ship: 'constitution' }
  expect(withIds('USS Constitution sails', sail, { ship: field.piece('ship') })).toBe(
    'USS Constitution sails',
  )
})

test('the situation has the id behind each piece’s name; namesakes are told apart by place', () => {
  const game = gameNamed('belle-alliance')
  const state = game.prepare('crossroads-farm')
  const told = game.status(state, 'france').map(withIdsIn(game.picture(state)))
  const names = told.map(({ values = {} }: Message) => values.unit ?? values.chief ?? '')
  expect(names).toContain('12e ligne, II [f2]')
  expect(names.filter(name => typeof name === 'string' && name.startsWith('Morel'))).toEqual([
    'Morel [F1]',
    'Morel [F1-o1]',
    'Morel [F1-o2]',
  ])
})
