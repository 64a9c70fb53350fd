import { expect, test } from 'vitest'
import { square, unit } from '../../fixtures.ts'
import { newPlace } from '../../model/marching/legs.ts'
import { marcherOf } from '../../model/marching/marcher.ts'
import { shiftWith } from '../../model/marching/poses.ts'
import type { Unit } from '../../model/unit.ts'
import {
  about,
  ahead,
  attack,
  blue,
  column,
  horse,
  line,
  march,
  marched,
  sheet,
  straight,
} from './fixtures.ts'
import { besides } from './march-all.ts'

const rout: Partial<Unit> = { disorder: 'FU', formation: { kind: 'rout', front: null, gap: null } }

test('[BA-4.2.0-01] FU is pressed by closed formations only, and not by who attacks it', () => {
  const setting = { units: [{}, { ...blue, ...rout, y: 112_000 }], sheets: [sheet('u1', ahead)] }
  expect(marched(setting).unit('u2').doing.pressedBack).toBe(true)
  const attacked = marched({ ...setting, attacks: [attack('u1', 'u2')] })
  expect(attacked.unit('u2').doing.pressedBack).toBe(false)
  expect(attacked.state.attacks[0]?.met).toBe('u2')
  const byLine = { ...setting, units: [{ formation: line, figures: 10 }, setting.units[1] ?? {}] }
  expect(marched(byLine).unit('u2').doing.pressedBack).toBe(false)
})

test('[BA-4.2.0-02] a skirmish line is pressed back; in cover it may stand', () => {
  const units = [{}, { ...blue, formation: line, figures: 8, y: 112_000 }]
  const sheets = [sheet('u1', ahead)]
  expect(marched({ units, sheets }).at('u2')[1]).toBeCloseTo(125, 1)
  const wall = { kind: 'linear' as const, points: [80_000, 111_995, 120_000, 111_995] }
  const behind = marched({ units, sheets, terrain: [{ ...wall, cover: 'I', obstacle: 'I' }] })
  expect(behind.at('u2')[1]).toBe(112)
})

test('[BA-4.3.1-01] [BA-4.3.1-02] a line near its soutien gives way before an attack, up to the soutien', () => {
  const { state, unit } = marched({
    units: [
      { formation: column },
      { ...blue, formation: line, figures: 8, y: 112_000, mother: 'u3' },
      { ...blue, y: 124_000 },
    ],
    sheets: [sheet('u1', ahead)],
    attacks: [attack('u1', 'u2', { ifMet: 'attack' })],
  })
  expect(unit('u2').doing.pressedBack).toBe(true)
  expect(state.attacks[0]).toMatchObject({ met: 'u3', state: 'met' })
})

test('[BA-4.2.0-06] a line pressed on its soutien stands between it and the enemy', () => {
  const { at } = marched({
    units: [
      { formation: column },
      { ...blue, formation: line, figures: 8, y: 116_000, mother: 'u3' },
      { ...blue, y: 124_000 },
    ],
    sheets: [sheet('u1', ahead)],
  })
  expect(at('u1')[1]).toBeCloseTo(119, 1)
  expect(at('u2')[1]).toBeLessThanOrEqual(124)
  expect(at('u2')[1] - 1.5).toBeGreaterThanOrEqual(119)
})

test('[BA-4.2.0-04] the terrain under the pressed slows the presser', () => {
  const { at } = marched({
    units: [{}, { ...blue, ...rout, y: 112_000 }],
    terrain: [{ kind: 'difficult', points: square(100_000, 150_000, 100_000, 80_000) }],
    sheets: [sheet('u1', ahead)],
  })
  expect(at('u1')[1]).toBeLessThan(112)
  expect(at('u1')[1]).toBeGreaterThan(108)
})

test('[BA-4.2.0-04] who is in full disorder is pressed into a wood, as fast as it could flee there', () => {
  const play = (unit: Partial<Unit>) =>
    marched({
      units: [{}, { ...blue, ...unit, figures: 16, y: 112_000 }],
      terrain: [{ kind: 'wood', points: square(100_000, 135_000, 100_000, 36_000) }],
      sheets: [sheet('u1', ahead)],
    }).at('u1')[1]
  expect(play(rout)).toBeGreaterThan(115)
  expect(play(rout)).toBeLessThan(117.1)
})

