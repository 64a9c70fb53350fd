import { expect, test } from 'vitest'
import type { FormationKind } from '../../book/tables/troops.ts'
import { doing, guns, unit } from '../../fixtures.ts'
import { figuresBehindFront, isMetBy } from '../../model/attacks.ts'
import { edgesOf } from '../../model/footprint.ts'
import type { Unit } from '../../model/unit.ts'
import { aspectOf, figuresFighting, isOverlapping, meleeUnits } from './fights.ts'
import type { Aspect } from './fights.ts'
import { attack, blue, counted, duel } from './fixtures.ts'

function formed(kind: FormationKind): Partial<Unit> {
  return { formation: { kind, front: null, gap: null } }
}

test('[BA-4.3.2-01] a line in the zone between the two covers its soutien', () => {
  const line = {
    id: 'line',
    mother: 'u1',
    y: 103_000,
    figures: 8,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  } as const
  const state = duel({}, {}, { units: [line] })
  expect(counted(state, 'u1')).toEqual({})
  expect(counted(state, 'u2')).toEqual({ infUncovered: -2 })
  const aside = duel({}, {}, { units: [{ ...line, y: 96_000 - 3_000 }] })
  expect(counted(aside, 'u1')).toMatchObject({ infUncovered: -2 })
})

test('[BA-4.3.2-01] [BA-4.3.2-04] a line that is attacked too still covers its soutien, and has fired for it', () => {
  const line = {
    id: 'line',
    mother: 'u5',
    y: 103_000,
    figures: 8,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
    doing: doing({ fired: true }),
  } as const
  const others = [
    line,
    { ...blue, id: 'u4', figures: 20, y: 108_000, x: 107_000 },
    { id: 'u5', x: 30_000 },
  ]
  const attacks = [attack('u2', 'u1'), attack('u4', 'line')]
  const state = duel(
    { figures: 20, soutienOf: 'line' },
    { figures: 20 },
    { units: others, attacks },
  )
  expect(counted(state, 'u1')).toEqual({ fired: -3 })
})

test('[BA-4.3.2-02] [BA-Q-72] figures of the line within 15 cm count in the soutien\u2019s number', () => {
  const line = {
    id: 'line',
    mother: 'u1',
    y: 96_000,
    figures: 10,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  } as const
  const state = duel({ figures: 20 }, { figures: 20 }, { units: [line] })
  expect(counted(state, 'u1')).toMatchObject({ r50: 1 })
  const far = duel({ figures: 20 }, { figures: 20 }, { units: [{ ...line, y: 70_000 }] })
  expect(counted(far, 'u1')).not.toHaveProperty('r50')
})

test('[BA-4.3.2-04] a line that fired: its soutien when near, a mother unit always', () => {
  const line = {
    id: 'line',
    mother: 'u1',
    y: 60_000,
    figures: 10,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
    doing: doing({ fired: true }),
  } as const
  expect(counted(duel({}, {}, { units: [line] }), 'u1')).toMatchObject({ fired: -3 })
  const other = { ...line, mother: 'u4', y: 96_000 - 3_000 }
  const mother = { id: 'u4', x: 30_000 }
  const backing = duel({ soutienOf: 'line' }, {}, { units: [other, mother] })
  expect(counted(backing, 'u1')).toMatchObject({ fired: -3 })
  const far = duel({ soutienOf: 'line' }, {}, { units: [{ ...other, y: 60_000 }, mother] })
  expect(counted(far, 'u1')).not.toHaveProperty('fired')
})

test('[BA-4.3.1-04] [BA-4.3.1-03] a line that fights alone: its own row, and a soutien near enough', () => {
  const line = {
    mother: 'u3',
    figures: 12,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  } as const
  const fight = (y: number) => duel({ ...line }, { figures: 12 }, { units: [{ id: 'u3', y }] })
  expect(counted(fight(90_000), 'u1')).toEqual({ skirmish: -4, support: 2 })
  expect(counted(fight(70_000), 'u1')).toEqual({ skirmish: -4 })
})

test('[BA-Q-61] working and routed infantry is uncovered too', () => {
  expect(counted(duel({}, formed('work')), 'u2')).toEqual({ artWorkRest: -2, infUncovered: -2 })
})

const enemy = unit({ ...blue, id: 'u2' })

function formedWith(kind: FormationKind, figures: number, given: Partial<Unit> = {}): Unit {
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
  const squares = [16, 24, 32, 40].map(figures => formedWith('square', figures))
  expect(fighting(squares, 'front')).toEqual([
    [6, 8, 10, 12],
    [1, 1, 1, 1],
  ])
})

test('[BA-4.1.3-08] BA-TV-156 a defender taken in the flank', () => {
  const horse = formedWith('line', 16, { arm: 'medium cavalry' })
  const units = [formedWith('line', 30), column(30), formedWith('marchColumn', 20), horse]
  expect(fighting(units, 'flank')).toEqual([
    [4, 10, 20, 4],
    [1, 1, 2, 1],
  ])
})

test('[BA-4.1.3-08] BA-TV-157 a defender taken in the rear', () => {
  expect(fighting([formedWith('line', 30), column(24), column(26)], 'rear')).toEqual([
    [30, 12, 8],
    [3, 1, 1],
  ])
})

test('[BA-4.1.3-08] to the front the two front ranks, of guns all gunners, in tens', () => {
  const battery = formedWith('unlimbered', 12, { arm: 'artillery', guns: guns(4) })
  const units = [formedWith('line', 24), column(30), formedWith('marchColumn', 20), battery]
  expect(fighting(units, 'front')).toEqual([
    [24, 12, 4, 12],
    [3, 1, 1, 1],
  ])
  expect([2, 3, 12, 13].map(meleeUnits)).toEqual([0, 1, 1, 2])
})

