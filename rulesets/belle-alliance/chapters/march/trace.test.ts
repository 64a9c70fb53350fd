import { expect, test } from 'vitest'
import { messageOfReason } from '@grognard/umpire'
import { battle, said, square, terrain } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import type { MarchClause } from '../../model/clauses.ts'
import { centreOf } from '../../model/footprint.ts'
import type { Terrain } from '../../model/setting.ts'
import type { Unit } from '../../model/unit.ts'
import {
  about,
  attack,
  attackClause,
  march,
  marched,
  sheet,
  straight,
  wheel,
} from '../encounter/fixtures.ts'
import { marchTool, plainMarch } from './march.ts'
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

test('[BA-2.3.5-03] [BA-2.3.1-06] it tells what slows the march, and after how far', () => {
  const points = [90_000, 105_000, 110_000, 105_000]
  const stream = terrain({ kind: 'stream', points, width: 1500 })
  const ditch = terrain({ kind: 'stream', points, width: 500 })
  const shaken = traced({ units: [{ disorder: 'LU' }], terrain: [stream] }, 12)
  expect(shaken.notes).toMatchObject([
    { rule: 'BA-2.3.1-06', values: { because: { key: 'ba.halved.disorder' } } },
    { rule: 'BA-2.3.5-03', values: { by: { key: 'ba.slowed.obstacle' } } },
  ])
  expect(traced({ units: [{}], terrain: [ditch] }, 12).notes).toBeUndefined()
})

test('[BA-2.3.1-01] it tells where the way is closed, whoever stands in it before that now', () => {
  const points = [90_000, 115_000, 110_000, 115_000, 110_000, 125_000, 90_000, 125_000]
  const farm = terrain({ kind: 'building', name: 'Farm', points })
  const trace = traced({ units: [{}, { y: 110_000, name: 'Kessel' }], terrain: [farm] })
  expect(trace.meets?.key).toBe('ba.trace.ownUnit')
  expect(trace.notes).toEqual([
    { rule: 'BA-2.3.1-01', message: 'ba.trace.stops', values: { cm: 15, by: 'Farm' } },
  ])
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

const meadow = (from: number) =>
  terrain({
    id: 'meadow',
    kind: 'difficult',
    points: [0, from, 200_000, from, 200_000, 300_000, 0, 300_000],
  })

test('[BA-2.3.1-01] [BA-Q-14] the way drawn is as long as the ground it goes through lets it be', () => {
  const slow = { units: [{}], terrain: [meadow(105_000)] }
  const trace = traced(slow, 29)
  const order = march([straight(29)])
  const end = marched({ ...slow, sheets: [sheet('u1', order)] }).unit('u1')
  const centre = centreOf(end)
  expect(trace.poses.at(-1)).toMatchObject({ x: centre.x, y: centre.y })
  expect(trace.reached).toBeLessThan(29_000)
  expect(trace.reached).toBe(trace.budget)
  expect(trace.meets?.key).toBe('ba.trace.short')
})

test('[BA-2.3.1-01] what is left is told in the ground the march has come to', () => {
  const open = traced({ units: [{}] }, 10)
  const slow = traced({ units: [{}], terrain: [meadow(105_000)] }, 10)
  expect(slow.meets).toBeUndefined()
  expect(slow.budget - slow.cost).toBeLessThan(open.budget - open.cost)
  expect(slow.budget - slow.cost).toBeGreaterThan(0)
})

test('[BA-2.3.1-01] a way is drawn no farther than the march lasts in slow ground', () => {
  const state = battle({ units: [{}], terrain: [meadow(105_000)] })
  const order = marchTool.extend(state, 'red', plainMarch('u1'), 100_000, 160_000)
  const { meets, cost, budget } = traceOf(state, order)
  expect(meets).toBeUndefined()
  expect(Math.abs(cost - budget)).toBeLessThan(10)
})

const hedge = terrain({ kind: 'linear', points: [0, 112_000, 200_000, 112_000] })
const orchard = terrain({ kind: 'difficult', points: square(100_000, 118_000, 160_000, 20_000) })
const onPosition = attackClause('u2', { againstPosition: true, terrain: 't1' })

/** Where the march of an attack on a position is drawn to end while it is written, and where it ends. */
function endsAtPosition(clause: MarchClause, piece: Terrain, unit: Partial<Unit> = {}) {
  const units = [unit, { ...blue, y: 190_000 }]
  const setting = { units, terrain: [piece], sheets: [sheet('u1', clause, onPosition)] }
  const trace = traceOf(battle(setting), { ...clause, unit: 'u1' })
  const announced = attack('u1', 'u2', { againstPosition: true, terrain: 't1' })
  const end = marched({ ...setting, attacks: [announced] })
  const { heading } = end.unit('u1')
  const isReached = end.kinds.includes('positionReached')
  return { drawn: trace.poses.at(-1), played: { ...centreOf(end.unit('u1')), heading }, isReached }
}

test('[BA-4.1.2-04] an attack on a position is drawn no farther than to where it comes to it', () => {
  const ways = [
    { clause: march([straight(20)]), unit: {} },
    { clause: march([wheel(5), straight(25)]), unit: {} },
    { clause: march([about, straight(20)]), unit: { heading: 18_000, y: 98_000 } },
    { clause: march([straight(20)], { fromTick: 8 }), unit: {} },
    { clause: march([straight(20)], { fromTick: 3, toTick: 18 }), unit: { y: 103_000 } },
  ]
  for (const { clause, unit } of ways)
    for (const piece of [hedge, orchard]) {
      const { drawn, played, isReached } = endsAtPosition(clause, piece, unit)
      expect(isReached).toBe(true)
      expect(drawn).toEqual(played)
    }
})

test('[BA-4.1.2-04] what is drawn beyond the position wants no more time', () => {
  const clause = march([straight(200)])
  const sheets = [sheet('u1', clause, onPosition)]
  const state = battle({ units: [{}, { ...blue, y: 190_000 }], terrain: [hedge], sheets })
  const trace = traceOf(state, { ...clause, unit: 'u1' })
  expect(trace.meets).toBeUndefined()
  expect(trace.cost).toBe(trace.reached)
  expect(trace.budget).toBeGreaterThan(trace.cost)
})

test('[BA-Q-14] the way ends where closed ground ends it, not inside', () => {
  const points = [90_000, 105_000, 110_000, 105_000, 110_000, 115_000, 90_000, 115_000]
  const farm = terrain({ kind: 'building', name: 'Farm', points })
  const setting = { units: [{}], terrain: [farm], sheets: [sheet('u1', march([straight(20)]))] }
  const end = centreOf(marched(setting).unit('u1'))
  expect(traced(setting).poses).toHaveLength(2)
  expect(traced(setting).poses.at(-1)).toMatchObject({ x: end.x, y: end.y })
})

const column = { formation: { kind: 'marchColumn' as const, front: null, gap: null } }

function fastNote(y: number, measuring: 'always' | 'afterwards'): string[] {
  const units = [
    { ...column, y: 50_000 },
    { ...blue, y },
  ]
  const state = battle({ units, options: { measuring } })
  const order = { ...march([straight(30)], { rate: 'fast' }), unit: 'u1' }
  return (traceOf(state, order).notes ?? []).map(
    note => `${note.rule} ${said(messageOfReason(note))}`,
  )
}

test('[BA-2.3.2-03] who writes a fast march is told where an enemy will end it', () => {
  expect(fastNote(130_000, 'always')).toEqual([
    'BA-2.3.2-03 No fast march from the start: u2 is within 90 cm. From there it marches at the normal rate.',
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
