import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import type { NationId, OfficerId } from './book/tables/command.ts'
import type { ShotId } from './book/tables/fire.ts'
import type { Battery } from './model/state.ts'

/** Everything a player can say at the table, by the phase it belongs to. */
export type Order = SetupOrder | CommandOrder | MovementOrder | CombatOrder | AnyTimeOrder

type SetupOrder =
  | { kind: 'chooseConditions'; hour: number; weather: number }
  | { kind: 'muster'; ships: Enlisted[] }
  | { kind: 'chooseQuarter'; quarter: number }
  | { kind: 'chooseEdge'; edge: number }
  | { kind: 'place'; ship: string; x: number; y: number; heading: number }
  | { kind: 'enter'; ship: string; x: number; y: number; heading: number }

/** A ship a player takes into the fleet: a card, a name, who commands from it. */
export interface Enlisted {
  card: string
  name: string
  nation: NationId
  officer: OfficerId | null
}

type CommandOrder = { kind: 'chooseShot'; ship: string; shot: ShotId }

export type MovementOrder =
  | SailOrder
  | { kind: 'tack'; ship: string }
  | { kind: 'anchor'; ship: string }
  | { kind: 'spin'; ship: string; heading: number }
  | { kind: 'flee'; ship: string; edge: number }
  | { kind: 'refloat'; ship: string; heading: number }
  | { kind: 'transfer'; ship: string; to: string; crew: number }
  | LandOrder
  | { kind: 'sailOn'; ship: string; legs: Leg[] }
  | { kind: 'stay' }

/** An anchored ship that sails weighs first; `anchor` drops it at the end. */
export interface SailOrder {
  kind: 'sail'
  ship: string
  legs: Leg[]
  anchor: boolean
}

export interface LandOrder {
  kind: 'land'
  ship: string
  objective: string
  landingX: number
  landingY: number
  pickUpX: number
  pickUpY: number
}

type CombatOrder =
  | { kind: 'chooseGuns'; ship: string; guns: 'lessFire' | 'oneSide' }
  | { kind: 'aim'; ship: string; battery: Battery; target: string }
  | { kind: 'fire'; ship: string; battery: Battery; rescue: boolean }
  | { kind: 'counterFire'; battery: Battery }
  | { kind: 'holdFire' }
  | { kind: 'board'; ship: string; target: string }
  | { kind: 'takeOver'; ship: string; target: string; crew: number }
  | { kind: 'manPrize'; crew: number }
  | { kind: 'continueMelee' }
  | { kind: 'breakOff' }

type AnyTimeOrder =
  | { kind: 'done' }
  | { kind: 'spend'; points: number }
  | { kind: 'keep' }
  | { kind: 'propose'; what: 'recentre' | 'end' }
  | { kind: 'agree' }
  | { kind: 'decline' }
