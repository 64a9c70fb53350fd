import type { Reason, Seat } from '@grognard/umpire'
import type { Battery, Ship, Shot } from '../state.ts'
import type { RowId } from '../tables/damage.ts'

export type FireEvent =
  | { kind: 'gunsChosen'; ship: string; guns: 'lessFire' | 'oneSide' }
  | ({ kind: 'targetNamed'; seat: Seat } & Broadside)
  /** The broadside leaves the list of announced ones; `rescue` is declared with it. */
  | ({ kind: 'shotOpened'; rescue: boolean } & Broadside)
  | { kind: 'rescueRolled'; ship: string; die: number; bonus: number }
  /** `modified` is the die with its modifiers and attribute points. */
  | { kind: 'rescueJudged'; ship: string; modified: number; isPassed: boolean }
  | Crossed
  /** The first reason why no die was thrown. */
  | ({ kind: 'shotWasted'; because: Reason } & Broadside)
  | ({ kind: 'hitRolled'; die: number; bonus: number } & Broadside)
  | HitJudged
  | ({ kind: 'counterFired' } & Broadside)
  | { kind: 'fireHeld'; ship: string }
  | ShipDamaged
  /** Movement phases to come without a change of course. */
  | { kind: 'rudderShotAway'; ship: string; turns: number }
  | { kind: 'mainmastShotAway'; ship: string }
  | { kind: 'shipSunk'; ship: string }
  | { kind: 'stayed'; ship: string }
  | { kind: 'exchangeClosed' }

/** One side of a ship against one target. */
export interface Broadside {
  shooter: string
  battery: Battery
  target: string
}

/** The shooter lies across the target's bow or stern; `isStroke` when it goes into the log. */
interface Crossed {
  kind: 'crossed'
  shooter: string
  target: string
  end: 'bow' | 'stern'
  factor: number
  isStroke: boolean
}

/** All that the dice made of a shot; no damage is done yet. */
export interface HitJudged extends Broadside {
  kind: 'hitJudged'
  modified: number
  result: Exclude<Shot['result'], 'unfired' | 'wasted'>
  /** Null where no second die was thrown. */
  criticalDie: number | null
  critical: Shot['critical']
  locationDie: number | null
  row: RowId | null
  damage: number
  /** The shooter's guns had been double-loaded until this shot. */
  isDoubleLoad: boolean
}

/** Boxes struck off, and what is left of the row. */
interface ShipDamaged {
  kind: 'shipDamaged'
  ship: Ship['id']
  row: RowId
  lost: number
  left: number
}
