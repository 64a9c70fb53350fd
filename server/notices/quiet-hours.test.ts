import { expect, test } from 'vitest'
import { isTimeZone, quietUntil } from './quiet-hours.ts'

const at = (text: string) => Date.parse(text)
const night = { timeZone: 'Europe/Copenhagen', from: 22 * 60, to: 7 * 60 }
const noon = { timeZone: 'America/New_York', from: 12 * 60, to: 13 * 60 + 30 }

test.each([
  // Copenhagen is an hour ahead in winter, two in summer.
  ['2026-01-10T20:59:59Z', night, null],
  ['2026-01-10T21:00:00Z', night, '2026-01-11T06:00:00Z'],
  ['2026-07-10T20:00:00Z', night, '2026-07-11T05:00:00Z'],
  ['2026-01-11T05:59:30Z', night, '2026-01-11T06:00:00Z'],
  ['2026-01-11T06:00:00Z', night, null],
  ['2026-01-11T17:10:00Z', noon, '2026-01-11T18:30:00Z'],
  ['2026-01-11T18:30:00Z', noon, null],
])('%s', (now, hours, until) => {
  expect(quietUntil(at(now), hours)).toBe(until === null ? null : at(until))
})

test('hours that begin where they end are none', () => {
  expect(quietUntil(at('2026-01-11T06:00:00Z'), { ...night, from: 420, to: 420 })).toBeNull()
})

test('a time zone is one that is known', () => {
  expect([isTimeZone('Europe/Berlin'), isTimeZone('Mars/Base')]).toEqual([true, false])
})
