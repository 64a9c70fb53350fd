import type { FormationKind } from './tables/formations.ts'

export type ForcedCause =
  | 'orderRoll'
  | 'fire'
  | 'melee'
  | 'spread'
  | 'reorganising'
  | 'valeur'
  | 'blocked'

export interface Centre {
  x: number
  y: number
}

/** A retreat or rout that has still to be made. */
export interface ForcedMove {
  unit: string
  degree: 'U' | 'FU'
  cause: ForcedCause
  /** The centre of the effect, or null where the direction is free. */
  fromX: number | null
  fromY: number | null
  /** [BA-Q-57] Centres of further effects of the same degree: its owner chooses among all. */
  also: Centre[]
  /** The heading its owner chose, or null. */
  heading: number | null
  /** Units that rout in contact with this one, as one body. */
  with: string[]
}

export interface Carried {
  carrier: string
  second: string
  /** The units that rout in contact with the carrier. */
  with: string[]
  /** The heading of the carrier's rout, and what is left of its time, in 1/1000 of a tick. */
  heading: number
  left: number
}

/** [BA-5.4.3-02] A unit in full disorder that tries to reorganise, and how it would form up. */
export interface Reorganising {
  unit: string
  formation: FormationKind
}
