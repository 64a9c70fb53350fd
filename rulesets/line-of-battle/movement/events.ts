import type { Pose } from '@grognard/geometry/measured/pose.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import type { Seat } from '@grognard/umpire'
import type { Landing } from '../state.ts'

export type MovementEvent =
  | { kind: 'shipEntered'; seat: Seat; ship: string; x: number; y: number; heading: number }
  | Sailed
  | { kind: 'linkBroken'; leader: string; follower: string; by: string }
  /** `hull` is what is left of it. */
  | { kind: 'ranAground'; ship: string; damage: number; hull: number; turn: number }
  /** The last of its hull went on the rocks. */
  | { kind: 'wrecked'; ship: string }
  /** `edge` is the heading of the edge it crossed. */
  | { kind: 'leftBoard'; ship: string; edge: number; byMorale: boolean }
  | { kind: 'reachedHarbour'; ship: string; edge: number; byMorale: boolean }
  | { kind: 'tackDeclared'; ship: string }
  | { kind: 'tackRolled'; ship: string; die: number; bonus: number }
  | { kind: 'tackJudged'; ship: string; isPassed: boolean }
  | { kind: 'anchored'; ship: string }
  /** `met` is the ship its swing stopped at. */
  | { kind: 'spun'; ship: string; heading: number; met: string | null }
  /** The pose is where it lies afterwards. */
  | RefloatTried
  | CrewTransferred
  | { kind: 'partyLanded'; landing: Landing }
  /** `place` is the landing's in the state's list. */
  | LandingEnded
  | { kind: 'lineFormed'; seat: Seat; ships: string[] }
  /** All ships that stand in a line of battle now. */
  | { kind: 'linesSeen'; ships: string[] }

/** A whole move: where it ended, how long it was, what it touched. Lengths in 1/1000 in. */
export interface Sailed {
  kind: 'sailed'
  ship: string
  /** As ordered; contact or an edge may have ended it sooner. */
  legs: Leg[]
  /** The pose at the end of each leg sailed; the last is where the ship lies. */
  poses: Pose[]
  /** In all of this turn, the move after a rescue included. */
  travelled: number
  speed: number
  isWeighed: boolean
  isAnchored: boolean
  met: string | null
  isFlight: boolean
}

interface RefloatTried {
  kind: 'refloatTried'
  ship: string
  turn: number
  die: number
  isFree: boolean
  x: number
  y: number
  heading: number
}

interface CrewTransferred {
  kind: 'crewTransferred'
  from: string
  to: string
  turn: number
  declared: number
  /** Null where no test was asked for. */
  die: number | null
  arrived: number
  lost: number
  /** Crews afterwards. */
  fromCrew: number
  toCrew: number
}

interface LandingEnded {
  kind: 'landingEnded'
  place: number
  ship: string
  outcome: 'succeeded' | 'failed'
  carrier: string | null
}
