import type { Reason, Seat } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'
import type { Disorder } from '../../book/tables/morale.ts'
import type { Fire, Helper } from '../../model/state.ts'

export type FireEvent =
  /** [BA-3.4.4-01] */
  | { kind: 'canisterLoaded'; seat: Seat; unit: string }
  /** [BA-3.1.1-06] Declared fire that is not carried out. */
  | {
      kind: 'fireLost'
      seat: Seat
      unit: string
      part: number
      phase: Fire['phase']
      target: string
      rule: RuleId
    }
  /** A neighbour or support that does not count. */
  | { kind: 'helperLost'; unit: string; help: Helper['kind']; of: string }
  /** [BA-3.1.1-04] It was fired at and could not fire back; told to both sides, who see it. */
  | { kind: 'fireUnanswered'; unit: string; by: string; because: Reason }
  | RangeFound
  | FireRolled
  /** All fire of the phase is over. */
  | { kind: 'fireEnded'; phase: Fire['phase'] }

/** [BA-3.4.1-02] Guns have found the range of a target without effect. */
interface RangeFound extends FiredAtTarget {
  kind: 'rangeFound'
  seat: Seat
  phase: Fire['phase']
}

/** [BA-3.1.1-07] The fire of a tactical unit. */
export interface FireRolled {
  kind: 'fireRolled'
  seat: Seat
  phase: Fire['phase']
  /** The three dice. */
  dice: number
  shots: FiredShot[]
  /** [BA-3.1.6-03] Units that count as having fired too, and at what. */
  neighbours: FiredAtTarget[]
  /** [BA-1.1.1-04] [BA-Q-66] All that belong to the tactical units that fired. */
  family: string[]
}

export interface FiredAtTarget {
  unit: string
  target: string
  /** The target's centre. */
  x: number
  y: number
}

export interface FiredShot extends FiredAtTarget {
  part: number
  /** Dice and factors. */
  loss: number
  moral: number
  fireUnits: number
  /** Quarters of a figure. */
  quarters: number
  degree: Disorder
}
