import type { AmmunitionId, QualityId } from './ships.ts'

/** A row of the hit determination table: guns in the fire, and the number by range 1 to 10 hexes. */
export interface GunneryRow {
  /** Most gun squares that the row is for. */
  upTo: number
  /** [WS-160] */
  normal: readonly number[]
  /** [WS-161] The number when raking, before a stern rake's one. */
  rake: readonly number[]
  /** [WS-162] */
  quality: Record<QualityId, number>
  /** [WS-163] For each crew section wiped out, used as a party or tied up. */
  section: number
  /** [WS-162] The first fire of a side in the battle. */
  initial: number
  /** [WS-164] */
  captured: number
  /** [WS-165] */
  ammunition: Record<AmmunitionId, number>
  /** [WS-114] */
  anchored: number
}

/** [WS-161] Added to the rake number by a fire at the stern. */
export const sternRake = 1

/** [WS-153] Hexes. */
export const longestRange = 10
/** [WS-160] Hexes. */
export const carronadeRange = 2
/** [WS-167] Hexes: beyond it all fire is at the rigging. */
export const hullRange = 5

/** [WS-040] By class, 1 to 7: off the number in a gale and in a storm. */
export const weatherLosses = {
  gale: [-1, 0, 0, 0, -1, -1, 0],
  storm: [-2, -1, -1, -2, -2, -2, -2],
} as const

/** [WS-165] Off the number of a ship without rigging, by gun squares. */
export const dismastedLosses = { upTo: 6, few: -1, many: -2 } as const

/** [WS-187] Off the number of a side that smoke or wreckage lies over, and for how many turns after. */
export const obscured = { loss: -1, turns: 3, rigging: 2 } as const

/** [WS-169] Hexes that ammunition reaches. */
export const reaches: Readonly<Record<AmmunitionId, number>> = {
  round: 10,
  chain: 3,
  double: 1,
  grape: 1,
}

/** [WS-157] Hexes from which on a ship of the line spares a frigate, and for how many turns she is bold. */
export const sparing = { range: 8, turns: 3 } as const

export const dieSides = 6

/** No row has more guns than this one. */
const any = 1000

/** [WS-175] */
export const basicGunnery: readonly GunneryRow[] = [
  {
    upTo: 3,
    normal: [1, 1, 0, -1, -2, -2, -3, -3, -3, -3],
    rake: [2, 2, 1, 0, -1, -1, -2, -2, -2, -2],
    quality: { EL: 1, CR: 1, SE: 0, AV: 0, GR: 0, PR: -1 },
    section: -1,
    initial: 1,
    captured: -2,
    ammunition: { round: 0, chain: 1, double: 1, grape: -1 },
    anchored: 1,
  },
  {
    upTo: 6,
    normal: [2, 2, 1, 0, -1, -1, -2, -2, -2, -2],
    rake: [4, 4, 3, 2, 1, 1, 0, 0, 0, 0],
    quality: { EL: 2, CR: 1, SE: 1, AV: 0, GR: 0, PR: -1 },
    section: -1,
    initial: 1,
    captured: -2,
    ammunition: { round: 0, chain: 1, double: 1, grape: -2 },
    anchored: 1,
  },
  {
    upTo: 9,
    normal: [3, 2, 1, 0, -1, -1, -2, -2, -2, -2],
    rake: [6, 5, 4, 3, 2, 2, 1, 1, 1, 1],
    quality: { EL: 2, CR: 2, SE: 1, AV: 0, GR: -1, PR: -1 },
    section: -1,
    initial: 2,
    captured: -2,
    ammunition: { round: 0, chain: 2, double: 2, grape: -3 },
    anchored: 1,
  },
  {
    upTo: 12,
    normal: [4, 3, 2, 1, 0, 0, -1, -1, -1, -1],
    rake: [8, 7, 6, 5, 4, 4, 3, 3, 3, 3],
    quality: { EL: 2, CR: 2, SE: 1, AV: 0, GR: -1, PR: -2 },
    section: -1,
    initial: 2,
    captured: -2,
    ammunition: { round: 0, chain: 2, double: 2, grape: -4 },
    anchored: 2,
  },
  {
    upTo: any,
    normal: [5, 4, 3, 2, 1, 1, 0, 0, 0, 0],
    rake: [10, 9, 8, 7, 6, 6, 5, 5, 5, 5],
    quality: { EL: 3, CR: 2, SE: 1, AV: 0, GR: -1, PR: -2 },
    section: -1,
    initial: 2,
    captured: -2,
    ammunition: { round: 0, chain: 2, double: 3, grape: -4 },
    anchored: 2,
  },
]

