import { expect, test } from 'vitest'
import { cm } from '../book/measures.ts'
import type { MarchClause } from '../model/clauses.ts'
import { candidates } from './candidates.ts'
import { bestContinuedFire, bestFire } from './firing.ts'
import { enemy, fight, own } from './fixtures.ts'

const fired = { target: 'b', turn: 1, x: 100_000, y: 110_000 }
const march: MarchClause = {
  kind: 'march',
  rate: 'normal',
  legs: [{ kind: 'straight', amount: 5_000 }],
  fromTick: 1,
  toTick: 20,
  course: 0,
}

test('[BA-1.1.1-04] fire is continued by units that stay, and by no other', () => {
  const units = [own({ targets: [fired], firedIn: 1 }), enemy(cm(9))]
  const staying = fight(units, { at: 'continuedFire' })
  expect(bestContinuedFire(staying, 'red')).toMatchObject({ kind: 'fire', unit: 'a', target: 'b' })
  const sheets = [{ unit: 'a', seat: 'red', parts: [march], result: 'followed' as const }]
  expect(bestContinuedFire(fight(units, { at: 'continuedFire', sheets }), 'red')).toBeUndefined()
})

test('[BA-3.1.3-08] nobody fires beyond the range of his arms', () => {
  expect(bestFire(fight([own(), enemy(cm(9))], { at: 'fire' }), 'red')?.kind).toBe('fire')
  expect(bestFire(fight([own(), enemy(cm(20))], { at: 'fire' }), 'red')).toBeUndefined()
})

const attack = {
  unit: 'a',
  target: 'b',
  againstPosition: false,
  terrain: '',
  isCharge: true,
  isContinued: false,
  ifMet: 'attack',
  met: 'b',
  state: 'met',
} as const

test('[BA-4.1.3-05] who is about to come to grips keeps his fire', () => {
  const state = fight([own(), enemy(cm(4))], { at: 'fire', attacks: [attack] })
  expect(bestFire(state, 'red')?.kind).not.toBe('fire')
})

test('[BA-4.1.3-05] foot that is attacked keeps it too; once nobody came it fires', () => {
  const attacked = { ...attack, unit: 'b', target: 'a', met: 'a' }
  const isFiring = (met: string | null) =>
    bestFire(fight([own(), enemy(cm(4))], { at: 'fire', attacks: [{ ...attacked, met }] }), 'red')
      ?.kind === 'fire'
  expect(isFiring('a')).toBe(false)
  expect(isFiring(null)).toBe(true)
})

test('[BA-3.1.7-01] who stands close behind a friend under fire supports him', () => {
  const units = [own(), own({ id: 'c', y: 100_000 - cm(8) }), enemy(cm(9))]
  const shot = {
    unit: 'a',
    part: 0,
    figures: 30,
    guns: [],
    target: 'b',
    x: 100_000,
    y: 109_000,
    isRanging: false,
    isHidden: false,
    isShown: false,
    phase: 'fire',
    lost: null,
  } as const
  const state = fight(units, { at: 'fire', fires: [{ ...shot, guns: [] }] })
  expect(bestFire(state, 'red')).toMatchObject({ kind: 'support', unit: 'c', of: 'a' })
  expect(candidates(state, 'red')[0]?.because).toEqual([{ key: 'ba.because.support' }])
})
