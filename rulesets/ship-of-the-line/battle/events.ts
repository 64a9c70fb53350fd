import type { Attack, MastId, Side } from '../state.ts'
import type { ResultId, ShotKind } from '../tables/charts.ts'

export type BattleEvent =
  | AttackBegan
  | BatteryFired
  /** [SOL-079] The target is gone: the batteries left stay loaded. */
  | { kind: 'attackCutShort'; shooter: string; target: string }
  | { kind: 'attackEnded' }
  /** [SOL-065] [SOL-103] The ship lets its chance of an answer go by. */
  | { kind: 'fireHeld'; ship: string }
  /** `hull` is what stands on the counter now. */
  | { kind: 'hullHit'; ship: string; hits: number; hull: number }
  /** `sails` are left on the mast. */
  | { kind: 'sailLost'; ship: string; mast: MastId; sails: number }
  | { kind: 'batteryLost'; ship: string; side: Side; battery: number }
  | { kind: 'mastLost'; ship: string; mast: MastId }
  | { kind: 'rudderLost'; ship: string }
  | { kind: 'shipSunk'; ship: string; cause: 'hull' | 'magazine' }

export interface AttackBegan extends Omit<Attack, 'isCutShort'> {
  kind: 'attackBegan'
}

/** One battery, its two dice and what the chart says. */
export interface BatteryFired {
  kind: 'batteryFired'
  shooter: string
  target: string
  side: Side
  /** 1 at the bow to 5 at the stern. */
  battery: number
  shot: ShotKind
  range: number
  dice: number
  result: ResultId
  isRetaliation: boolean
}
