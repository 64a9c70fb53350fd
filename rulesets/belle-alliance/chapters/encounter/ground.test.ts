import { expect, test } from 'vitest'
import { doing, guns, square } from '../../fixtures.ts'
import type { Unit } from '../../model/unit.ts'
import { about, attack, march, marched, pivot, sheet, straight, wheel } from './fixtures.ts'

const ahead = march([straight(200)])
const blue: Partial<Unit> = { seat: 'blue', heading: 18_000 }
const column: Partial<Unit> = { formation: { kind: 'marchColumn', front: null, gap: null } }
const line = { kind: 'skirmish' as const, front: null, gap: 1500 }
const horse: Partial<Unit> = { arm: 'medium cavalry', figures: 16 }
const road = { kind: 'road' as const, points: [100_000, 0, 100_000, 200_000], width: 3_000 }

test('[BA-2.3.1-01] [BA-2.3.1-07] [BA-Q-15] slower ground slows as soon as a figure is in it', () => {
  const { at } = marched({
    units: [{}],
    terrain: [{ points: square(100_000, 120_000, 80_000, 20_000) }],
    sheets: [sheet('u1', ahead)],
  })
  expect(at('u1')[1]).toBeCloseTo(110 + 10 * 0.5, 1)
})

test('[BA-2.3.1-01] closed ground ends a leg at its edge, and the next leg goes on', () => {
  const wood = { kind: 'wood' as const, points: square(100_000, 120_000, 80_000, 20_000) }
  const setting = { units: [{}], terrain: [wood] }
  const { at } = marched({
    ...setting,
    sheets: [sheet('u1', march([straight(50), about, straight(4)]))],
  })
  expect(at('u1')[1]).toBeCloseTo(110 - 3 - 4, 1)
  expect(at('u1')[2]).toBe(180)
})

test('[BA-Q-50] a column follows the road at the road rate, a line crosses it at its own', () => {
  const at = (given: Partial<Unit>) =>
    marched({ units: [given], terrain: [road], sheets: [sheet('u1', ahead)] }).at('u1')[1]
  expect(at(column)).toBe(150)
  expect(at({})).toBe(120)
})

test('BA-TV-164: an infantry line along a road and across it', () => {
  const across = marched({
    units: [{ x: 90_000, heading: 9_000 }],
    terrain: [road],
    sheets: [sheet('u1', ahead)],
  })
  expect(across.at('u1')[0]).toBe(110)
})

test('[BA-2.3.5-03] [BA-2.3.5-01] an obstacle slows while any figure passes it', () => {
  const hedge = { kind: 'linear' as const, points: [60_000, 102_000, 140_000, 102_000] }
  const { at } = marched({
    units: [{}],
    terrain: [{ ...hedge, obstacle: 'II' }],
    sheets: [sheet('u1', ahead)],
  })
  expect(at('u1')[1]).toBeCloseTo(102 + 3 + 20 - 2 - 2 * 3, 1)
})

test('[BA-2.3.5-03] class III bars horsemen', () => {
  const wall = { kind: 'linear' as const, points: [60_000, 105_000, 140_000, 105_000] }
  const { at } = marched({
    units: [horse],
    terrain: [{ ...wall, obstacle: 'III' }],
    sheets: [sheet('u1', ahead)],
  })
  expect(at('u1')[1]).toBeCloseTo(105, 1)
})

test('[BA-2.3.6-01] [BA-2.3.6-02] a river over 5 cm is crossed on its bridge, by march columns only', () => {
  const river = { kind: 'stream' as const, points: [0, 110_000, 200_000, 110_000], width: 6_000 }
  const bridge = {
    kind: 'road' as const,
    points: [100_000, 104_000, 100_000, 116_000],
    width: 4_000,
    crossing: 'woodenBridge' as const,
  }
  const at = (given: Partial<Unit>) =>
    marched({ units: [given], terrain: [river, bridge], sheets: [sheet('u1', ahead)] }).at('u1')[1]
  expect(at(column)).toBeGreaterThan(130)
  expect(at({})).toBeCloseTo(107, 1)
})

test('[BA-2.3.1-06] halvings multiply over the whole march', () => {
  const { at } = marched({
    units: [{ disorder: 'LU', doing: doing({ reformed: true }) }],
    sheets: [sheet('u1', ahead)],
  })
  expect(at('u1')[1]).toBe(105)
})

test('[BA-2.3.1-05] unlimbered guns go backwards, skirmish lines also sideways', () => {
  const battery: Partial<Unit> = { arm: 'artillery', guns: guns(2) }
  const { at } = marched({
    units: [battery, { x: 150_000, formation: line, figures: 10 }],
    sheets: [
      sheet('u1', march([straight(50)], { course: 18_000 })),
      sheet('u2', march([straight(50)], { course: 9_000 })),
    ],
  })
  expect(at('u1')).toEqual([100, 85, 0])
  expect(at('u2')).toEqual([180, 100, 0])
})

test('[BA-2.4.2-01] a skirmish line turns at its full rate', () => {
  const { at } = marched({
    units: [{ formation: line, figures: 10 }],
    sheets: [sheet('u1', march([wheel(90)]))],
  })
  expect(at('u1')[2]).toBe(90)
})

test('[BA-2.4.3-01] [BA-2.4.3-03] columns pivot at half march, on a road at the full one', () => {
  const turned = (...terrain: (typeof road)[]) =>
    marched({ units: [column], terrain, sheets: [sheet('u1', march([pivot(10), straight(200)]))] })
  expect(turned().unit('u1').doing.marched).toBe(40_000 - 500)
  expect(turned(road).unit('u1').doing.marched).toBeGreaterThan(40_000)
})

