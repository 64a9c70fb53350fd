import { expect, test } from 'vitest'
import { battleOf } from '../testing.ts'
import { done } from './done.ts'

const ships = [
  { id: 'ajax', name: 'Ajax' },
  { id: 'orion', name: 'Orion', x: 30_000, hasMoved: true },
]

test('[LOB-061] a seat is not done while a ship of it has still to move', () => {
  expect(done.judge(battleOf({ ships }), 'red', { kind: 'done' }).because).toEqual([
    { rule: 'LOB-061', message: 'lob.refuse.mustMove', values: { count: 1, ships: 'Ajax' } },
  ])
  expect(done.offers(battleOf({ ships }), 'red')).toEqual([])
  const moved = battleOf({ ships: ships.map(ship => ({ ...ship, hasMoved: true })) })
  expect(done.offers(moved, 'red')).toEqual([{ kind: 'done' }])
})

test('[LOB-061] [LOB-102] [LOB-203] a ship that has still to move is told only what is open to her', () => {
  const bound = [
    ...ships,
    { id: 'spartiate', name: 'Spartiate', x: 10_000, isFleeing: true },
    { id: 'bellona', name: 'Bellona', x: 15_000, manoeuvre: 'tackFailed' as const },
  ]
  const { because } = done.judge(battleOf({ ships: bound }), 'red', { kind: 'done' })
  expect(because.map(({ rule, message, values }) => [rule, message, values?.ships])).toEqual([
    ['LOB-061', 'lob.refuse.mustMove', 'Ajax'],
    ['LOB-102', 'lob.refuse.mustRunOn', 'Bellona'],
    ['LOB-203', 'lob.refuse.mustFlee', 'Spartiate'],
  ])
})

test('[LOB-046] in the other phases a seat says itself when it is done', () => {
  for (const at of ['shots', 'target', 'board'])
    expect(done.judge(battleOf({ ships, at }), 'red', { kind: 'done' }).allowed).toBe(true)
})
