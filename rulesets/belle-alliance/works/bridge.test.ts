import { expect, test } from 'vitest'
import type { State, Work } from '../state.ts'
import { battle, terrain } from '../testing.ts'
import { unitOf } from '../units.ts'
import { finish } from './steps.ts'
import { atWork, begun, pioneers, reasons, tableOf } from './testing.ts'

test('[BA-6.3.0-05] a wooden bridge burns on 11 at the end of four turns, one better after a failure', () => {
  const bridge = terrain({
    id: 'b1',
    kind: 'road',
    crossing: 'woodenBridge',
    width: 3000,
    points: [100_000, 101_000, 100_000, 110_000],
  })
  const burning: Work = begun({ kind: 'burnBridge', terrain: 'b1', turns: 3 })
  const state = battle({ units: [pioneers({ ...atWork, work: burning })], terrain: [bridge] })
  finish(tableOf(state, [3, 3, 4]))
  expect(state.terrain[0]?.isDestroyed).toBe(false)
  finish(tableOf(state, [3, 3, 4]))
  expect(state.terrain[0]?.isDestroyed).toBe(true)
})

test('[BA-6.3.0-05] without contact with the bridge there is no last roll', () => {
  const state = battle({
    units: [pioneers({ ...atWork, work: begun({ kind: 'burnBridge', terrain: 'b1', turns: 3 }) })],
    terrain: [bridgeAt(120_000)],
  })
  finish(tableOf(state))
  expect(unitOf(state, 'u1').work).toMatchObject({ isBegun: false, turns: 4 })
})

test('[BA-6.3.0-05] the bridge must be at the middle of the front, where the unit forms to work', () => {
  const burn = { work: 'burnBridge' as const, terrain: 'b1' }
  const ahead = battle({ units: [pioneers()], terrain: [bridgeAt(100_000)] })
  expect(reasons(ahead, burn)).toEqual([])
  const atWing = battle({ units: [pioneers()], terrain: [bridgeAt(110_000)] })
  expect(reasons(atWing, burn)).toEqual(['BA-6.3.0-05'])
})

function bridgeAt(x: number): State['terrain'][number] {
  const points = [x, 100_000, x, 110_000]
  return terrain({ id: 'b1', kind: 'road', crossing: 'woodenBridge', width: 3000, points })
}