test('[BA-2.3.2-01] [BA-2.3.2-02] a fast march doubles the rate, enemy skirmish lines or not', () => {
  const { at, unit } = marched({
    units: [column, { ...blue, y: 190_000, formation: line, figures: 6 }],
    sheets: [sheet('u1', march([straight(200)], { rate: 'fast' }))],
  })
  expect(at('u1')[1]).toBe(180)
  expect(unit('u1').doing.rate).toBe('fast')
})

test('[BA-2.3.2-03] [BA-Q-15] near a closed enemy it falls to normal for the rest of the turn', () => {
  const { at, events } = marched({
    units: [
      { ...column, y: 50_000 },
      { ...blue, y: 170_000 },
    ],
    sheets: [sheet('u1', march([straight(200)], { rate: 'fast' }))],
  })
  expect(at('u1')[1]).toBeCloseTo(50 + 32 + 12 * 2, 1)
  expect(events).toContainEqual({
    kind: 'rateTaken',
    unit: 'u1',
    rate: 'normal',
    because: 'enemyNear',
    by: 'u2',
  })
})

test('[BA-2.3.3-01] a charge goes up to difficult ground and ends on meeting it', () => {
  const { at, unit, kinds } = marched({
    units: [{}],
    terrain: [{ points: square(100_000, 130_000, 80_000, 40_000) }],
    sheets: [sheet('u1', march([straight(200)], { rate: 'charge' }))],
  })
  expect(at('u1')[1]).toBeCloseTo(110 + 15 * 0.5, 1)
  expect(kinds).toEqual(['rateTaken', 'rateTaken', 'marchHeldUp'])
  expect(unit('u1')).toMatchObject({ chargedIn: 2, doing: { rate: 'normal' } })
})

test('[BA-2.3.3-02] [BA-2.3.3-04] [BA-Q-47] neither in LU nor within four turns of the last one', () => {
  const at = (given: Partial<Unit>, turn = 6) =>
    marched({
      turn,
      units: [given],
      sheets: [sheet('u1', march([straight(200)], { rate: 'charge' }))],
    }).at('u1')[1]
  expect(at({})).toBe(140)
  expect(at({ disorder: 'LU' })).toBe(110)
  expect(at({ chargedIn: 2 })).toBe(120)
  expect(at({ chargedIn: 1 })).toBe(140)
})

test('[BA-2.3.3-01] [BA-2.3.5-03] a shallow line does not step over a hedge at the charge', () => {
  const hedge = { kind: 'linear' as const, points: [60_000, 100_300, 140_000, 100_300] }
  const { at, unit } = marched({
    units: [{ formation: line, figures: 10 }],
    terrain: [{ ...hedge, obstacle: 'II' }],
    sheets: [sheet('u1', march([straight(200)], { rate: 'charge' }))],
  })
  expect(unit('u1').doing.rate).toBe('normal')
  expect(at('u1')[1]).toBeLessThan(130)
})

test('[BA-2.4.3-01] a column pays for the turn of its first rank only', () => {
  const { at, unit } = marched({
    units: [{ formation: { kind: 'attackColumn', front: 6, gap: null }, figures: 36 }],
    sheets: [sheet('u1', march([pivot(30), straight(200)]))],
  })
  const turning = (9_000 * 1.5) / 3
  expect(at('u1')[2]).toBe(30)
  expect(unit('u1').doing.marched).toBe(30_000 - 2 * turning + turning)
})

test('[BA-4.1.2-04] an enemy that comes up to the empty position may be attacked there', () => {
  const hedge = { kind: 'linear' as const, points: [60_000, 105_000, 140_000, 105_000] }
  const met = (ifMet: 'attack' | 'stop') =>
    marched({
      units: [{}, { ...blue, y: 190_000 }, { ...blue, y: 122_000 }],
      terrain: [hedge],
      sheets: [sheet('u1', ahead), sheet('u3', march([straight(200)], { fromTick: 6 }))],
      attacks: [attack('u1', 'u2', { againstPosition: true, terrain: 't1', ifMet })],
    }).state.attacks[0]
  expect(met('attack')).toMatchObject({ met: 'u3', state: 'met', againstPosition: false })
  expect(met('stop')).toMatchObject({ met: null, state: 'met', againstPosition: true })
})

test('[BA-4.1.2-04] an attack on an empty house stops in contact with it', () => {
  const house = { kind: 'building' as const, points: square(100_000, 115_000, 20_000, 10_000) }
  const { at, state } = marched({
    units: [{}, { ...blue, y: 190_000 }],
    terrain: [house],
    sheets: [sheet('u1', ahead)],
    attacks: [attack('u1', 'u2', { againstPosition: true, terrain: 't1' })],
  })
  expect(at('u1')[1]).toBeCloseTo(110, 1)
  expect(state.attacks[0]).toMatchObject({ state: 'met', met: null })
})

test('[BA-4.1.2-01] [BA-4.1.2-04] an attack on a position ends at its hedge or inside its wood', () => {
  const hedge = { kind: 'linear' as const, points: [60_000, 112_000, 140_000, 112_000] }
  const orchard = { kind: 'difficult' as const, points: square(100_000, 118_000, 60_000, 20_000) }
  const atEnd = (terrain: typeof hedge | typeof orchard) =>
    marched({
      units: [{}, { ...blue, y: 190_000 }],
      terrain: [terrain],
      sheets: [sheet('u1', ahead)],
      attacks: [attack('u1', 'u2', { againstPosition: true, terrain: 't1' })],
    })
  expect(atEnd(hedge).at('u1')[1]).toBeCloseTo(112, 1)
  expect(atEnd(orchard).at('u1')[1]).toBeCloseTo(108, 1)
  expect(atEnd(orchard).kinds).toContain('positionReached')
})
