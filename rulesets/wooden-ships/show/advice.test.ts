import { expect, test } from 'vitest'
import { battleOf } from '../model/fixtures.ts'
import type { Setting } from '../model/fixtures.ts'
import { advice } from './advice.ts'

/** The minutes that are told; none where no time is told. */
function minutes(ships: number, setting: Setting = {}): unknown {
  const own = Array.from({ length: ships }, (_, at) => ({ id: `ship-${at}`, at: `A${at * 3 + 1}` }))
  const state = battleOf({ ships: own, options: { timedMoves: true }, ...setting })
  return advice(state, 'a').at(-1)?.values?.minutes
}

test('[WS-245] plots have a minute for one ship, and more for more', () => {
  expect([1, 2, 3, 4, 6, 7, 12, 13, 27].map(ships => minutes(ships))).toEqual([
    1, 2, 2, 3, 3, 6, 6, 9, 15,
  ])
})

test('[WS-245] other phases have theirs, and what is not timed has none', () => {
  const at = (step: 'targets' | 'upkeep' | 'grapple') => minutes(1, { step })
  expect([at('targets'), at('upkeep'), at('grapple')]).toEqual([2, 1, undefined])
  expect(minutes(1, { options: { timedMoves: false } })).toBeUndefined()
})
