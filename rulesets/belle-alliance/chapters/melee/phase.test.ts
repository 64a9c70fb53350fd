import { expect, test } from 'vitest'
import { play, scriptedDice, seededDice, stepOf } from '@grognard/umpire'
import { battle, doing, square } from '../../fixtures.ts'
import { belleAlliance } from '../../index.ts'
import type { State } from '../../model/state.ts'
import { unitOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import { attack, blue } from './fixtures.ts'

/** Plays orders, each of which has to be lawful; dice that are not told are rolled. */
function played(start: State, dice: number[], ...orders: [seat: string, order: Order][]) {
  const source = scriptedDice(dice, seededDice('melee'))
  const events: { kind: string }[] = []
  let state = start
  for (const [seat, order] of orders) {
    const result = play(belleAlliance, state, seat, order, source)
    expect(result.ruling.because).toEqual([])
    events.push(...result.events)
    state = result.state
  }
  return { state, kinds: events.map(({ kind }) => kind) }
}

const done: Order = { kind: 'done' }
const advance: Order = {
  kind: 'advance',
  unit: 'u1',
  pivot: 0,
  distance: 10_000,
  target: '',
  building: '',
}

/** Red attacks, with another red behind it that may support it; a second blue stands further off. */
function phase(): State {
  return battle({
    at: 'attackers',
    waiting: ['red'],
    units: [
      { hasFought: true, doing: doing({ marched: 10_000, sinceAbout: 10_000, rate: 'normal' }) },
      { ...blue, hasFought: true },
      { y: 92_000 },
      { ...blue, y: 114_500, x: 118_000, figures: 20 },
    ],
    attacks: [attack('u1', 'u2')],
  })
}

test('[BA-4.1.4-04] melee, rout, continued attack and second round follow one another', () => {
  const helped = played(
    phase(),
    [6, 6, 5, 1, 3, 4],
    ['red', { kind: 'support', unit: 'u3', of: 'u1', against: 'u2' }],
    ['red', done],
    ['blue', done],
  )
  expect(stepOf(helped.state)).toBe('advance')
  expect(helped.kinds.indexOf('meleesFought')).toBeLessThan(helped.kinds.indexOf('routed'))
  const after = played(helped.state, [], ['red', { ...advance, target: 'u4' }], ['red', done])
  const { kinds } = after
  expect(kinds.indexOf('continuedAttackAnnounced')).toBeLessThan(kinds.indexOf('ticked'))
  expect(kinds).toContain('attackMet')
  expect(kinds.lastIndexOf('meleeRolled')).toBeGreaterThan(kinds.indexOf('attackMet'))
  expect(unitOf(after.state, 'u1').attackedIn).toBe(2)
})

test('[BA-4.1.4-03] after the second round nobody advances any more', () => {
  const first = played(phase(), [6, 6, 5, 1, 3, 4], ['red', done], ['blue', done])
  const second = played(first.state, [], ['red', { ...advance, target: 'u4' }], ['red', done])
  expect(stepOf(second.state)).not.toBe('advance')
  expect(second.state.advances.every(({ isShown }) => isShown)).toBe(true)
})

test('[BA-4.1.4-04] what is written is hidden from the other side until all have written', () => {
  const { state } = played(
    phase(),
    [6, 6, 5, 1, 3, 4],
    ['red', done],
    ['blue', done],
    ['red', advance],
  )
  expect(belleAlliance.secrecy.view(state, 'red').advances).toHaveLength(1)
  expect(belleAlliance.secrecy.view(state, 'blue').advances).toEqual([])
})

test('[BA-4.1.4-05] [BA-6.1.2-07] a garrison is driven out, and its building taken', () => {
  const house = {
    id: 'house',
    kind: 'building' as const,
    points: square(100_000, 108_000, 10_000),
    cover: 'I' as const,
    capacity: 44,
  }
  const start = battle({
    at: 'attackers',
    waiting: ['red'],
    terrain: [house],
    units: [
      { hasFought: true, figures: 40, y: 99_000 },
      { ...blue, hasFought: true, building: 'house', figures: 12 },
      { y: 91_000 },
      { ...blue, y: 190_000 },
    ],
    attacks: [attack('u1', 'u2', { againstPosition: true, terrain: 'house' })],
  })
  const { state } = played(start, [6, 6, 5, 1, 1, 4], ['red', done])
  const inside = { ...advance, building: 'house' }
  const after = played(state, [], ['red', inside], ['red', done])
  expect(after.kinds).toContain('buildingOccupied')
  expect(unitOf(after.state, 'u1').building).toBe('house')
})

test('[BA-6.1.2-05] an empty building is taken by the advance alone', () => {
  const house = {
    id: 'house',
    kind: 'building' as const,
    points: square(100_000, 105_000, 10_000),
    capacity: 44,
  }
  const empty = { againstPosition: true, terrain: 'house', state: 'fought' } as const
  const start = battle({
    at: 'advance',
    waiting: ['red'],
    terrain: [house],
    units: [{ y: 100_000 }, { ...blue, y: 190_000 }],
    attacks: [attack('u1', null, empty)],
  })
  const { state } = played(start, [], ['red', { ...advance, building: 'house' }], ['red', done])
  expect(unitOf(state, 'u1').building).toBe('house')
})
