import { expect, test } from 'vitest'
import fixture from './fixture.json' with { type: 'json' }
import { clockAtHour, dayMinutes, lightAt, turnMinutes } from './light.ts'

test('[LOB-034] every half hour has its light', () => {
  const halfHours = Array.from(
    { length: dayMinutes / turnMinutes },
    (_, index) => index * turnMinutes,
  )
  const seen = halfHours.map(clock => `${timeOf(clock)} ${lightAt(clock)}`)
  expect(seen).toEqual(fixture.light)
})

test('[LOB-034] each light lasts to the minute before the next', () => {
  const before = [5, 8, 20, 21].map(hour => lightAt(hour * 60 - 1))
  expect(before).toEqual(['night', 'dawn', 'day', 'dusk'])
})

test('[LOB-033] a turn is half an hour, and an hour of 24 is midnight', () => {
  expect(turnMinutes).toBe(fixture.turnMinutes)
  expect([4, 12, 24].map(clockAtHour)).toEqual([240, 720, 0])
})

function timeOf(clock: number): string {
  return `${twoDigits(Math.floor(clock / 60))}:${twoDigits(clock % 60)}`
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
