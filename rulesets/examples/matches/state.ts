import { copyOutcome, copyPlace } from '@grognard/umpire'
import type { Playable } from '@grognard/umpire'

export const players = ['left', 'right'] as const
export type Player = (typeof players)[number]

/** The sequence and the step at which play can stand are named here. */
export interface State extends Playable<'turn' | 'take'> {
  matches: number
}

export function copy({ place, outcome, matches }: State): State {
  return { place: copyPlace(place), outcome: copyOutcome(outcome), matches }
}
