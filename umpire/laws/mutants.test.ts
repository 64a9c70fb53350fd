import { changed } from './testing/broken.ts'
import { expect, test } from 'vitest'
import { begin, prepare, seededDice } from '../index.ts'
import { spoil } from './mutants.ts'
import { duel } from './testing/duel.ts'

const { state } = begin(duel, prepare(duel, 'hall'), seededDice('spoil'))

test('so many fields are spoilt as are asked for, and each is refused or taken for a state', () => {
  const { refused, accepted, untold, unplayable } = spoil(duel, [state], 60, 'spoil')
  expect(refused + accepted).toBe(60)
  expect(refused).toBeGreaterThan(0)
  expect(accepted).toBeGreaterThan(0)
  expect([untold, unplayable]).toEqual([[], []])
})

test('a state that is taken though nobody can play on from it is found, and named', () => {
  const boutEnded: typeof duel.rules.apply.boutEnded = (now, event) => {
    if (now.bout >= 7) throw new Error('no such bout')
    duel.rules.apply.boutEnded(now, event)
  }
  const brittle = changed(duel, { apply: { ...duel.rules.apply, boutEnded } })
  const { unplayable } = spoil(brittle, [state], 500, 'spoil')
  expect(new Set(unplayable)).toEqual(new Set(['bout 1 → 7: no such bout']))
})
