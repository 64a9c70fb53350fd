/** The computer's levels, the weakest first. */
export const levels = ['ensign', 'captain', 'admiral'] as const

export type Level = (typeof levels)[number]

/** The level that is meant where none is named. */
export const usualLevel: Level = 'captain'

export function isLevel(value: unknown): value is Level {
  return levels.some(level => level === value)
}
