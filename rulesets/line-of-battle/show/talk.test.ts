import { nobody } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { battleOf } from '../model/fixtures.ts'
import { talk } from './talk.ts'

test('[LOB-049] allies talk by notes; who fights alone talks as he likes', () => {
  const players = [{ seat: 'red' }, { seat: 'pink' }, { seat: 'blue', side: 1 }]
  expect(talk(battleOf({ players }), 'pink')).toMatchObject({ by: 'notes', rule: 'LOB-049' })
  expect(talk(battleOf({ players }), 'blue')).toBeNull()
  expect(talk(battleOf({ players }), nobody)).toBeNull()
})
