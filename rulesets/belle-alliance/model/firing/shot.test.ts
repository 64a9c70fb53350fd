import { expect, test } from 'vitest'
import { cm } from '../../book/measures.ts'
import { zonesOfGun } from '../../book/tables/fire.ts'
import { fireUnits } from '../../book/tables/losses.ts'
import { judgeFire } from '../../chapters/fire/declare.ts'
import {
  atFire,
  declared,
  eventsOf,
  facing,
  faultsOf,
  fireOf,
  firing,
  house,
  near,
  resolved,
  skirmish,
} from '../../chapters/fire/fixtures.ts'
import { guns, square, unit } from '../../fixtures.ts'
import { angleOf } from './line-of-fire.ts'
import { endsOf, shotOf, unitsOfPart } from './shot.ts'

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
  const declared = { ...fireOf({ figures: 30 }) }
  const eye = judgeFire(atFire(units), 'red', declared)
  expect(eye.allowed).toBe(true)
  const measured = judgeFire(atFire(units, { options: { measuring: 'always' } }), 'red', declared)
  expect(measured.because.map(({ rule }) => rule)).toEqual(['BA-3.1.3-08'])
})

test('[BA-T-14] guns reach as far as the lightest that fires, and nowhere where none does', () => {
  const mixed = [...guns(1, 12), ...guns(1, 6).map(gun => ({ ...gun, id: 'light' }))]
  const battery = unit({ arm: 'artillery', guns: mixed })
  expect(endsOf(battery, ['g1'])).toEqual(zonesOfGun(12))
  expect(endsOf(battery, ['g1', 'light'])).toEqual(zonesOfGun(6))
  expect(endsOf(battery, [])).toEqual([])
})

test('[BA-3.1.1-01] [BA-3.1.1-02] BA-TV-001 to BA-TV-019 fire units', () => {
  const figures = [2, 3, 9, 10, 12, 13, 20, 22, 23, 24, 30, 35, 40]
  expect(figures.map(count => fireUnits(count, 'figures'))).toEqual([
    0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4,
  ])
  const gunners = [1, 2, 3, 4, 7, 8]
  expect(gunners.map(count => fireUnits(count, 'gunners'))).toEqual([1, 1, 2, 2, 4, 4])
})

test('[BA-3.1.1-03] [BA-Q-63] BA-TV-158 BA-TV-159 the part named first has the small unit', () => {
  expect([unitsOfPart('figures', 14, []), unitsOfPart('figures', 10, [14])]).toEqual([2, 1])
  expect([unitsOfPart('figures', 8, []), unitsOfPart('figures', 8, [8])]).toEqual([1, 0])
  expect(unitsOfPart('gunners', 3, [3])).toBe(1)
  expect([unitsOfPart('figures', 14, [10]), unitsOfPart('gunners', 3, [4])]).toEqual([2, 2])
})

test('[BA-3.1.2-01] [BA-3.1.2-02] split fire: one roll for both parts, two off at two targets', () => {
  const second = facing(near, { id: 'c', x: 106_000, figures: 10 })
  const fires = [
    fireOf({ figures: 10, x: 95_000, y: 109_000 }),
    fireOf({ figures: 10, part: 1, target: 'c', x: 106_000, y: 109_000 }),
  ]
  const units = [firing(), facing(near, { x: 95_000, figures: 10 }), second]
  const table = resolved(declared(units, fires), [4, 4, 4])
  const [rolled] = eventsOf(table, 'fireRolled')
  expect(rolled?.shots.map(({ target, loss }) => [target, loss])).toEqual([
    ['b', 10],
    ['c', 10],
  ])
})

test('[BA-3.1.2-02] nothing off at one target; the penalty stays if one part fails', () => {
  const fires = [
    fireOf({ figures: 10, x: 95_000, y: 109_000 }),
    fireOf({ figures: 10, part: 1, x: 105_000, y: 109_000 }),
  ]
  const together = resolved(declared([firing(), facing(near)], fires), [4, 4, 4])
  expect(eventsOf(together, 'fireRolled')[0]?.shots.map(({ loss }) => loss)).toEqual([12, 12])
  const far = facing(cm(30), { id: 'c', figures: 10 })
  const failing = [fires[0] ?? fireOf(), fireOf({ figures: 10, part: 1, target: 'c', y: 130_000 })]
  const units = [firing(), facing(near, { x: 80_000, figures: 20 }), far]
  const table = resolved(declared(units, failing), [4, 4, 4])
  expect(eventsOf(table, 'fireLost').map(({ part }) => part)).toEqual([1])
  expect(eventsOf(table, 'fireRolled')[0]?.shots.map(({ loss }) => loss)).toEqual([10])
})

test('[BA-3.1.2-02] guns mind splitting at zones 2 and 3 only', () => {
  const battery = firing({ arm: 'artillery', guns: guns(2), y: 95_000 })
  const second = facing(cm(20), { id: 'c', x: 125_000 })
  const fires = [
    fireOf({ figures: 3, guns: ['g1'] }),
    fireOf({ figures: 3, guns: ['g2'], part: 1, target: 'c', x: 120_000, y: 120_000 }),
  ]
  const table = resolved(declared([battery, facing(near), second], fires), [4, 4, 4])
  const shots = eventsOf(table, 'fireRolled')[0]?.shots ?? []
  expect(shots.map(({ loss }) => loss)).toEqual([12, 5])
})

test('[BA-3.1.2-03] who does not take part does not split the fire', () => {
  const table = resolved(declared([firing(), facing(near)], [fireOf({ figures: 20 })]), [4, 4, 4])
  expect(eventsOf(table, 'fireRolled')[0]?.shots).toMatchObject([{ loss: 12, fireUnits: 2 }])
})

test('[BA-3.3.3-01] a skirmish line and its mother unit fire as one: one roll, one small unit', () => {
  const line = firing({ id: 'l', mother: 'a', figures: 8, formation: skirmish, x: 130_000 })
  const units = [firing({ figures: 18 }), line, facing(near, { x: 115_000, figures: 40 })]
  const fires = [fireOf({ x: 108_000, y: 109_000 }), fireOf({ unit: 'l', x: 125_000, y: 109_000 })]
  const table = resolved(declared(units, fires), [3, 3, 4])
  expect(eventsOf(table, 'fireLost')).toMatchObject([{ unit: 'l', rule: 'BA-Q-63' }])
  const [rolled] = eventsOf(table, 'fireRolled')
  expect(rolled?.shots).toMatchObject([{ unit: 'a', fireUnits: 2 }])
  expect(rolled?.family).toEqual(['a', 'l'])
})

test('[BA-3.3.3-01] [BA-6.1.1-07] a garrison and the line it has sent out fire as one', () => {
  const line = firing({ id: 'l', mother: 'a', figures: 8, formation: skirmish, x: 130_000 })
  const garrison = firing({ figures: 20, building: 't1' })
  const units = [garrison, line, facing(cm(12), { x: 115_000, figures: 40 })]
  const fires = [
    fireOf({ figures: 10, x: 101_000, y: 112_000 }),
    fireOf({ unit: 'l', figures: 8, x: 125_000, y: 112_000 }),
  ]
  const state = atFire(units, { fires, terrain: [house] })
  const table = resolved(state, [3, 3, 4])
  const rolled = eventsOf(table, 'fireRolled')
  expect(rolled.map(({ shots }) => shots.map(({ unit }) => unit))).toEqual([['a', 'l']])
})
