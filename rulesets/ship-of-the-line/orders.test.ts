import { errorIn, withUsual } from '@grognard/umpire'
import type { FieldShapes, Json } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { board } from './chapters/boarding/board.ts'
import { repair } from './chapters/disengagement/repair.ts'
import { playCard } from './chapters/officers/play-card.ts'
import { move } from './chapters/sailing/move.ts'
import { comeAbout, wear } from './chapters/sailing/tack.ts'

/** Where an order is none at all, whatever the battle; undefined where it is one. */
function error({ shape }: { shape: FieldShapes }, order: Record<string, Json>) {
  return errorIn({ type: 'record', fields: shape }, order)?.at
}

test('[SOL-024] there are eight headings, 0 to 7', () => {
  for (const rules of [comeAbout, wear]) {
    expect([0, 7].map(heading => error(rules, { heading }))).toEqual([undefined, undefined])
    expect([-1, 8].map(heading => error(rules, { heading }))).toEqual(['heading', 'heading'])
  }
  const alongside = { target: 'b1', marines: false }
  expect([0, 7].map(heading => error(board, { ...alongside, heading }))).toEqual([
    undefined,
    undefined,
  ])
  expect([-1, 8].map(heading => error(board, { ...alongside, heading }))).toEqual([
    'heading',
    'heading',
  ])
})

test('[SOL-C08] a card turns the ship by 45 degrees at most', () => {
  const faults = [-2, -1, 0, 1, 2].map(turn => error(playCard, { card: 'MAS-1', mast: null, turn }))
  expect(faults).toEqual(['turn', undefined, undefined, undefined, 'turn'])
})

test('[SOL-128] as many batteries may be named as a ship has', () => {
  const all = (['starboard', 'port'] as const).flatMap(side =>
    [1, 2, 3, 4, 5].map(battery => ({ side, battery })),
  )
  const order = { what: 'batteries', mast: null }
  expect(error(repair, { ...order, batteries: all })).toBeUndefined()
  expect(error(repair, { ...order, batteries: [...all, ...all.slice(0, 1)] })).toBe('batteries')
  expect(error(repair, { ...order, batteries: [{ side: 'port', battery: 6 }] })).toBe(
    'batteries[0].battery',
  )
})

test('[SOL-024] [SOL-046] an order that leaves out its turn means none', () => {
  const full = (fields: FieldShapes, order: Record<string, Json>) =>
    withUsual({ type: 'record', fields }, order)
  expect(full(move.shape, {})).toMatchObject({ turn: 0 })
  expect(full(playCard.shape, { card: 'CAR-1' })).toMatchObject({ turn: 0, mast: null })
})
