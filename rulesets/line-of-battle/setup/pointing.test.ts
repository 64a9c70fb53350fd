import { expect, test } from 'vitest'
import type { Player, State } from '../state.ts'
import { battleOf } from '../testing.ts'
import { place } from './place.ts'
import { pointedAt } from './pointing.ts'

function deploying(red: Partial<Player>, hasCommonHeading: boolean): State {
  return battleOf({
    rules: { deployment: 'quarters', hasCommonHeading: [hasCommonHeading, hasCommonHeading] },
    players: [
      { seat: 'red', quarter: 0, ...red },
      { seat: 'blue', side: 1 },
    ],
    ships: [{ id: 'ajax', status: 'waiting' }],
  })
}

test('[LOB-042] [LOB-S-1] once the first ship stands, pointing keeps the heading of the fleet', () => {
  const state = deploying({ fleetHeading: 9000 }, true)
  expect(pointedAt(state, 'ajax', 5000, 5000, 18_000).heading).toBe(9000)
  const { tool } = place
  if (tool?.tool !== 'place') throw new Error('Ships are placed by pointing.')
  const order = tool.at(state, 'red', 'ajax', 5000, 5000, 18_000)
  expect(place.judge(state, 'red', order).allowed).toBe(true)
})

test.each([
  [0, 0],
  [749, 0],
  [750, 1500],
  [8300, 9000],
  [35_500, 0],
])('[LOB-042] before, a heading of %i that is pointed at becomes %i', (pointed, heading) => {
  expect(pointedAt(deploying({}, true), 'ajax', 0, 0, pointed).heading).toBe(heading)
})

test('[LOB-042] where headings are free, what the other ships lie on binds nobody', () => {
  const state = deploying({ fleetHeading: 9000 }, false)
  expect(pointedAt(state, 'ajax', 0, 0, 18_100).heading).toBe(18_000)
})

test('[LOB-042] places that are pointed at fall on tenths of an inch', () => {
  expect(pointedAt(deploying({}, true), 'ajax', 12_345, 6050, 0)).toMatchObject({
    x: 12_300,
    y: 6100,
  })
})
