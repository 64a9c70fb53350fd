import { expect, test } from 'vitest'
import { cm } from '../measures.ts'
import { weaponZones, zoneAt, zonesOfGun } from './fire.ts'
import { fireUnits, ratioClass, ratioClasses, ratioRows } from './losses.ts'
import { leastValeur, mostValeur, valeurLeft, valeurLost, valeurStepPercent } from './morale.ts'

test('[BA-3.1.1-01] BA-TV-001 to BA-TV-013 ten figures a fire unit, the last may be of three', () => {
  const figures = [2, 3, 9, 10, 12, 13, 20, 22, 23, 24, 30, 35, 40]
  const units = figures.map(count => fireUnits(count, 'figures'))
  expect(units).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4])
})

test('[BA-3.1.1-02] BA-TV-014 to BA-TV-019 two gunners a fire unit, the last may be of one', () => {
  const units = [1, 2, 3, 4, 7, 8].map(count => fireUnits(count, 'gunners'))
  expect(units).toEqual([1, 1, 2, 2, 4, 4])
})

test('[BA-3.1.1-03] BA-TV-158 BA-TV-159 split fire has one small fire unit in all', () => {
  expect([fireUnits(14, 'figures'), fireUnits(10, 'figures', false)]).toEqual([2, 1])
  expect([fireUnits(8, 'figures'), fireUnits(8, 'figures', false)]).toEqual([1, 0])
})

test('[BA-Q-22] [BA-Q-23] BA-TV-115 to BA-TV-122 a percentage is reached at equality', () => {
  const own = [30, 29, 40, 60, 80, 100, 101, 20]
  expect(own.map(count => ratioClass(count, 20))).toEqual([50, 0, 100, 200, 300, 400, 400, 0])
  expect(ratioClass(10, 0)).toBe(0)
})

test('[BA-T-13] BA-TV-103 to BA-TV-109 zones of hand weapons', () => {
  const zone = (weapon: 'musket' | 'rifle' | 'carbine', range: number) =>
    zoneAt(weaponZones[weapon], cm(range))
  const { musket, rifle, carbine } = {
    musket: 'musket',
    rifle: 'rifle',
    carbine: 'carbine',
  } as const
  expect([zone(musket, 10), zone(musket, 10.1), zone(musket, 18.1)]).toEqual([1, 2, null])
  expect([zone(rifle, 18), zone(rifle, 30)]).toEqual([1, 2])
  expect([zone(carbine, 6), zone(carbine, 12.1)]).toEqual([1, null])
})

test('[BA-T-14] [BA-3.1.3-08] BA-TV-110 to BA-TV-114 zones of guns', () => {
  const zone = (pounder: number, range: number) => zoneAt(zonesOfGun(pounder), cm(range))
  expect([zone(6, 20), zone(8, 50), zone(6, 120)]).toEqual([1, 2, 3])
  expect([zone(9, 140), zone(12, 60), zone(4, 100.1), zone(3, 15)]).toEqual([3, 2, null, 1])
  expect(() => zonesOfGun(24)).toThrow(RangeError)
})

test('[BA-T-13] [BA-T-14] where every zone ends, in cm', () => {
  const inCm = (ends: readonly number[]) => ends.map(end => end / 1_000)
  const { carbine, musket, rifle } = weaponZones
  expect([carbine, musket, rifle].map(inCm)).toEqual([
    [6, 12],
    [10, 18],
    [18, 30],
  ])
  const light = [15, 40, 100]
  const medium = [20, 50, 120]
  const heavy = [25, 60, 140]
  const printed = [light, light, medium, medium, heavy, heavy]
  expect([3, 4, 6, 8, 9, 12].map(pounder => inCm(zonesOfGun(pounder)))).toEqual(printed)
})

test('[BA-T-06] [BA-T-09] a row of superiority for each percentage', () => {
  expect(Object.values(ratioRows)).toEqual([...ratioClasses])
  expect(ratioRows).toEqual({ r50: 50, r100: 100, r200: 200, r300: 300, r400: 400 })
})

test('[BA-T-15] [BA-5.5.1-01] a fifth costs a point, and valeur lies between -5 and 5', () => {
  expect([valeurStepPercent, leastValeur, mostValeur]).toEqual([20, -5, 5])
})

test('[BA-T-15] [BA-5.5.2-01] BA-TV-070 to BA-TV-075 a point for each full fifth', () => {
  const cases = [
    [30, 5, 1],
    [30, 6, 1],
    [30, 11, 1],
    [30, 12, 1],
    [25, 5, 0],
    [20, 16, 2],
  ] as const
  const left = cases.map(([original, lost, valeur]) => valeurLeft(valeur, original, lost))
  expect(left.map(({ valeur }) => valeur)).toEqual([1, 0, 0, -1, -1, -2])
  expect(left.some(({ isBroken }) => isBroken)).toBe(false)
})

test('[BA-5.5.2-02] BA-TV-076 below the least it breaks, and the least it keeps', () => {
  expect(valeurLeft(-2, 30, 24)).toEqual({ valeur: -5, isBroken: true })
  expect(valeurLeft(-2, 30, 18)).toEqual({ valeur: -5, isBroken: false })
})

test('[BA-1.2.6-03] of a part the original strength may be broken', () => {
  expect([valeurLost(9.6, 1), valeurLost(9.6, 2), valeurLost(14.4, 3)]).toEqual([0, 1, 1])
})
