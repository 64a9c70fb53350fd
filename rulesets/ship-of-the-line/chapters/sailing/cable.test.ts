import { expect, test } from 'vitest'
import { battleOf } from '../../fixtures.ts'
import type { SolOrderRules } from '../../rules.ts'
import { move } from './move.ts'
import { comeAbout, wear } from './tack.ts'

function listOf<K extends 'move' | 'comeAbout' | 'wear'>({ tool }: SolOrderRules<K>) {
  if (tool?.tool !== 'list') throw new Error('Not chosen from a list.')
  return tool
}

const state = () =>
  battleOf({ options: { rammingAllowed: true }, ships: [{ x: 5, y: 5, heading: 1 }] })

test('a move leads straight from dot to dot, in ground units', () => {
  expect(listOf(move).leads?.(state(), 'a', { kind: 'move', turn: 1, alongside: null })).toEqual([
    { x: 5000, y: -5000, heading: 4500 },
    { x: 5500, y: -5000, heading: 9000 },
    { x: 6000, y: -5000, heading: 9000 },
  ])
})

test('coming about goes over the wind’s eye, wearing over its opposite', () => {
  expect(listOf(comeAbout).leads?.(state(), 'a', { kind: 'comeAbout', heading: 7 })).toEqual([
    { x: 5000, y: -5000, heading: 4500 },
    { x: 5000, y: -4500, heading: 0 },
    { x: 5000, y: -4000, heading: 31_500 },
  ])
  expect(listOf(wear).leads?.(state(), 'a', { kind: 'wear', heading: 7 })).toEqual([
    { x: 5000, y: -5000, heading: 4500 },
    { x: 5000, y: -5500, heading: 18_000 },
    { x: 5000, y: -6000, heading: 31_500 },
  ])
})

test('a collision leads back to the dot, alongside', () => {
  const met = battleOf({
    ships: [
      { x: 5, y: 5, heading: 2 },
      { seat: 'b', x: 6, y: 5 },
    ],
  })
  expect(listOf(move).leads?.(met, 'a', { kind: 'move', turn: 0, alongside: 4 })).toEqual([
    { x: 5000, y: -5000, heading: 9000 },
    { x: 5500, y: -5000, heading: 9000 },
    { x: 5000, y: -5000, heading: 18_000 },
  ])
})

test('the ship whose turn it is acts', () => {
  const order = { kind: 'move', turn: 0, alongside: null } as const
  expect(listOf(move).piece?.(order, state())).toBe('a1')
})

test('where no ship has its turn nothing leads anywhere', () => {
  const idle = battleOf({ turn: null, ships: [{}] })
  const about = { kind: 'comeAbout', heading: 7 } as const
  expect(listOf(comeAbout).leads?.(idle, 'a', about)).toEqual([])
  expect(listOf(wear).leads?.(idle, 'a', { ...about, kind: 'wear' })).toEqual([])
})