test('[BA-4.2.0-04] [BA-2.3.5-03] an obstacle slows the pressed by their own arm', () => {
  const hedge = { kind: 'linear' as const, points: [60_000, 112_000, 140_000, 112_000] }
  const play = (unit: Partial<Unit>) =>
    marched({
      units: [{}, { ...blue, ...rout, ...unit, figures: 16, y: 118_000 }],
      terrain: [{ ...hedge, obstacle: 'I' }],
      sheets: [sheet('u1', march([straight(50)], { toTick: 12 }))],
    }).at('u1')[1]
  expect(play({})).toBe(112)
  expect(play(horse)).toBeLessThan(112)
})

test('[BA-4.2.0-05] who cannot be pressed on bars the way', () => {
  const house = { kind: 'building' as const, points: square(100_000, 121_000, 20_000, 8_000) }
  const { at } = marched({
    units: [{}, { ...blue, ...rout, figures: 16, y: 112_000 }],
    terrain: [house],
    sheets: [sheet('u1', ahead)],
  })
  expect(at('u2')[1]).toBeCloseTo(114, 1)
  expect(at('u1')[1]).toBeCloseTo(106, 1)
})

test('[BA-4.2.0-03] who is pressed passes through its own', () => {
  const { unit } = marched({
    units: [{}, { ...blue, ...rout, figures: 16, y: 112_000 }, { ...blue, x: 125_000, y: 117_000 }],
    sheets: [sheet('u1', ahead)],
  })
  expect(unit('u2').y).toBeGreaterThan(118_000)
})

test('[BA-1.1.1-06] [BA-2.3.4-01] whom the pressed have passed through fires no more', () => {
  const passed = (y: number) => {
    const own = { ...blue, figures: 12, y }
    const { unit } = marched({
      units: [{}, { ...blue, ...rout, figures: 16, y: 112_000 }, own],
      sheets: [sheet('u1', ahead)],
    })
    return unit('u3').doing.passedThrough
  }
  expect([passed(122_000), passed(150_000)]).toEqual([true, false])
})

test('[BA-4.2.0-03] who is pressed goes the way of the middle of the presser’s zone', () => {
  const presser = marcherOf(unit(), 0)
  const shifted = (x: number, y: number, heading: number) => {
    const into = newPlace(10_000, 20_000, 0)
    shiftWith(presser, newPlace(0, 0, 0), newPlace(x, y, heading), into)
    return [into.x, into.y]
  }
  expect(shifted(3_000, 1_000, 0)).toEqual([13_000, 21_000])
  expect(shifted(0, 0, 9_000)).toEqual([12_500, 17_500])
  expect(shifted(-3_000, 0, 27_000)).toEqual([4_500, 17_500])
})

test('[BA-1.1.4-13] a figure beside a unit that turns keeps its place at its side', () => {
  const turned = (heading: number) => ({
    ...marcherOf(unit({ x: 0, y: 0 }), 0),
    to: newPlace(5_000, 0, heading),
  })
  expect(besides(turned(6_000), { x: 0, y: 10_000, heading: 0 })).toEqual([13_660, 5_000, 6_000])
  expect(besides(turned(6_000), { x: 10_000, y: 0, heading: 0 })).toEqual([10_000, -8_660, 6_000])
})

test('[BA-4.2.0-06] [BA-2.3.4-05] who is pressed onto a friend goes on the same way, beyond him', () => {
  const { at, unit: one } = marched({
    units: [
      { formation: column },
      { ...blue, ...rout, figures: 8, y: 112_000 },
      { ...blue, y: 117_000, formation: line, figures: 8 },
    ],
    sheets: [sheet('u1', march([straight(10)]))],
  })
  expect(one('u2').doing.pressedBack).toBe(true)
  expect(at('u2')[1]).toBeGreaterThan(at('u3')[1])
})

test('[BA-4.2.0-03] who has been pressed back marches no farther', () => {
  const onwards = march([about, straight(10)], { fromTick: 12 })
  const end = (y: number) =>
    marched({
      units: [{}, { ...blue, formation: line, figures: 8, y: 112_000 }, { x: 20_000 }],
      sheets: [
        sheet(y > 0 ? 'u1' : 'u3', march([straight(10)], { toTick: 10 })),
        sheet('u2', onwards),
      ],
    }).at('u2')[1]
  expect(end(1)).toBeCloseTo(115, 1)
  expect(end(0)).toBeGreaterThan(116)
})