/** [WS-160] */
export const advancedGunnery: readonly GunneryRow[] = [
  {
    upTo: 3,
    normal: [1, 0, -1, -2, -3, -3, -4, -4, -4, -4],
    rake: [2, 1, 0, -1, -2, -2, -3, -3, -3, -3],
    quality: { EL: 1, CR: 1, SE: 0, AV: 0, GR: 0, PR: -1 },
    section: -1,
    initial: 1,
    captured: -1,
    ammunition: { round: 0, chain: 1, double: 1, grape: -1 },
    anchored: 1,
  },
  {
    upTo: 6,
    normal: [1, 1, 0, -1, -2, -2, -3, -3, -3, -3],
    rake: [2, 2, 1, 0, -1, -1, -2, -2, -2, -2],
    quality: { EL: 1, CR: 1, SE: 0, AV: 0, GR: 0, PR: -1 },
    section: -1,
    initial: 1,
    captured: -1,
    ammunition: { round: 0, chain: 1, double: 1, grape: -1 },
    anchored: 1,
  },
  {
    upTo: 9,
    normal: [2, 1, 0, -1, -2, -2, -3, -3, -3, -3],
    rake: [3, 2, 1, 0, -1, -1, -2, -2, -2, -2],
    quality: { EL: 2, CR: 1, SE: 1, AV: 0, GR: 0, PR: -1 },
    section: -1,
    initial: 1,
    captured: -2,
    ammunition: { round: 0, chain: 1, double: 1, grape: -2 },
    anchored: 1,
  },
  {
    upTo: 12,
    normal: [2, 2, 1, 0, -1, -1, -2, -2, -2, -2],
    rake: [4, 3, 2, 1, 0, 0, -1, -1, -1, -1],
    quality: { EL: 2, CR: 1, SE: 1, AV: 0, GR: 0, PR: -1 },
    section: -1,
    initial: 1,
    captured: -2,
    ammunition: { round: 0, chain: 1, double: 1, grape: -2 },
    anchored: 1,
  },
  {
    upTo: 15,
    normal: [3, 2, 1, 0, -1, -1, -2, -2, -2, -2],
    rake: [5, 4, 3, 2, 1, 1, 0, 0, 0, 0],
    quality: { EL: 2, CR: 2, SE: 1, AV: 0, GR: 0, PR: -1 },
    section: -1,
    initial: 2,
    captured: -2,
    ammunition: { round: 0, chain: 2, double: 2, grape: -3 },
    anchored: 1,
  },
  {
    upTo: 18,
    normal: [3, 3, 2, 1, 0, 0, -1, -1, -1, -1],
    rake: [6, 5, 4, 3, 2, 2, 1, 1, 1, 1],
    quality: { EL: 2, CR: 2, SE: 1, AV: 0, GR: -1, PR: -1 },
    section: -1,
    initial: 2,
    captured: -2,
    ammunition: { round: 0, chain: 2, double: 2, grape: -3 },
    anchored: 1,
  },
  {
    upTo: 21,
    normal: [4, 3, 2, 1, 0, 0, -1, -1, -1, -1],
    rake: [7, 6, 5, 4, 3, 3, 2, 2, 2, 2],
    quality: { EL: 2, CR: 2, SE: 1, AV: 0, GR: -1, PR: -2 },
    section: -2,
    initial: 2,
    captured: -2,
    ammunition: { round: 0, chain: 2, double: 2, grape: -4 },
    anchored: 2,
  },
  {
    upTo: 24,
    normal: [4, 4, 3, 2, 1, 1, 0, 0, 0, 0],
    rake: [8, 7, 6, 5, 4, 4, 3, 3, 3, 3],
    quality: { EL: 2, CR: 2, SE: 1, AV: 0, GR: -1, PR: -2 },
    section: -2,
    initial: 2,
    captured: -2,
    ammunition: { round: 0, chain: 2, double: 2, grape: -4 },
    anchored: 2,
  },
  {
    upTo: any,
    normal: [5, 4, 3, 2, 1, 1, 0, 0, 0, 0],
    rake: [9, 8, 7, 6, 5, 5, 4, 4, 4, 4],
    quality: { EL: 3, CR: 2, SE: 1, AV: 0, GR: -1, PR: -2 },
    section: -2,
    initial: 2,
    captured: -2,
    ammunition: { round: 0, chain: 2, double: 3, grape: -4 },
    anchored: 2,
  },
]
