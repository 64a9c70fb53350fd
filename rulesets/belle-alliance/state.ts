import type { Playable, Seat } from '@grognard/umpire'
import type { Advance, Attack, Fire, Helper, Sheet } from './declared.ts'
import type { Carried, ForcedMove, Reorganising } from './forced.ts'
import type { BaOptions } from './options.ts'
import type { Staff } from './staff.ts'
import type { Terrain } from './terrain.ts'
import type { Unit } from './unit.ts'
import type { VictoryRules } from './victory-rules.ts'

export type * from './declared.ts'
export type * from './forced.ts'
export type * from './staff.ts'
export type * from './unit.ts'

/** Lengths in 1/1000 cm, headings in 1/100 degree clockwise from north, x east, y north. */
export interface State extends Playable {
  scenario: string
  /** What a player's own scenario file calls itself and tells of itself; empty of shipped ones. */
  title: string
  about: string
  options: BaOptions
  /** The year chooses the period specials of the valeur table. */
  year: number
  width: number
  height: number
  turn: number
  /** The battle ends with this turn. */
  lastTurn: number
  /** Minutes after midnight at which the turn begins. */
  clock: number
  /** The two sides, the one the scenario names first in the first place. */
  sides: Side[]
  terrain: Terrain[]
  units: Unit[]
  staff: Staff[]
  /** What is written for this turn, a sheet for each unit that has any order. */
  sheets: Sheet[]
  /** Announced attacks of the sub-phase that is played. */
  attacks: Attack[]
  /** Fire declared in the phase that is played. */
  fires: Fire[]
  /** Neighbours and supports declared in the phase that is played. */
  helpers: Helper[]
  /** Continued advances written in this melee phase. */
  advances: Advance[]
  /** Disorder that has been inflicted and whose forced moves are still to be made. */
  forced: ForcedMove[]
  /** Contacts of routing units that wait for their roll, in the order they arose. */
  carried: Carried[]
  /** Attempts of this announcement phase. */
  reorganising: Reorganising[]
  penalties: SidePenalty[]
  /** Units whose chief is engaged this turn, and what he is worth to them. */
  engaged: Engaged[]
  victory: VictoryRules
  /** Points won at events, and the owners of places. */
  score: Score
}

export interface Side {
  seat: Seat
  /** Where its units may be placed freely: x0, y0, x1, y1 … */
  deployZone: number[]
  /** [BA-1.1.2-05] Its orders are sealed. */
  hasSealed: boolean
}

export interface SidePenalty {
  seat: Seat
  value: number
  untilTurn: number
}

export interface Engaged {
  unit: string
  modifier: number
}

export interface Score {
  /** Points by side, in the order of the sides. */
  points: number[]
  /** Places and the side that holds them: index of the side, or null. */
  owners: { place: string; side: number | null }[]
  prisoners: number[]
}
