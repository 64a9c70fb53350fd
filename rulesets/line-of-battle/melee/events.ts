import type { Seat } from '@grognard/umpire'
import type { Battery, Melee } from '../state.ts'

export type MeleeEvent =
  | MeleeBegun
  /** Melees that fight a round this turn, in order. */
  | { kind: 'roundsGathered'; rounds: number[] }
  | { kind: 'roundOpened'; melee: number; attacker: string; defender: string }
  | RoundRolled
  /** Equal totals: the dice are thrown again. */
  | { kind: 'roundTied'; melee: number; attacker: string; defender: string; total: number }
  | RoundFought
  | MeleeDecided
  | ShipTaken
  | BrokenOff
  | { kind: 'meleesCleared' }

/** `continues` is the melee that a victorious defender goes on with, now as the attacker. */
export interface MeleeBegun {
  kind: 'meleeBegun'
  melee: number
  attacker: string
  defender: string
  attackerBattery: Battery
  defenderBattery: Battery
  bonus: number
  turn: number
  continues: number | null
}

interface RoundRolled {
  kind: 'roundRolled'
  melee: number
  attacker: string
  defender: string
  die: number
  otherDie: number
  bonus: number
  otherBonus: number
}

/** Crews and rounds won as they stand after the round. */
export interface RoundFought {
  kind: 'roundFought'
  melee: number
  attacker: string
  defender: string
  winner: 'attacker' | 'defender'
  /** Won by numbers alone. */
  isAutomatic: boolean
  /** Totals of the dice; null where none were thrown. */
  total: number | null
  otherTotal: number | null
  attackerCrew: number
  defenderCrew: number
  attackerWins: number
  defenderWins: number
}

/** `isOpen`: the victor has still to say what he does. */
export interface MeleeDecided {
  kind: 'meleeDecided'
  melee: number
  attacker: string
  defender: string
  winner: NonNullable<Melee['winner']>
  isOpen: boolean
}

/** `crew` goes aboard the prize, `left` stays with the captor. */
interface ShipTaken {
  kind: 'shipTaken'
  ship: string
  captor: string
  seat: Seat
  crew: number
  left: number
}

/** Where both ships lie after they have been moved apart. */
export interface BrokenOff {
  kind: 'brokenOff'
  melee: number
  attacker: string
  attackerX: number
  attackerY: number
  defender: string
  defenderX: number
  defenderY: number
}
