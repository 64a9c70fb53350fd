import { expect, test } from 'vitest'
import { stepsOfBar } from './scale-bar.ts'

test('a bar shows a round number of steps and is between 70 and 190 pixels long', () => {
  for (const pixels of [0.7, 3, 9, 21, 44, 97, 130, 185]) {
    const steps = stepsOfBar(pixels)
    expect([1, 2, 4, 5]).toContain(Number(String(steps).replace(/0+$/, '').replace('.', '') || 1))
    expect(steps * pixels).toBeLessThanOrEqual(190)
    expect(steps * pixels).toBeGreaterThan(70)
  }
})

test('a step that is longer than any bar is parted', () => {
  expect(stepsOfBar(400)).toBe(0.4)
})
