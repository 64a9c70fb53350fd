import { expect, test } from 'vitest'
import { cm } from '../measures.ts'
import { zonesOfGun } from '../tables/zones.ts'
import { guns, square, unit } from '../testing.ts'
import { angleOf } from './aiming.ts'
import { judgeFire } from './declare.ts'
import { endsOf, shotOf } from './shot.ts'
import { atFire, facing, faultsOf, fireOf, firing } from './testing.ts'

test('[BA-3.1.3-05] [BA-3.1.3-08] range is measured once, from the middle of the front', () => {
  const state = atFire([firing(), facing(9_000)])
  const { line, zone, figures } = shotOf(state, fireOf())
  expect(line).toMatchObject({ from: { x: 100_000, y: 100_000 }, length: 9_000, front: 22_500 })
  expect([zone, figures]).toEqual([1, 30])
})

test('[BA-3.1.3-08] [BA-T-13] BA-TV-103 BA-TV-104 BA-TV-105 an end of a zone belongs to it', () => {
  const zoneAt = (distance: number) => shotOf(atFire([firing(), facing(distance)]), fireOf()).zone
  expect([cm(10), cm(10.1), cm(18), cm(18.1)].map(zoneAt)).toEqual([1, 2, 2, null])
  expect(faultsOf(atFire([firing(), facing(cm(18.1))]))).toEqual(['BA-3.1.3-08'])
})

test('[BA-T-13] BA-TV-106 to BA-TV-109 rifles and carbines have zones of their own', () => {
  const zoneOf = (weapon: 'rifle' | 'carbine', distance: number) =>
    shotOf(atFire([firing({ weapon }), facing(distance)]), fireOf()).zone
  expect([zoneOf('rifle', cm(18)), zoneOf('rifle', cm(30))]).toEqual([1, 2])
  expect([zoneOf('carbine', cm(6)), zoneOf('carbine', cm(12.1))]).toEqual([1, null])
})

test('[BA-T-14] BA-TV-110 to BA-TV-114 zones of guns go by their pounds', () => {
  const zoneOf = (pounder: number, distance: number) => {
    const battery = firing({ arm: 'artillery', guns: guns(1, pounder), y: 30_000 })
    const state = atFire([battery, facing(distance - 70_000)])
    return shotOf(state, fireOf({ guns: ['g1'], figures: 3 })).zone
  }
  expect([20, 50, 120].map(length => zoneOf(6, cm(length)))).toEqual([1, 2, 3])
  expect([zoneOf(12, cm(140)), zoneOf(4, cm(100.1))]).toEqual([3, null])
})

test('[BA-3.1.3-02] [BA-Q-49] angles are 45 degrees for guns, 30 for the others', () => {
  const [infantry, horse, battery] = atFire([
    firing(),
    firing({ id: 'h', arm: 'light cavalry' }),
    firing({ id: 'g', arm: 'artillery', guns: guns(2) }),
  ]).units
  expect([infantry, horse, battery].map(unit => unit && angleOf(unit))).toEqual([3000, 3000, 4500])
})

test('[BA-3.1.3-02] [BA-3.1.3-04] figures without the target in their angle do not fire', () => {
  const aside = facing(4_000, { x: 115_000, figures: 10 })
  const { figures, files } = shotOf(atFire([firing(), aside]), fireOf())
  expect(figures).toBe(6)
  expect(files.every(({ front }) => front.x > 105_000)).toBe(true)
})

test('[BA-3.1.3-01] [BA-3.1.3-06] the target behind is in nobody’s angle', () => {
  const behind = facing(-20_000, { heading: 0 })
  expect(faultsOf(atFire([firing(), behind]))).toEqual(['BA-3.1.3-01'])
})

test('[BA-3.1.3-06] a hit point outside the angle moves to the nearest one inside', () => {
  const state = atFire([firing({ figures: 6 }), facing(10_000, { figures: 40 })])
  const { line } = shotOf(state, fireOf({ x: 114_000, y: 110_000 }))
  expect(line?.hit.y).toBe(110_000)
  expect(line?.hit.x).toBeGreaterThan(105_700)
  expect(line?.hit.x).toBeLessThan(105_800)
})

test('[BA-3.1.3-05] the firing point is the middle of those who fire', () => {
  const state = atFire([firing(), facing(9_000)])
  const { figures, line } = shotOf(state, fireOf({ figures: 10, x: 108_000, y: 109_000 }))
  expect(figures).toBe(10)
  expect(line?.front).toBe(7_500)
  expect(line?.from.x).toBeGreaterThan(105_000)
})

test('[BA-3.1.3-03] an enemy between bars the line', () => {
  const between = facing(4_000, { id: 'c', figures: 60 })
  expect(faultsOf(atFire([firing(), facing(9_000), between]))).toEqual(['BA-3.1.3-01'])
})

test('[BA-3.1.3-03] [BA-1.1.6-01] a house between bars the line too', () => {
  const house = { kind: 'building' as const, points: square(100_000, 104_000, 40_000, 4_000) }
  const state = atFire([firing(), facing(9_000)], { terrain: [{ ...house, level: 1 }] })
  expect(faultsOf(state)).toEqual(['BA-1.1.6-01'])
})

test('[BA-3.1.3-03] some figures may see past a house that hides the target from others', () => {
  const house = { kind: 'building' as const, points: square(108_000, 104_000, 6_000, 4_000) }
  const state = atFire([firing(), facing(9_000)], { terrain: [{ ...house, level: 1 }] })
  expect(shotOf(state, fireOf({ x: 98_000, y: 109_000 })).figures).toBe(24)
})

test('[BA-1.1.1-11] by eye one may fire beyond range; with measuring agreed that is refused', () => {
  const units = [firing(), facing(cm(19))]
  const said = { ...fireOf({ figures: 30 }) }
  const eye = judgeFire(atFire(units), 'red', said)
  expect(eye.allowed).toBe(true)
  const measured = judgeFire(atFire(units, { options: { measuring: 'always' } }), 'red', said)
  expect(measured.because.map(({ rule }) => rule)).toEqual(['BA-3.1.3-08'])
})

test('[BA-T-14] guns reach as far as the lightest that fires, and nowhere where none does', () => {
  const mixed = [...guns(1, 12), ...guns(1, 6).map(gun => ({ ...gun, id: 'light' }))]
  const battery = unit({ arm: 'artillery', guns: mixed })
  expect(endsOf(battery, ['g1'])).toEqual(zonesOfGun(12))
  expect(endsOf(battery, ['g1', 'light'])).toEqual(zonesOfGun(6))
  expect(endsOf(battery, [])).toEqual([])
})
