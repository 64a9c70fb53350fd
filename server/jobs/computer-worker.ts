import { playerOf } from '@grognard/players'
import { isLevel, usualLevel } from '@grognard/players/level.ts'
import { loadGame } from '@grognard/rulesets/library.ts'
import { seededDice } from '@grognard/umpire'
import type { Kind, Playable, Seat } from '@grognard/umpire'

/** A computer's seat and what it may know. */
export interface MoveQuestion {
  ruleset: string
  view: Playable
  seat: Seat
  level: string
  /** From which no dice of the battle can be worked out. */
  seed: string
  number: number
}

/** Runs in a thread of its own: an order for the seat. */
export default async function chooseOrder(question: MoveQuestion): Promise<Kind> {
  const { ruleset, view, seat, level, seed, number } = question
  const game = await loadGame(ruleset)
  const own = game.view(game.stateFrom(view), seat)
  const player = playerOf(game, isLevel(level) ? level : usualLevel)
  return player.next(own, seat, seededDice(`${seed} ${number}`))
}
