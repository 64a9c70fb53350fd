import { expect, test } from 'vitest'
import { rulebook } from './rulebook.ts'

const rows = Object.entries(rulebook.rows)

test('[LOB-049] all rules are carried out but for one', () => {
  expect(rows).toHaveLength(201)
  const open = rows.filter(([, row]) => row.status !== 'enforced').map(([id]) => id)
  expect(open).toEqual(['LOB-049'])
})
