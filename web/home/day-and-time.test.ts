import { expect, test } from 'vitest'
import { dayAndTime } from './day-and-time.ts'

const evening = new Date(2026, 10, 20, 22, 7).getTime()

test('day, month, year and the hour of twenty-four, in each language', () => {
  expect(dayAndTime(evening, 'en')).toBe('20 November 2026, 22:07')
  expect(dayAndTime(evening, 'de')).toBe('20. November 2026, 22:07')
  expect(dayAndTime(evening, 'da')).toBe('20. november 2026, 22:07')
})
