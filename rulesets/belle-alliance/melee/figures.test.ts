import { expect, test } from 'vitest'
import { guns, unit } from '../testing.ts'
import type { Unit } from '../state.ts'
import type { FormationKind } from '../tables/formations.ts'
import type { Aspect } from './aspect.ts'
import { figuresFighting, meleeUnits } from './figures.ts'
import { blue } from './testing.ts'

const enemy = unit({ ...blue, id: 'u2' })

function formed(kind: FormationKind, figures: number, given: Partial<Unit> = {}): Unit {
  return unit({ figures, formation: { kind, front: null, gap: null }, ...given })
}

function column(figures: number, front = 6): Unit {
  return unit({ figures, formation: { kind: 'attackColumn', front, gap: null } })
}

function fighting(units: Unit[], taken: Aspect): [number[], number[]] {
  const figures = units.map(one => figuresFighting(one, enemy, taken))
  return [figures, figures.map(meleeUnits)]
}

test('[BA-4.1.3-10] [BA-Q-51] BA-TV-155 the attacked side of a square', () => {
  const squares = [16, 24, 32, 40].map(figures => formed('square', figures))
  expect(fighting(squares, 'front')).toEqual([
    [6, 8, 10, 12],
    [1, 1, 1, 1],
  ])
})

test('[BA-4.1.3-08] BA-TV-156 a defender taken in the flank', () => {
  const horse = formed('line', 16, { arm: 'medium cavalry' })
  const units = [formed('line', 30), column(30), formed('marchColumn', 20), horse]
  expect(fighting(units, 'flank')).toEqual([
    [4, 10, 20, 4],
    [1, 1, 2, 1],
  ])
})

test('[BA-4.1.3-08] BA-TV-157 a defender taken in the rear', () => {
  expect(fighting([formed('line', 30), column(24), column(26)], 'rear')).toEqual([
    [30, 12, 8],
    [3, 1, 1],
  ])
})

test('[BA-4.1.3-08] to the front the two front ranks, of guns all gunners, in tens', () => {
  const battery = formed('unlimbered', 12, { arm: 'artillery', guns: guns(4) })
  const units = [formed('line', 24), column(30), formed('marchColumn', 20), battery]
  expect(fighting(units, 'front')).toEqual([
    [24, 12, 4, 12],
    [3, 1, 1, 1],
  ])
  expect([2, 3, 12, 13].map(meleeUnits)).toEqual([0, 1, 1, 2])
})

test('[BA-4.1.3-10] huddle, work and rest two ranks of a side; FU and garrisons all', () => {
  const blocks = (['huddle', 'work', 'rest'] as const).map(kind => formed(kind, 30))
  expect(fighting(blocks, 'front')[0]).toEqual([12, 12, 12])
  const routed = formed('rout', 30, { disorder: 'FU' })
  const garrison = formed('line', 50, { building: 't1', walls: { width: 9_000, depth: 9_000 } })
  expect(fighting([routed, garrison], 'front')[0]).toEqual([30, 50])
})

test('[BA-4.1.3-10] [BA-4.3.1-03] of a line that fights alone the figures within 15 cm of the enemy', () => {
  const line = formed('skirmish', 20, {
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  })
  const small = unit({ ...blue, id: 'u2', figures: 8 })
  expect(figuresFighting(line, small, 'front')).toBeLessThan(20)
  expect(figuresFighting(line, { ...small, y: 130_000 }, 'front')).toBe(0)
  expect(figuresFighting({ ...line, figures: 4 }, small, 'front')).toBe(4)
})
