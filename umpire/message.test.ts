import { expect, test } from 'vitest'
import { ruleIn, withRule } from './index.ts'

test('a line bears the rule that it rests on, its own before another', () => {
  expect(withRule({ key: 'sunk' }, 'R-1')).toEqual({ key: 'sunk', values: { rule: 'R-1' } })
  const own = { key: 'sunk', values: { rule: 'R-2' } }
  expect(withRule(own, 'R-1')).toEqual(own)
  expect(withRule({ key: 'sunk' }, null)).toEqual({ key: 'sunk' })
  expect(withRule(null, 'R-1')).toBeNull()
})

test('a line without a rule in words names none', () => {
  expect(ruleIn({ key: 'sunk', values: { rule: 'R-2' } })).toBe('R-2')
  expect(ruleIn({ key: 'sunk', values: { rule: 3 } })).toBe('')
  expect(ruleIn({ key: 'sunk' })).toBe('')
})
