import { expect, test } from 'vitest'
import { battle, terrain } from '../testing.ts'
import type { Setting } from '../testing.ts'
import { march, straight } from './testing.ts'
import { traceOf } from './trace.ts'

const blue = { seat: 'blue', heading: 18_000 }

function traced(setting: Setting, cm = 20) {
  return traceOf(battle(setting), { ...march([straight(cm)]), unit: 'u1' })
}

test('[BA-2.3.4-02] the drawn way tells of an own unit that stands in it now', () => {
  const trace = traced({ units: [{}, { y: 110_000, name: 'Kessel' }] })
  expect(trace.meets).toEqual({ key: 'ba.trace.ownUnit', values: { by: 'Kessel' } })
  expect(trace.reached / 1000).toBeCloseTo(7, 1)
  expect((trace.contact?.y ?? 0) / 1000).toBeCloseTo(105.5, 1)
  expect(trace.cost).toBe(20_000)
})

test('[BA-2.3.4-02] who may be passed, or stands beside the way, is not told of', () => {
  const line = { kind: 'skirmish' as const, front: null, gap: 1500 }
  expect(traced({ units: [{}, { y: 110_000, formation: line, figures: 8 }] })).toMatchObject({
    contact: null,
    reached: 20_000,
  })
  expect(traced({ units: [{}, { x: 150_000, y: 110_000 }] }).meets).toBeUndefined()
  expect(traced({ units: [{}, { y: 110_000 }] }, 6).meets).toBeUndefined()
})

test('[BA-4.1.1-04] it tells of an enemy whom the zone meets, not of one who would be pressed', () => {
  const trace = traced({ units: [{}, { ...blue, y: 115_000 }] })
  expect(trace.meets?.key).toBe('ba.trace.enemy')
  expect(trace.reached / 1000).toBeCloseTo(10, 1)
  const rout = { kind: 'rout' as const, front: null, gap: null }
  const fleeing = { ...blue, y: 115_000, disorder: 'FU' as const, formation: rout }
  expect(traced({ units: [{}, fleeing] }).meets).toBeUndefined()
})

test('[BA-2.3.1-01] it tells of closed ground by its name, and of the edge', () => {
  const points = [90_000, 105_000, 110_000, 105_000, 110_000, 115_000, 90_000, 115_000]
  const farm = terrain({ kind: 'building', name: 'Farm', points })
  const trace = traced({ units: [{}], terrain: [farm] })
  expect(trace.meets).toEqual({ key: 'ba.trace.ground', values: { by: 'Farm' } })
  expect(trace.reached / 1000).toBeCloseTo(5, 1)
  expect(traced({ units: [{ y: 195_000 }] }).meets).toEqual({ key: 'ba.trace.edge' })
})
