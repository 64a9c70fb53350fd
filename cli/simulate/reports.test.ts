import { expect, test } from 'vitest'
import { testingPlan } from '@grognard/lab/fixtures.ts'
import type { BattleMetrics } from '@grognard/lab/metrics.ts'
import type { Result } from '@grognard/lab/result.ts'
import { csvText } from './reports.ts'
import { runSummaryOf } from './run-summary.ts'

function played(number: number, found: Partial<BattleMetrics>): Result {
  const nothing = { winners: [], ending: null, length: null, lost: {}, worth: {}, fault: null }
  const all = { counts: {}, values: {}, seats: {}, ...found }
  return { number, seed: `tests-${number}`, ...nothing, orders: 9, found: all }
}

test('a circumstance that is a value here and a seat there has one column', () => {
  const results = [
    played(1, { values: { gage: 'nobody' } }),
    played(2, { seats: { gage: 'crosses' } }),
  ]
  const [head = [], ...rows] = csvText(runSummaryOf(testingPlan({ battles: 2 }), results, []))
    .trimEnd()
    .split('\r\n')
    .map(row => row.split(','))
  const columns = head.flatMap((name, index) => (name === 'circumstance.gage' ? [index] : []))
  expect(columns).toHaveLength(1)
  expect(rows.map(row => row[columns[0] ?? -1])).toEqual(['nobody', 'crosses'])
})
