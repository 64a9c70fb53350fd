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

/** [LOB-033] Dice thrown for the hour; length of a turn and of a day in minutes. */
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
