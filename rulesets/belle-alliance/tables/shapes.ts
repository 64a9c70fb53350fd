import type { FormationKind } from './formations.ts'

/** [BA-1.3.1-04] [BA-1.3.1-06] Ranks of a line, files of a march column. */
export const RANKS_OF_LINE = 2
export const FILES_OF_MARCH_COLUMN = 2

/** [BA-1.3.1-05] Least front and least depth of an attack column, in figures. */
export const LEAST_FRONT = 4
export const LEAST_DEPTH = 4

/** [BA-1.3.1-12] Figures on a side of a hollow square: (figures + 16) / 8; below ten a solid one. */
export const SQUARE = { added: 16, divisor: 8, leastHollow: 10 } as const

/** [BA-1.3.2-04] Gap of a skirmish line in breadths of a base. */
export const SKIRMISH_GAP = { least: 1, most: 2 } as const

/** [BA-1.3.1-01] Formations that a unit may be ordered to take, by what it consists of. */
export const formationsToTake: Record<
  'foot' | 'horse' | 'guns' | 'wagons' | 'gunners',
  readonly FormationKind[]
> = {
  foot: ['line', 'attackColumn', 'marchColumn', 'square', 'battalionMass', 'huddle', 'skirmish'],
  horse: ['line', 'attackColumn', 'marchColumn', 'skirmish'],
  guns: ['unlimbered', 'limbered'],
  wagons: ['limbered'],
  gunners: ['gunners'],
}
