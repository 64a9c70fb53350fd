import { inches } from '@grognard/geometry/measured/units.ts'
import { boardingMargin, wantedRange, weights } from './weights.ts'

/** What a captain values while he fights to a plan, beside what he values always. */
export interface Temper {
  /** A box of each row, and what a ship is worth beside her boxes. */
  hull: number
  sails: number
  crew: number
  ship: number
  /** What damage dealt is worth, and the same damage taken. */
  dealt: number
  taken: number
  /** The range wanted, 1/1000 in, and what each inch beyond it costs. */
  range: number
  distance: number
  boarding: number
  /** Crew that must be over before he boards. */
  margin: number
  line: number
  /** For each inch nearer to a quarter that is to be held or taken at the end. */
  quarter: number
  /** For each inch nearer to the one enemy that all go for. */
  together: number
}

export const usual: Temper = {
  hull: weights.hull,
  sails: weights.sails,
  crew: weights.crew,
  ship: weights.ship,
  dealt: weights.dealt,
  taken: weights.taken,
  range: wantedRange,
  distance: weights.distance,
  boarding: weights.boarding,
  margin: boardingMargin,
  line: weights.line,
  quarter: 0,
  together: 0,
}

/** Plans by name, the usual one first: what one who has a single idea would do, to measure players against. */
const tempers = {
  usual,
  /** Found by playing against itself: no ship thrown away for another, masts and crews counted for what they are, the line kept. */
  steady: {
    ...usual,
    sails: 0.6,
    crew: 1.35,
    ship: 3,
    taken: 1.15,
    boarding: 2.5,
    line: 2.5,
  },
  /** The quarters of the board held at the end. */
  quarters: { ...usual, quarter: 1.5 },
  /** Yardarm to yardarm, come what may. */
  close: { ...usual, range: inches(1), distance: 0.6, taken: 0.4 },
  /** At long range, and no ship risked. */
  standOff: { ...usual, range: inches(8), taken: 1.1 },
  /** The line kept above all. */
  line: { ...usual, line: 5 },
  /** Masts and sails first. */
  masts: { ...usual, sails: 1.4, hull: 0.7 },
  /** Crews first, then over the side. */
  board: { ...usual, crew: 1.6, boarding: 9, range: inches(1), distance: 0.5, margin: 0 },
  /** All on one: the enemy who lies nearest to all together, until she is done with. */
  allOnOne: { ...usual, together: 1.5, distance: 0 },
  /** Whoever is weakest is finished. */
  finish: { ...usual, ship: 20 },
} as const satisfies Record<string, Temper>

type PlanId = keyof typeof tempers

export const plans = Object.keys(tempers).filter(isPlan)

function isPlan(name: string): name is PlanId {
  return Object.hasOwn(tempers, name)
}

/** The temper of a plan; the usual one where none is named, or one that is not known. */
export function temperOf(plan: string | undefined): Temper {
  return plan !== undefined && isPlan(plan) ? tempers[plan] : usual
}
