import { expect, test } from 'vitest'
import { artilleryRates, cavalryRates, grounds, infantryRates, rateRow } from './march.ts'
import type { Mover, Pace, RateRow } from './march.ts'
import type { Arm, FormationKind } from './troops.ts'

function centimetres(row: RateRow | null): (number | null)[] | null {
  return row && grounds.map(ground => (row[ground] === null ? null : row[ground] / 1000))
}

function mover(arm: Arm, kind: FormationKind, pounder?: number, isHorse = false): Mover {
  return { arm, formation: { kind }, guns: pounder ? [{ pounder, isHorse }] : [] }
}

function row(arm: Arm, kind: FormationKind, pace: Pace = 'march'): (number | null)[] | null {
  return centimetres(rateRow(mover(arm, kind), pace))
}

function gunRow(kind: FormationKind, pounder: number, isHorse: boolean, pace: Pace = 'march') {
  return centimetres(rateRow(mover('artillery', kind, pounder, isHorse), pace))
}

test('[BA-T-03] [BA-2.3.1-01] infantry marches at the rates of its formation', () => {
  expect(row('infantry', 'marchColumn')).toEqual([50, 40, 20, 15])
  expect(row('infantry', 'attackColumn')).toEqual([null, 30, 15, null])
  expect(row('infantry', 'line')).toEqual([null, 20, 10, null])
  expect(row('infantry', 'battalionMass')).toEqual(row('infantry', 'line'))
  expect(row('infantry', 'square')).toEqual([null, 10, 5, null])
  expect(row('infantry', 'huddle')).toEqual(row('infantry', 'square'))
  expect(row('infantry', 'skirmish')).toEqual([null, 30, 20, 15])
  expect(row('infantry', 'line', 'charge')).toEqual([null, 40, null, null])
  expect(row('infantry', 'rout', 'rout')).toEqual([50, 40, 20, 15])
})

test('[BA-T-03] cavalry and staff figures', () => {
  expect(row('light cavalry', 'marchColumn')).toEqual([80, 60, 25, 15])
  expect(row('medium cavalry', 'attackColumn')).toEqual([null, 40, 20, 10])
  expect(row('heavy cavalry', 'line')).toEqual([null, 30, 15, 5])
  expect(row('light cavalry', 'skirmish')).toEqual([null, 40, 20, 15])
  expect(row('heavy cavalry', 'line', 'charge')).toEqual([null, 60, null, null])
  expect(row('heavy cavalry', 'rout', 'rout')).toEqual([80, 60, 25, 15])
  expect(centimetres(cavalryRates.staff)).toEqual([80, 60, 25, 15])
})

test('[BA-T-03] limbered guns and wagons', () => {
  expect(gunRow('limbered', 6, false)).toEqual([50, 30, 15, 10])
  expect(gunRow('limbered', 12, false)).toEqual([25, 15, 8, 5])
  expect(gunRow('limbered', 6, true)).toEqual([80, 40, 20, 10])
  expect(row('wagon', 'limbered')).toEqual([50, 30, 15, 10])
  expect(gunRow('limbered', 6, true, 'charge')).toEqual([null, 60, null, null])
  expect(gunRow('limbered', 6, false, 'charge')).toBe(null)
  expect(gunRow('limbered', 12, false, 'rout')).toEqual([50, 40, 20, 15])
  expect(gunRow('limbered', 6, true, 'rout')).toEqual([80, 60, 25, 15])
})

test('[BA-T-03] [BA-5.4.1-05] unlimbered guns; their gunners flee as infantry', () => {
  expect(gunRow('unlimbered', 9, false)).toEqual([null, 15, 10, null])
  expect(gunRow('unlimbered', 12, true)).toEqual([null, 10, 5, null])
  expect(gunRow('unlimbered', 6, true, 'charge')).toBe(null)
  expect(rateRow(mover('artillery', 'unlimbered', 6), 'rout')).toBe(infantryRates.rout)
  expect(artilleryRates.unlimberedHeavy.normal).toBe(10_000)
})

test('[BA-2.3.3-05] squares and huddles have no rate at the charge', () => {
  expect(row('infantry', 'square', 'charge')).toBe(null)
  expect(row('infantry', 'huddle', 'charge')).toBe(null)
})

test('[BA-1.3.5-02] units at work or rest are forced to march as a line', () => {
  expect(row('infantry', 'work')).toEqual(row('infantry', 'line'))
  expect(row('heavy cavalry', 'rest')).toEqual(row('heavy cavalry', 'line'))
})

test('[BA-T-03] gunners without guns march as infantry', () => {
  expect(row('artillery', 'gunners')).toEqual(row('infantry', 'line'))
})
