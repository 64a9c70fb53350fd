import { expect, test } from 'vitest'
import { battleOf } from '../testing.ts'
import type { Ship } from '../state.ts'
import { speedReasons } from './speed-told.ts'

function reasons(given: Partial<Ship>, setting: Parameters<typeof battleOf>[0] = {}) {
  const state = battleOf({ ships: [given], windFrom: 27_000, ...setting })
  return state.ships.flatMap(ship => speedReasons(state, ship)).map(line => line.values)
}

test('[LOB-062] [LOB-064] [LOB-065] what the wind does is told, with how exact the heading must be', () => {
  expect(reasons({ heading: 10_500 })).toEqual([
    expect.objectContaining({ rule: 'LOB-062', sign: '+', inches: 2 }),
  ])
  expect(reasons({ heading: 10_501 })).toEqual([{ rule: 'LOB-064', tolerance: 15 }])
})

test('[LOB-077] [LOB-142] [LOB-148] so is the anchor, and what halves the speed, once', () => {
  expect(reasons({ heading: 0, isAnchored: true })[0]).toMatchObject({ rule: 'LOB-077', sign: '−' })
  const rulesOf = (given: Partial<Ship>) => reasons({ heading: 0, ...given }).map(row => row?.rule)
  expect(rulesOf({ isMainmastLost: true, sails: 1 })).toEqual(['LOB-064', 'LOB-142'])
  expect(rulesOf({ sails: 4 })).toEqual(['LOB-064', 'LOB-148'])
})
