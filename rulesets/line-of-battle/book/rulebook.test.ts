import { expect, test } from 'vitest'
import { rulebook } from './rulebook.ts'

const rows = Object.entries(rulebook.rows)

test('all rules are carried out', () => {
  expect(rows).toHaveLength(201)
  expect(rows.filter(([, row]) => row.status !== 'enforced')).toEqual([])
})
