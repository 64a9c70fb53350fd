import type { WorkKind } from '../book/tables/ground.ts'
import type { FormationKind } from '../book/tables/troops.ts'

/** One part of a unit's written order. */
export type Part =
  | SplitPart
  | JoinPart
  | FormPart
  | SendOutPart
  | RecallPart
  | OccupyPart
  | LeavePart
  | LeaveGunsPart
  | ManGunsPart
  | WorkPart
  | RestPart
  | TransferPart
  | CanisterPart
  | SoutienPart
  | MarchPart
  | AttackPart

/** Every kind of part. */
export const partKinds = [
  'split',
  'join',
  'form',
  'sendOut',
  'recall',
  'occupy',
  'leave',
  'leaveGuns',
  'manGuns',
  'work',
  'rest',
  'transfer',
  'canister',
  'soutien',
  'march',
  'attack',
] as const satisfies readonly Part['kind'][]

/** [BA-1.2.1-01] Figures (squadrons, gun models) of the part that is split off. */
export interface SplitPart {
  kind: 'split'
  count: number
}

export interface JoinPart {
  kind: 'join'
  with: string
}

export interface FormPart {
  kind: 'form'
  formation: FormationKind
  front: number | null
  gap: number | null
  /** [BA-2.2.4-01] With an about-turn as part of (un)limbering. */
  turnsAbout: boolean
  /** [BA-2.2.2-01] By a quarter turn; of what faces all round, the side that becomes the front. */
  quarter: Quarter
  /** [BA-2.2.1-01] Which of two middle figures stays. */
  middle: 'left' | 'right'
}

type Quarter = 'none' | 'left' | 'right'

/** [BA-2.2.3-01] Skirmishers; heading and distance of the line's middle from the unit's front. */
export interface SendOutPart {
  kind: 'sendOut'
  figures: number
  gap: number
  heading: number
  distance: number
}

export interface RecallPart {
  kind: 'recall'
  line: string
  figures: number
}

export interface OccupyPart {
  kind: 'occupy'
  building: string
  figures: number
}

export interface LeavePart {
  kind: 'leave'
  formation: FormationKind
  front: number | null
  figures: number
  /** Where the front's middle (or the centre) is to stand. */
  x: number
  y: number
  heading: number
}

export interface LeaveGunsPart {
  kind: 'leaveGuns'
}

export interface ManGunsPart {
  kind: 'manGuns'
  battery: string
  /** Gunners of each model afterwards, in the battery's order. */
  gunners: number[]
}

export interface WorkPart {
  kind: 'work'
  work: WorkKind
  terrain: string
  x: number
  y: number
  heading: number
}

export interface RestPart {
  kind: 'rest'
  goal: 'supply' | 'valeur'
}

export interface TransferPart {
  kind: 'transfer'
  chief: string
  /** [BA-1.1.5-03] The chief of the body that goes over as a whole, or empty. */
  body: string
  /** [BA-1.1.5-04] The chief who orders it. */
  by: string
}

export interface CanisterPart {
  kind: 'canister'
}

export interface SoutienPart {
  kind: 'soutien'
  line: string
}

export type Rate = 'normal' | 'fast' | 'charge'

export interface MarchPart {
  kind: 'march'
  rate: Rate
  legs: Leg[]
  /** [BA-2.3.1-03] First and last tick of the twenty. */
  fromTick: number
  toTick: number
  /** Backwards or sideways where that is allowed: the course relative to the front, 1/100 degree. */
  course: number
}

/**
 * `straight` in 1/1000 cm; `pivot` and `wheel` in 1/100 degree, clockwise positive; a pivot turns on
 * the wing on the side it turns to.
 */
export interface Leg {
  kind: 'straight' | 'pivot' | 'wheel' | 'about'
  amount: number
}

export interface AttackPart {
  kind: 'attack'
  target: string
  againstPosition: boolean
  terrain: string
  ifMet: 'attack' | 'stop'
}
