import { expect, test } from 'vitest'
import { lengthOf, scores } from './sounds.ts'

test('every sound is over within a second and a half and dies away', () => {
  for (const score of Object.values(scores)) {
    expect(lengthOf(score)).toBeLessThan(1.5)
    for (const burst of [...score.noises, ...score.tones]) expect(burst.to).toBeLessThan(burst.from)
  }
})
