import { copyOutcome, copyPlace } from '../../index.ts'
import type { Playable, Seat } from '../../index.ts'

export type Stance = 'high' | 'low'

export interface Fencer {
  seat: Seat
  hits: number
  stance: Stance | 'unknown' | null
  taunts: number
}

export interface State extends Playable {
  bout: number
  revealed: boolean
  fencers: Fencer[]
  struck: Seat | null
}

export type Order =
  | { kind: 'choose'; stance: Stance }
  | { kind: 'rethink' }
  | { kind: 'taunt' }
  | { kind: 'done' }

export type Event =
  | { kind: 'chosen'; seat: Seat; stance: Stance | 'unknown' }
  | { kind: 'rethought'; seat: Seat }
  | { kind: 'revealed'; stances: Stance[] }
  | { kind: 'hit'; seat: Seat }
  | { kind: 'missed'; seat: Seat }
  | { kind: 'taunted'; seat: Seat }
  | { kind: 'boutEnded' }
  | { kind: 'won'; seat: Seat }

export type RuleId = 'DUEL-1' | 'DUEL-2' | 'DUEL-3' | 'DUEL-4' | 'DUEL-5'

export const stances: readonly Stance[] = ['high', 'low']

export function fencerOf(state: State, seat: Seat): Fencer {
  const fencer = state.fencers.find(one => one.seat === seat)
  if (!fencer) throw new Error(`There is no fencer "${seat}".`)
  return fencer
}

export function otherThan(state: State, seat: Seat): Fencer {
  const other = state.fencers.find(one => one.seat !== seat)
  if (!other) throw new Error(`Nobody stands against "${seat}".`)
  return other
}

function copyFencer({ seat, hits, stance, taunts }: Fencer): Fencer {
  return { seat, hits, stance, taunts }
}

export function copy(state: State): State {
  return {
    place: copyPlace(state.place),
    outcome: copyOutcome(state.outcome),
    bout: state.bout,
    revealed: state.revealed,
    fencers: state.fencers.map(copyFencer),
    struck: state.struck,
  }
}