test('[BA-4.1.3-10] huddle, work and rest two ranks of a side; FU and garrisons all', () => {
  const blocks = (['huddle', 'work', 'rest'] as const).map(kind => formedWith(kind, 30))
  expect(fighting(blocks, 'front')[0]).toEqual([12, 12, 12])
  const routed = formedWith('rout', 30, { disorder: 'FU' })
  const garrison = formedWith('line', 50, { building: 't1', walls: { width: 9_000, depth: 9_000 } })
  expect(fighting([routed, garrison], 'front')[0]).toEqual([30, 50])
})

test('[BA-4.1.3-10] [BA-4.3.1-03] of a line that fights alone the figures within 15 cm of the enemy', () => {
  const line = formedWith('skirmish', 20, {
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  })
  const small = unit({ ...blue, id: 'u2', figures: 8 })
  expect(figuresFighting(line, small, 'front')).toBeLessThan(20)
  expect(figuresFighting(line, { ...small, y: 130_000 }, 'front')).toBe(0)
  expect(figuresFighting({ ...line, figures: 4 }, small, 'front')).toBe(4)
})

/** A line of thirty that faces north; its front is 22.5 cm broad, its left wing at x = 88.75. */
const target = unit({ id: 'u2', seat: 'blue' })

const attackColumn: Unit['formation'] = { kind: 'attackColumn', front: 4, gap: null }
const from = (x: number, y: number, heading: number, given: Partial<Unit> = {}) =>
  unit({ id: 'u1', figures: 16, formation: attackColumn, x, y, heading, ...given })

test('[BA-4.1.8-01] flank: three figures behind the front, and straight at the flank', () => {
  const east = from(83_750, 98_500, 9_000)
  expect(aspectOf(east, target)).toBe('flank')
})

test('[BA-4.1.8-01] the line has to meet the flank at 45 degrees or more', () => {
  const steep = from(85_000, 95_500, 4_000)
  const flat = from(85_000, 101_500, 13_600)
  expect(aspectOf(steep, target)).not.toBe('flank')
  expect(aspectOf(flat, target)).not.toBe('flank')
})

test('[BA-4.1.8-02] rear: no flank attack, but straight at the rear', () => {
  expect(aspectOf(from(100_000, 92_000, 0), target)).toBe('rear')
})

test('[BA-4.1.8-01] from before the front neither', () => {
  const south = from(100_000, 105_000, 18_000)
  expect(aspectOf(south, target)).toBe('front')
  expect(isOverlapping(south, target)).toBe(false)
})

test('[BA-4.1.8-03] overlap: three figures behind the front, and a flank met at less than 45 degrees', () => {
  const aslant = unit({ id: 'u1', figures: 30, x: 83_000, y: 103_500, heading: 13_600 })
  expect(aspectOf(aslant, target)).toBe('front')
  expect(isOverlapping(aslant, target)).toBe(true)
  const short = { ...aslant, figures: 4, x: 86_000, y: 104_500 }
  expect(isOverlapping(short, target)).toBe(false)
})

test('[BA-4.1.8-03] a defender may overlap too', () => {
  const state = duel(
    { figures: 12, heading: 0 },
    { x: 106_000, y: 101_000, heading: 22_000, figures: 30 },
  )
  const [attacker, defender] = state.units
  if (!attacker || !defender) throw new RangeError('Two units fight.')
  expect(aspectOf(attacker, defender)).toBe('front')
  expect(isOverlapping(defender, attacker)).toBe(true)
  expect(counted(state, 'u2')).toMatchObject({ overlap: 2 })
})

test('[BA-1.3.1-10] a square has neither flank nor rear', () => {
  const formed = { ...target, formation: { kind: 'square', front: null, gap: null } } as const
  expect(aspectOf(from(90_500, 100_000, 9_000), formed)).toBe('front')
  expect(isOverlapping(from(90_500, 100_000, 9_000), formed)).toBe(false)
})

test('[BA-4.1.8-04] [BA-T-08] flank and rear in the table; the place of a line does not matter', () => {
  const line: Partial<Unit> = {
    id: 'line',
    seat: 'blue',
    mother: 'u2',
    x: 85_000,
    y: 98_500,
    heading: 27_000,
    figures: 8,
    formation: { kind: 'skirmish', front: null, gap: 1_500 },
  }
  const attacker = { figures: 16, formation: attackColumn, x: 83_750, y: 98_500, heading: 9_000 }
  const turned = duel(attacker, { y: 100_000, heading: 0, figures: 30 }, { units: [line] })
  expect(counted(turned, 'u1')).toMatchObject({ flank: 3 })
  expect(counted(turned, 'u2')).toMatchObject({ flank: -3 })
  const behind = duel(
    { figures: 16, formation: attackColumn, y: 92_000 },
    { y: 100_000, heading: 0 },
  )
  expect(counted(behind, 'u1')).toMatchObject({ rear: 2 })
  expect(counted(behind, 'u2')).toMatchObject({ rear: -2 })
})

test('[BA-4.1.8-01] figures count that stand wholly or partly behind the enemy’s extended front', () => {
  const behind = (y: number) => figuresBehindFront(from(83_750, y, 9_000), target)
  expect([96_000, 100_000, 100_750, 103_100].map(behind)).toEqual([16, 8, 8, 0])
})

test('[BA-4.1.8-01] only what lies straight ahead of the attacker’s own front is met', () => {
  const flank = edgesOf(target).find(edge => edge.countsAs === 'leftFlank')
  const meets = (y: number) => flank && isMetBy(from(83_750, y, 9_000), flank)
  expect([92_000, 98_500, 105_000].map(meets)).toEqual([false, true, false])
})
