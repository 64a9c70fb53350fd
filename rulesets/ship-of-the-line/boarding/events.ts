import type { Seat } from '@grognard/umpire'
import type { Boarding, Side } from '../state.ts'
import type { BoardingOdds } from '../tables/boarding.ts'

export type BoardingEvent =
  | BoardingBegan
  /** [SOL-C10] Points of hull difference for the defender. */
  | { kind: 'marinesCalled'; seat: Seat; points: number }
  | { kind: 'grapeLoaded'; ship: string; guns: Gun[] }
  | GrapeFired
  | BoardersFought
  /** [SOL-115] [SOL-119] `captureNumber` is 0 for a ship that its own side has back. */
  | { kind: 'shipCaptured'; ship: string; seat: Seat; captureNumber: number }
  | { kind: 'boardingEnded' }

export interface Gun {
  side: Side
  battery: number
}

/** The attacker lies alongside on the heading; `moves` made in this turn, this one among them. */
interface BoardingBegan {
  kind: 'boardingBegan'
  attacker: string
  defender: string
  heading: number
  moves: number
  attackerMarines: number
  /** [SOL-117] None against a prize. */
  volley: Extract<Boarding['volley'], 'first' | 'none'>
}

export interface GrapeFired {
  kind: 'grapeFired'
  ship: string
  target: string
  side: Side
  battery: number
  dice: number
  isHit: boolean
}

/** What stood against what, and who won; `open` is a tie that is thrown again. */
export interface BoardersFought {
  kind: 'boardersFought'
  attacker: string
  defender: string
  /** With marines; null where nothing was compared. */
  difference: number | null
  odds: BoardingOdds | null
  attackerDie: number | null
  defenderDie: number | null
  result: Boarding['result']
}
