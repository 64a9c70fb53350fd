import { judgeBy } from '@grognard/umpire'
import type { Setting } from '../../fixtures.ts'
import { battle, square } from '../../fixtures.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { blue, attack } from '../melee/fixtures.ts'
import type { AdvanceOrder } from './advance.ts'
import { advanceRefusals, plainAdvance } from './advance.ts'

export const routed = { state: 'routed' } as const

export const broke = { state: 'broke' } as const

/** Red has made blue give way; another blue stands further north. */
export function won(setting: Setting = {}, red: Partial<Unit> = {}): State {
  return battle({
    at: 'advance',
    units: [red, { ...blue, y: 150_000, disorder: 'FU' }, { ...blue, y: 112_000 }, { y: 92_000 }],
    attacks: [attack('u1', 'u2', routed)],
    ...setting,
  })
}

/** The rules that forbid the advance. */
export function refusals(state: State, order: Partial<AdvanceOrder> = {}): string[] {
  const { because } = judgeBy(advanceRefusals, {
    state,
    seat: 'red',
    order: { ...plainAdvance('u1'), distance: 5_000, ...order },
  })
  return because.map(({ message }) => message.replace('ba.refuse.', ''))
}

export const wood = {
  id: 'wood',
  kind: 'wood',
  points: square(100_000, 107_000, 60_000, 8_000),
} as const

export const house = {
  id: 'house',
  kind: 'building',
  points: square(100_000, 108_000, 10_000),
  cover: 'II',
  capacity: 40,
} as const
