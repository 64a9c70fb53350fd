import { cm } from '../measures.ts'

/** [BA-1.1.7-01] [BA-1.1.7-02] The arms of table 21, and wagons. */
export const arms = [
  'infantry',
  'light cavalry',
  'medium cavalry',
  'heavy cavalry',
  'artillery',
  'wagon',
] as const
export type Arm = (typeof arms)[number]

/** [BA-T-13] Hand weapons. */
export type Weapon = 'musket' | 'rifle' | 'carbine'

/** Along the front and from front to rear, 1/1000 cm. */
export interface Base {
  width: number
  depth: number
}

const infantryBase: Base = { width: cm(1.5), depth: cm(1.5) }
const cavalryBase: Base = { width: cm(2), depth: cm(4.5) }

/** [BA-1.1.7-04] A gun model with its gunners, or a wagon. */
export const modelBase: Base = { width: cm(5), depth: cm(7.5) }

/** [BA-1.3.1-12] [BA-Q-40] A gun model behind its limber. */
export const limberedBase: Base = { width: cm(5), depth: cm(15) }

/** [BA-1.1.7-04] Chiefs and orderlies. */
export const staffBase: Base = cavalryBase

/** [BA-1.1.7-04] The base of one figure; gunners and drivers off their models stand as infantry. */
export const figureBases: Record<Arm, Base> = {
  infantry: infantryBase,
  'light cavalry': cavalryBase,
  'medium cavalry': cavalryBase,
  'heavy cavalry': cavalryBase,
  artillery: infantryBase,
  wagon: infantryBase,
}

/** [BA-1.3.1-01] Closed and open formations; `gunners` are off their guns, `rout` is full disorder. */
export const formationKinds = [
  'line',
  'attackColumn',
  'marchColumn',
  'square',
  'battalionMass',
  'huddle',
  'skirmish',
  'unlimbered',
  'limbered',
  'work',
  'rest',
  'rout',
  'gunners',
] as const
export type FormationKind = (typeof formationKinds)[number]

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

/** [BA-1.2.2-01] A battalion is split only if it has more figures than this. */
export const MOST_UNSPLIT = 40

/** [BA-1.3.2-03] Of units that are not light at most one figure in so many skirmishes. */
export const SKIRMISH_SHARE = 3

/** [BA-1.3.3-02] So many times the figures of its soutien are the most a line may have. */
export const LINE_TO_SOUTIEN = 2

/** [BA-1.1.7-02] A gun model stands for up to so many guns, with a gunner for each. */
export const MOST_GUNNERS = 4
