import { begin, play, prepare, scriptedDice, seededDice } from '@grognard/umpire'
import type { Json, Options, Seat } from '@grognard/umpire'
import { lineOfBattle } from '../../index.ts'
import type { State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'

/** For tests: a scenario played on to its first question; given dice first, then by the seed. */
export function begun(
  scenario: string,
  options: Options = {},
  { dice = [], seed = 'setup', papers: attachments = {} }: Opening = {},
): State {
  const start = prepare(lineOfBattle, scenario, options, attachments)
  return begin(lineOfBattle, start, scriptedDice(dice, seededDice(seed))).state
}

export interface Opening {
  dice?: number[]
  seed?: string
  papers?: Record<string, Json>
}

/** The state after a lawful order; a refusal throws with its messages. */
export function ordered(state: State, seat: Seat, order: Order, dice: number[] = []): State {
  const played = play(lineOfBattle, state, seat, order, scriptedDice(dice, seededDice('ordered')))
  if (played.ruling.allowed) return played.state
  throw new Error(played.ruling.because.map(reason => reason.message).join(', '))
}

/** The messages of a refusal; empty where the order is lawful. */
export function refusals(state: State, seat: Seat, order: Order): string[] {
  const { ruling } = play(lineOfBattle, state, seat, order, seededDice('refusals'))
  return ruling.because.map(reason => reason.message)
}
