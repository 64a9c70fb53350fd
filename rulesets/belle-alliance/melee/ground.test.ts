import { expect, test } from 'vitest'
import { battle, square } from '../testing.ts'
import type { Terrain } from '../terrain.ts'
import { fightsOf } from './fights.ts'
import { meleeUnitsOf, sideIn } from './side.ts'
import { attack, blue, counted, duel, fought } from './testing.ts'

test('[BA-4.1.3-04] cover behind a wall that lies between, and in a wood', () => {
  const wall: Partial<Terrain> = {
    kind: 'linear',
    points: [80_000, 105_000, 120_000, 105_000],
    obstacle: 'II',
    cover: 'II',
  }
  const walled = duel({}, {}, { terrain: [wall] })
  expect(counted(walled, 'u1')).toEqual({ infUncovered: -2, cover2: -4 })
  expect(counted(walled, 'u2')).toEqual({})
  const behind = { ...wall, points: [80_000, 109_000, 120_000, 109_000] }
  expect(counted(duel({}, {}, { terrain: [behind] }), 'u1')).not.toHaveProperty('cover2')
  const wood: Partial<Terrain> = {
    kind: 'wood',
    points: square(100_000, 115_000, 60_000, 22_000),
    cover: 'I',
    edgeCover: 'I',
  }
  expect(counted(duel({}, {}, { terrain: [wood] }), 'u1')).toMatchObject({ cover1: -2 })
})

test('[BA-2.3.5-01] [BA-2.3.5-02] an obstacle under it, and for the attacker one between the two', () => {
  const hedge: Partial<Terrain> = {
    kind: 'linear',
    points: [80_000, 102_500, 120_000, 102_500],
    obstacle: 'I',
  }
  const between = duel({}, {}, { terrain: [hedge] })
  expect(counted(between, 'u1')).toMatchObject({ obstacle: -2 })
  expect(counted(between, 'u2')).not.toHaveProperty('obstacle')
  const under = { ...hedge, points: [80_000, 106_500, 120_000, 106_500] }
  expect(counted(duel({}, {}, { terrain: [under] }), 'u2')).toMatchObject({ obstacle: -2 })
})

test('[BA-4.1.9-01] uphill: figures of the attacker stand lower; a line does not matter', () => {
  const hill: Partial<Terrain> = {
    kind: 'hill',
    level: 1,
    points: square(100_000, 120_000, 80_000, 40_000 - 4_000),
  }
  expect(counted(duel({}, {}, { terrain: [hill] }), 'u1')).toMatchObject({ uphill: -1 })
  expect(counted(duel({}, {}, { terrain: [hill] }), 'u2')).not.toHaveProperty('uphill')
  const line = {
    id: 'line',
    mother: 'u1',
    y: 103_000,
    figures: 8,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  } as const
  const both = { ...hill, points: square(100_000, 110_000, 80_000, 40_000) }
  expect(counted(duel({}, {}, { terrain: [both], units: [line] }), 'u1')).not.toHaveProperty(
    'uphill',
  )
})

test('[BA-6.1.2-02] [BA-6.1.2-08] a garrison has no flank, counts all figures, and its cover', () => {
  const house: Partial<Terrain> = {
    id: 'house',
    kind: 'building',
    points: square(100_000, 110_000, 10_000),
    cover: 'II',
    capacity: 40,
  }
  const garrison = { building: 'house', figures: 60 }
  const state = duel({ figures: 40, x: 103_000, y: 104_900 }, garrison, { terrain: [house] })
  expect(counted(state, 'u1')).toEqual({ infUncovered: -2, cover2: -4 })
  expect(counted(state, 'u2')).toEqual({ r50: 1 })
})

test('[BA-6.1.1-07] several parts in a building fight as one, by the larger part\u2019s values', () => {
  const house: Partial<Terrain> = {
    id: 'house',
    kind: 'building',
    points: square(100_000, 110_000, 10_000),
    cover: 'I',
    capacity: 40,
  }
  const inside = { ...blue, building: 'house', hasFought: true }
  const state = battle({
    terrain: [house],
    units: [
      { hasFought: true, figures: 20, y: 104_900 },
      { ...inside, figures: 10, valeur: -2 },
      { ...inside, figures: 25, valeur: 1 },
    ],
    attacks: [attack('u1', 'u2')],
  })
  expect(counted(state, 'u3')).toEqual({ r50: 1, valeur: 1 })
  const [melee] = fightsOf(state)
  expect(melee && meleeUnitsOf(sideIn(state, melee, 'u3'))).toBe(4)
})

test('[BA-6.1.2-06] both sides at one empty building: frontal, and its cover counts for both', () => {
  const house: Partial<Terrain> = {
    id: 'house',
    kind: 'building',
    points: square(100_000, 105_000, 10_000),
    cover: 'II',
    capacity: 40,
  }
  const at = { target: '', againstPosition: true, terrain: 'house' }
  const state = duel(
    {},
    { y: 110_000 },
    { terrain: [house], attacks: [attack('u1', null, at), attack('u2', null, at)] },
  )
  expect(counted(state, 'u1')).toEqual({ infUncovered: -2, cover2: -4 })
  expect(counted(state, 'u2')).toEqual({ infUncovered: -2, cover2: -4 })
})

test('[BA-6.1.2-06] [BA-4.1.1-09] [BA-4.1.1-10] one of them gave way under fire: the other has won', () => {
  const at = { target: '', againstPosition: true, terrain: 'house' }
  const house: Partial<Terrain> = {
    id: 'house',
    kind: 'building',
    points: square(100_000, 105_000, 10_000),
    capacity: 40,
  }
  const attacks = [attack('u1', null, at), attack('u2', null, { ...at, state: 'lapsed' })]
  const shot = duel({}, { y: 150_000, disorder: 'FU' }, { terrain: [house], attacks })
  const { unit, state } = fought(shot, [])
  expect(state.attacks.map(row => row.state)).toEqual(['routed', 'fought'])
  expect(unit('u1')).toMatchObject({ attackedIn: 2, routedEnemyIn: 2 })
  expect(unit('u2')).toMatchObject({ attackedIn: null, defendedIn: null })
})
