import { expect, test } from 'vitest'
import { battle, terrain } from '../../fixtures.ts'
import { unitOf } from '../../model/units.ts'
import { begun, ordered, pioneers, tableOf } from './fixtures.ts'
import { procureWorks } from './progress.ts'

test('[BA-6.3.0-02] [BA-T-20] an abatis wants 13 for its material, with wood near by 7', () => {
  const far = ordered()
  procureWorks(tableOf(far, [3, 4, 5]))
  expect(unitOf(far, 'u1').work?.isBegun).toBe(false)
  const wood = terrain({
    kind: 'wood',
    points: [105_000, 90_000, 130_000, 90_000, 130_000, 130_000, 105_000, 130_000],
  })
  const near = ordered({ figures: 10 }, [wood])
  procureWorks(tableOf(near, [1, 2, 4]))
  expect(unitOf(near, 'u1').work?.isBegun).toBe(true)
})

test('[BA-6.3.0-02] every failed turn in a row adds one to the next roll', () => {
  const state = ordered({ work: begun({ isBegun: false, turns: 0, failedInRow: 1 }) })
  const table = tableOf(state, [4, 4, 4])
  procureWorks(table)
  expect(table.events[0]).toMatchObject({ kind: 'workProcured', total: 13, needed: 13 })
})

test('[BA-1.1.4-06] [BA-Q-29] the penalty of a side is on the rolls for its material', () => {
  const state = ordered()
  state.penalties.push({ seat: 'red', value: -2, untilTurn: 3 })
  const table = tableOf(state, [5, 5, 4])
  procureWorks(table)
  expect(table.events[0]).toMatchObject({ kind: 'workRefused', total: 12, needed: 13 })
})

test('[BA-T-20] a wood 10 cm off gives no material, it must be nearer', () => {
  const edge = 111_250 + 10_000
  const points = [edge, 90_000, 140_000, 90_000, 140_000, 130_000, edge, 130_000]
  const state = ordered({}, [terrain({ kind: 'wood', points })])
  const table = tableOf(state, [3, 3, 3])
  procureWorks(table)
  expect(table.events[0]).toMatchObject({ kind: 'workRefused', needed: 13 })
})

test('[BA-6.3.0-03] who has come into disorder since the order was written procures nothing', () => {
  const state = ordered({ disorder: 'U' })
  const table = tableOf(state)
  procureWorks(table)
  expect(table.events).toMatchObject([{ kind: 'partFailed', because: { rule: 'BA-6.3.0-03' } }])
})

test('[BA-6.3.0-02] a turn without an attempt ends the row of failures', () => {
  const state = battle({ units: [pioneers({ work: begun({ isBegun: false, failedInRow: 3 }) })] })
  procureWorks(tableOf(state))
  expect(unitOf(state, 'u1').work).toMatchObject({ failedInRow: 0, turns: 7 })
})

test('[BA-6.3.0-02] failures count up at the same place, and begin anew at another', () => {
  const tried = (given: Parameters<typeof begun>[0]) => {
    const state = ordered({ work: begun({ isBegun: false, turns: 0, ...given }) })
    procureWorks(tableOf(state, [1, 1, 1]))
    return unitOf(state, 'u1').work?.failedInRow
  }
  expect(tried({ failedInRow: 2 })).toBe(3)
  expect(tried({ failedInRow: 2, x: 90_000 })).toBe(1)
})
