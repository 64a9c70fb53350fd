import type { Roll } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { lineOf } from '../journeys/battles-for-tests.ts'
import { telling } from './telling-lines.ts'
import type { Weighed } from './telling-lines.ts'

const roll: Roll = { rule: 'T-1', sides: 6, count: 1, result: 4, tally: [] }

function told(key: string, weight: number, look: Partial<Weighed['line']> = {}): Weighed {
  return { line: { ...lineOf(key), ...look }, weight, isAboutPiece: true }
}
const thrown = (key: string, weight: number, inPhase = '') =>
  told(key, weight, { rolls: [roll], inPhase })
const keysOf = (...lines: Weighed[]) => telling(lines).map(({ text }) => text.key)

test('the throw on which most hung is told, with what came of it', () => {
  const lines = [told('manoeuvre', 0), thrown('wear', 0), thrown('shot', 0), told('boxes', 8)]
  expect(keysOf(...lines)).toEqual(['shot', 'boxes'])
})

test('what changed by itself needs no other line', () => {
  expect(keysOf(thrown('shot', 3), told('after', 1))).toEqual(['shot'])
})

test('a later phase is not what the dice did', () => {
  const wind = told('wind', 9, { inPhase: 'command' })
  expect(keysOf(thrown('miss', 0, 'fire'), wind)).toEqual(['miss'])
})

test('a throw about nobody tells nothing where nothing changed', () => {
  const wind = { ...thrown('wind', 0), isAboutPiece: false }
  expect(keysOf(wind)).toEqual([])
  expect(keysOf(thrown('miss', 0), wind)).toEqual(['miss'])
})
