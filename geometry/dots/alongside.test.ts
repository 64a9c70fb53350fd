import { expect, test } from 'vitest'
import { alongside } from './alongside.ts'
import { headings, turnBetween, turned } from './heading.ts'

test('a ship lies at right angles to the line', () => {
  for (const line of headings) {
    for (const heading of headings) {
      for (const lying of alongside(heading, line)) expect(turnBetween(lying, line)).toBe(2)
    }
  }
})

test('it takes the smaller turn', () => {
  expect([alongside(1, 0), alongside(7, 0), alongside(3, 1), alongside(6, 0)]).toEqual([
    [2],
    [6],
    [3],
    [6],
  ])
})

test('straight on or straight away from the line both turns are as large', () => {
  for (const line of headings) {
    expect(new Set(alongside(line, line))).toEqual(new Set([turned(line, 2), turned(line, 6)]))
    expect(alongside(turned(line, 4), line)).toHaveLength(2)
  }
})
