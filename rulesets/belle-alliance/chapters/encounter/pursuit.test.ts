import { expect, test } from 'vitest'
import { square } from '../../fixtures.ts'
import type { Unit } from '../../model/unit.ts'
import { attack, march, marched, pivot, sheet, straight } from './fixtures.ts'

const blue: Partial<Unit> = { seat: 'blue', heading: 9_000 }
const horse: Partial<Unit> = { arm: 'light cavalry', figures: 12 }
const away = march([straight(200)])

test('[BA-4.1.2-02] an attack without a way of its own goes straight for its target', () => {
  const { at, state } = marched({
    units: [{}, { ...blue, y: 125_000 }],
    attacks: [attack('u1', 'u2')],
  })
  expect(at('u1')[1]).toBeCloseTo(108.75, 1)
  expect(state.attacks[0]?.state).toBe('met')
})

test('[BA-4.1.2-02] an attacker follows a target that moves', () => {
  const { at } = marched({
    units: [horse, { ...blue, x: 108_000, y: 130_000, figures: 12 }],
    attacks: [attack('u1', 'u2')],
    sheets: [sheet('u1', march([straight(200)])), sheet('u2', away)],
  })
  expect(at('u1')[2]).toBeGreaterThan(10)
})

test('[BA-4.1.2-02] [BA-2.4.1-02] at the charge it turns once and little; if that is too little it stops', () => {
  const { at } = marched({
    units: [
      { ...horse, figures: 6 },
      { ...blue, x: 112_000, y: 120_000, arm: 'light cavalry', figures: 8 },
    ],
    attacks: [attack('u1', 'u2', { isCharge: true })],
    sheets: [sheet('u1', march([straight(200)], { rate: 'charge' })), sheet('u2', away)],
  })
  expect(at('u1')[2]).toBeLessThanOrEqual(20)
  expect(at('u1')[1]).toBeLessThan(130)
})

test('[BA-4.1.2-02] a written turn towards the target is finished before it is followed', () => {
  const { at, state } = marched({
    units: [
      { ...horse, figures: 4 },
      { ...blue, x: 100_000, y: 86_000, figures: 12 },
    ],
    attacks: [attack('u1', 'u2')],
    sheets: [sheet('u1', march([pivot(150), straight(50)])), sheet('u2', march([straight(6)]))],
  })
  expect(at('u1')[2]).toBeGreaterThan(120)
  expect(state.attacks[0]?.state).toBe('met')
})

test('[BA-2.4.1-02] a charge that has fallen to the normal rate turns no more than one at the charge', () => {
  const { at } = marched({
    units: [
      { ...horse, figures: 6 },
      { ...blue, x: 106_000, y: 122_000, arm: 'light cavalry', figures: 8 },
    ],
    terrain: [{ points: square(100_000, 116_000, 60_000, 20_000) }],
    attacks: [attack('u1', 'u2', { isCharge: true })],
    sheets: [sheet('u1', march([straight(200)], { rate: 'charge' })), sheet('u2', away)],
  })
  expect(at('u1')[2]).toBeLessThanOrEqual(20)
})

test('[BA-4.1.2-02] it stops before its extended front passes the target', () => {
  const { at } = marched({
    units: [{}, { ...blue, x: 120_000, y: 99_000, figures: 8, heading: 0 }],
    attacks: [attack('u1', 'u2')],
    sheets: [sheet('u2', march([straight(0.5)]))],
  })
  expect(at('u1')[1]).toBe(100)
})

test('[BA-2.4.1-02] [BA-4.1.2-02] a charge turns to its target by 20 degrees, but by no more', () => {
  const heading = (x: number) =>
    marched({
      units: [
        { ...horse, figures: 6 },
        { ...blue, heading: 18_000, x, y: 148_500, figures: 12 },
      ],
      attacks: [attack('u1', 'u2', { isCharge: true })],
      sheets: [sheet('u1', march([], { rate: 'charge' }))],
    }).at('u1')[2]
  expect(heading(118_199)).toBe(20)
  expect(heading(118_300)).toBe(0)
  expect(heading(81_801)).toBe(340)
})

test('[BA-4.1.2-02] [BA-2.4.1-02] at the normal rate an attack without a way of its own turns as far as it must', () => {
  const { at } = marched({
    units: [
      { ...horse, figures: 6 },
      { ...blue, x: 120_000, y: 118_000, figures: 12, heading: 27_000 },
    ],
    attacks: [attack('u1', 'u2')],
  })
  expect(at('u1')[2]).toBeGreaterThan(30)
})
