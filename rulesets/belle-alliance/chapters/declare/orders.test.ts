import { expect, test } from 'vitest'
import { battle, done } from '../../fixtures.ts'
import type { State } from '../../model/state.ts'
import { won } from '../advance/fixtures.ts'
import { atFire, facing, fireOf, firing } from '../fire/fixtures.ts'

const NEAR = 10_000

/** Who could still do what, as it is asked before Done is given. */
function lost(state: State): string[] {
  const { tool } = done
  if (tool?.tool !== 'list') throw new Error('Done is chosen from a list.')
  return (tool.forfeits?.(state, 'red') ?? []).map(({ piece, ask }) => `${piece} ${ask}`)
}

test('[BA-3.1.1-05] Done names who could still fire, but not who has named a target', () => {
  const units = [firing(), facing(NEAR)]
  expect(lost(atFire(units))).toEqual(['a ba.ask.fire'])
  expect(lost(atFire(units, { fires: [fireOf({ y: 110_000 })] }))).toEqual([])
  expect(lost(atFire([firing(), facing(90_000)]))).toEqual([])
})

test('[BA-4.1.4-04] Done names who could still continue the advance', () => {
  const state = won()
  expect(lost(state)).toEqual(['u1 ba.ask.advance'])
  const declared = { unit: 'u1', pivot: 0, distance: 5_000, target: null, building: null }
  state.advances = [{ ...declared, isShown: false }]
  expect(lost(state)).toEqual([])
})

test('where chiefs move Done throws nothing away', () => {
  expect(lost(battle({ at: 'staff', units: [firing(), facing(NEAR)] }))).toEqual([])
})
