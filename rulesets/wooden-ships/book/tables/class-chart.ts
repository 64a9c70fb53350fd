import type { NationId, QualityId, ShipLog } from './ships.ts'

/** A line of the class chart of 1790 to 1815: a ship as built, without her name. */
export interface ClassRow {
  id: string
  nation: NationId
  class: number
  rating: number
  /** Basic values; [WS-019] the others follow from them. */
  log: ShipLog
  points: Record<QualityId, number>
  depth: number
}

/** [WS-016] Credit for these values stands in docs/credits.md. */
export const classChart: readonly ClassRow[] = [
  {
    id: 'br-sol1-110',
    nation: 'british',
    class: 1,
    rating: 110,
    log: { hull: 18, crew: [6, 6, 5], guns: 12, carronades: 1, rigging: [9, 9, 9] },
    points: { EL: 38, CR: 35, SE: 32, AV: 28, GR: 26, PR: 23 },
    depth: 24,
  },
  {
    id: 'br-sol1-100',
    nation: 'british',
    class: 1,
    rating: 100,
    log: { hull: 17, crew: [6, 6, 5], guns: 11, carronades: 1, rigging: [8, 8, 8] },
    points: { EL: 35, CR: 32, SE: 29, AV: 26, GR: 24, PR: 22 },
    depth: 23,
  },
  {
    id: 'br-sol1-98',
    nation: 'british',
    class: 1,
    rating: 98,
    log: { hull: 16, crew: [5, 5, 5], guns: 10, carronades: 1, rigging: [8, 8, 8] },
    points: { EL: 33, CR: 30, SE: 27, AV: 24, GR: 23, PR: 20 },
    depth: 22,
  },
  {
    id: 'br-sol2-80',
    nation: 'british',
    class: 2,
    rating: 80,
    log: { hull: 16, crew: [5, 5, 4], guns: 10, carronades: 1, rigging: [8, 8, 8] },
    points: { EL: 34, CR: 31, SE: 28, AV: 24, GR: 23, PR: 21 },
    depth: 21,
  },
  {
    id: 'br-sol2-74-l',
    nation: 'british',
    class: 2,
    rating: 74,
    log: { hull: 14, crew: [5, 4, 4], guns: 9, carronades: 2, rigging: [7, 7, 7] },
    points: { EL: 30, CR: 29, SE: 26, AV: 23, GR: 21, PR: 19 },
    depth: 22,
  },
  {
    id: 'br-sol2-74',
    nation: 'british',
    class: 2,
    rating: 74,
    log: { hull: 14, crew: [4, 4, 4], guns: 8, carronades: 2, rigging: [7, 7, 7] },
    points: { EL: 29, CR: 27, SE: 25, AV: 22, GR: 20, PR: 18 },
    depth: 20,
  },
  {
    id: 'br-sol2-64',
    nation: 'british',
    class: 2,
    rating: 64,
    log: { hull: 11, crew: [4, 3, 3], guns: 6, carronades: 2, rigging: [7, 7, 7] },
    points: { EL: 22, CR: 20, SE: 19, AV: 17, GR: 15, PR: 13 },
    depth: 19,
  },
  {
    id: 'br-f3-36',
    nation: 'british',
    class: 3,
    rating: 36,
    log: { hull: 7, crew: [2, 2, 1], guns: 2, carronades: 1, rigging: [5, 5, 5, 5] },
    points: { EL: 13, CR: 11, SE: 11, AV: 10, GR: 9, PR: 8 },
    depth: 13,
  },
  {
    id: 'fr-sol2-80',
    nation: 'french',
    class: 2,
    rating: 80,
    log: { hull: 16, crew: [6, 6, 5], guns: 11, carronades: 1, rigging: [7, 7, 7] },
    points: { EL: 36, CR: 33, SE: 30, AV: 27, GR: 25, PR: 23 },
    depth: 23,
  },
  {
    id: 'fr-sol2-74',
    nation: 'french',
    class: 2,
    rating: 74,
    log: { hull: 14, crew: [5, 5, 4], guns: 10, carronades: 1, rigging: [7, 7, 7] },
    points: { EL: 32, CR: 29, SE: 27, AV: 24, GR: 22, PR: 20 },
    depth: 21,
  },
  {
    id: 'fr-f3-36',
    nation: 'french',
    class: 3,
    rating: 36,
    log: { hull: 8, crew: [3, 2, 2], guns: 2, carronades: 1, rigging: [5, 5, 5, 5] },
    points: { EL: 17, CR: 15, SE: 14, AV: 13, GR: 12, PR: 10 },
    depth: 17,
  },
  {
    id: 'sp-sol1-130',
    nation: 'spanish',
    class: 1,
    rating: 130,
    log: { hull: 20, crew: [8, 7, 7], guns: 13, carronades: 0, rigging: [10, 10, 10] },
    points: { EL: 42, CR: 38, SE: 35, AV: 32, GR: 30, PR: 27 },
    depth: 25,
  },
  {
    id: 'sp-sol1-112',
    nation: 'spanish',
    class: 1,
    rating: 112,
    log: { hull: 18, crew: [6, 6, 6], guns: 12, carronades: 0, rigging: [9, 9, 9] },
    points: { EL: 38, CR: 35, SE: 32, AV: 29, GR: 27, PR: 25 },
    depth: 23,
  },
  {
    id: 'sp-sol1-100',
    nation: 'spanish',
    class: 1,
    rating: 100,
    log: { hull: 16, crew: [6, 6, 5], guns: 10, carronades: 0, rigging: [8, 8, 8] },
    points: { EL: 36, CR: 33, SE: 30, AV: 26, GR: 25, PR: 23 },
    depth: 23,
  },
  {
    id: 'sp-sol2-80',
    nation: 'spanish',
    class: 2,
    rating: 80,
    log: { hull: 15, crew: [5, 5, 4], guns: 10, carronades: 0, rigging: [7, 7, 7] },
    points: { EL: 34, CR: 31, SE: 28, AV: 24, GR: 23, PR: 21 },
    depth: 21,
  },
  {
    id: 'sp-sol2-74-l',
    nation: 'spanish',
    class: 2,
    rating: 74,
    log: { hull: 14, crew: [5, 4, 4], guns: 8, carronades: 2, rigging: [7, 7, 7] },
    points: { EL: 33, CR: 30, SE: 26, AV: 22, GR: 20, PR: 18 },
    depth: 22,
  },
  {
    id: 'sp-sol2-74',
    nation: 'spanish',
    class: 2,
    rating: 74,
    log: { hull: 13, crew: [4, 4, 4], guns: 8, carronades: 0, rigging: [7, 7, 7] },
    points: { EL: 29, CR: 26, SE: 23, AV: 20, GR: 18, PR: 16 },
    depth: 21,
  },
  {
    id: 'us-f4-38',
    nation: 'american',
    class: 4,
    rating: 38,
    log: { hull: 9, crew: [3, 3, 3], guns: 3, carronades: 3, rigging: [5, 5, 5, 5] },
    points: { EL: 18, CR: 15, SE: 15, AV: 14, GR: 13, PR: 11 },
    depth: 17,
  },
]

/** [WS-S-7] Fleets for points: the most ships, and how many of them sail in a division. Ours. */
export const muster = { most: 10, division: 5 } as const

/** [WS-S-7] Where the first fleet's leading ship lies, the second's as far from the other edge; hexes, and between ships in line. Ours. */
export const stations = { column: 17, row: 5, apart: 16, spacing: 3 } as const
