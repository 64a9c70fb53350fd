import type { Seat, StepName } from './kind.ts'

/**
 * Where the sequence of play stands, which every state carries: at the bottom the turn, upon it what
 * interrupts it. The fields have the names they have in saved battles.
 */
export interface Cursor<At extends StepName = StepName> {
  place: Frame<At>[]
}

/** How far one sequence is played: the step, the position in each loop around it, who is asked. */
export interface Frame<At extends StepName = StepName> {
  at: At
  loop: number[]
  waiting: Seat[]
}

/** The names that a cursor of such states can hold: the steps and the sequences they stand in. */
export type StepOf<State> = State extends Cursor<infer At> ? At : StepName

/** What there is at some of the steps, to be looked up with `stepOf`. */
export type ByStep<State, Row> = { readonly [At in StepOf<State> | '']?: Row }

/** The step that play rests at, or that the umpire plays; none before a battle has begun. */
export function stepOf<At extends StepName>({ place }: Cursor<At>): At | '' {
  return place[place.length - 1]?.at ?? ''
}

/** The step of the turn itself, whatever has interrupted it. */
export function turnStepOf<At extends StepName>({ place }: Cursor<At>): At | '' {
  return place[0]?.at ?? ''
}

/** The seats asked now. */
export function seatsAsked({ place }: Cursor): readonly Seat[] {
  return place[place.length - 1]?.waiting ?? nobody
}

/** The seats that were still asked when what is played now interrupted. */
export function seatsInterrupted({ place }: Cursor): readonly Seat[] {
  return place[place.length - 2]?.waiting ?? nobody
}

const nobody: readonly Seat[] = []

export function copyPlace<At extends StepName>(place: readonly Frame<At>[]): Frame<At>[] {
  return place.map(copyFrame)
}

function copyFrame<At extends StepName>(frame: Frame<At>): Frame<At> {
  return { at: frame.at, loop: frame.loop.slice(), waiting: frame.waiting.slice() }
}

/** What is played now. Throws where nothing is. */
export function topOf({ place }: Cursor): Frame {
  const frame = place[place.length - 1]
  if (frame === undefined) throw new Error('The sequence of play ran out before the battle ended.')
  return frame
}
