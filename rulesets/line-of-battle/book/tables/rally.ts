import { inches } from '@grognard/geometry/measured/units.ts'
import type { OfficerId } from './command.ts'
import { byDie } from './fire.ts'

export const lightIds = ['dawn', 'day', 'dusk', 'night'] as const
export type LightId = (typeof lightIds)[number]

/** [LOB-034] When each light begins, minutes after midnight; night lasts over midnight. */
export const lightBands: readonly { light: LightId; from: number }[] = [
  { light: 'night', from: 0 },
  { light: 'dawn', from: 5 * 60 },
  { light: 'day', from: 8 * 60 },
  { light: 'dusk', from: 20 * 60 },
  { light: 'night', from: 21 * 60 },
]

/** [LOB-033] Dice rolled for the hour; length of a turn and of a day in minutes. */
export const hourDice = 4
export const turnMinutes = 30
export const dayMinutes = 24 * 60

/** [LOB-033] The last whole hour of a day. */
export const lastHour = 23

/** [LOB-034] The light at a time, minutes after midnight. */
export function lightAt(clock: number): LightId {
  let light: LightId = 'night'
  for (const band of lightBands) if (clock >= band.from) light = band.light
  return light
}

/** [LOB-033] Minutes after midnight at the hour the dice give; 24 is midnight. */
export function clockAtHour(hour: number): number {
  return (hour * 60) % dayMinutes
}

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

/** [LOB-200] A test is due when more than this share of hull or crew is lost, in percent. */
export const shakenBeyond = 50

/** [LOB-202] How near an officer must be, 1/1000 in, and what the highest of them adds to the value. */
export const officerWithin = inches(10)
export const officerMorale: Record<OfficerId, number> = {
  commodore: 1,
  viceAdmiral: 2,
  admiral: 2,
}

/** [LOB-104] [LOB-202] What a line of battle and a flagship add to the value. */
export const lineMorale = 2
export const flagshipMorale = 2

/** [LOB-206] Failures running after which the flag is struck. */
export const failsToStrike = 3
