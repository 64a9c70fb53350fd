import type { Seat } from '@grognard/umpire'

/** Why a ship strikes: it drifts beyond repair, its captain chose to, or it is a prize given up. */
export type SurrenderCause = 'adrift' | 'choice' | 'prize'

/** What ended the battle. */
export type Ending = 'fleetLost' | 'turnLimit' | 'quiet' | 'agreement'

export type EndingEvent =
  | { kind: 'shipSurrendered'; ship: string; cause: SurrenderCause }
  | { kind: 'roundEnded'; round: number }
  | { kind: 'drawOffered'; seat: Seat }
  | { kind: 'drawDeclined'; seat: Seat }
  /** `winners` is empty for a draw; lost ships and hull hits by the order of the players. */
  | {
      kind: 'battleEnded'
      ending: Ending
      winners: Seat[]
      lostShips: number[]
      hullHits: number[]
    }
