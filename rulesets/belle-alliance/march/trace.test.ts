import { expect, test } from 'vitest'
import { said } from '../testing-words.ts'
import { battle, terrain } from '../testing.ts'
import type { Setting } from '../testing.ts'
import { marchTool } from './march-tool.ts'
import { march, sheet, straight } from './testing.ts'
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

const column = { formation: { kind: 'marchColumn' as const, front: null, gap: null } }

function fastNote(y: number, measuring: 'always' | 'afterwards'): string[] {
  const units = [
    { ...column, y: 50_000 },
    { ...blue, y },
  ]
  const state = battle({ units, options: { measuring } })
  const order = { ...march([straight(30)], { rate: 'fast' }), unit: 'u1' }
  return (traceOf(state, order).notes ?? []).map(({ rule, message: key, values = {} }) => {
    return `${rule} ${said({ key, values })}`
  })
}

test('[BA-2.3.2-03] who writes a fast march is told where an enemy will end it', () => {
  expect(fastNote(130_000, 'always')).toEqual([
    'BA-2.3.2-03 No fast march from the start: u2 is within 90 cm. From there it goes at the normal rate.',
  ])
  expect(fastNote(150_000, 'always')[0]).toContain('The fast march ends after 10 cm: u2 is within')
  expect(fastNote(190_000, 'always')).toEqual([])
})

test('[BA-1.1.1-11] where nothing is measured beforehand the distance is only guessed', () => {
  expect(fastNote(155_000, 'afterwards')[0]).toContain('u2 seems to be within 90 cm')
})

test('[BA-1.1.2-04] a march that is written already is drawn on, and counts in what is at hand', () => {
  const written = march([straight(12)])
  const state = battle({ units: [{}], sheets: [sheet('u1', written)] })
  const start = marchTool.start(state, 'red', 'u1')
  expect(start).toEqual({ ...written, unit: 'u1' })
  const longer = marchTool.extend(state, 'red', start, 100_000, 115_000)
  expect(marchTool.trace(state, 'red', longer).cost).toBe(15_000)
  expect(marchTool.start(battle({ units: [{}] }), 'red', 'u1').legs).toEqual([])
})
