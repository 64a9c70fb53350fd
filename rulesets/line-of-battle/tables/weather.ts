import { byDie } from './by-die.ts'

/** [LOB-031] Levels with the forces on Beaufort's scale that they stand for; force 12 is level 6 too. */
export const weatherLevels = [
  { level: 1, beaufort: [0, 1] },
  { level: 2, beaufort: [2, 3] },
  { level: 3, beaufort: [4, 5] },
  { level: 4, beaufort: [6, 7] },
  { level: 5, beaufort: [8, 9] },
  { level: 6, beaufort: [10, 12] },
] as const

const calmest = 1
const worst = 6

/** [LOB-208] Change of level by the die, 1 to 6: by quality (1 is worse) and as the signs are printed. */
export const weatherShifts = {
  quality: [1, 0, 0, 0, 0, -1],
  literal: [-1, 0, 0, 0, 0, 1],
} as const

/** [LOB-208] The level after the die. */
export function weatherAfter(
  level: number,
  die: number,
  reading: keyof typeof weatherShifts,
): number {
  const shifted = level + byDie<number>(weatherShifts[reading], die)
  return Math.max(calmest, Math.min(worst, shifted))
}
