import { seedAt } from '@grognard/umpire'
import type { Battle, Kind, Seat } from '@grognard/umpire'
import { freshId } from '../../shared/fresh-id.ts'
import { isComputer, levelOf } from '../../shared/player-kind.ts'
import type { Players } from '../../shared/player-kind.ts'
import type { Asker } from '../../workers/asker.ts'
import type { ComputerQuestion } from '../../workers/players.ts'

export type Computer = Asker<ComputerQuestion, Kind>

/** The computer goes on while no more moments than this wait to be played back. */
const MOST_AHEAD = 30

/** What says whether the computer may think. */
interface ThinkingContext {
  battle: Battle
  players: Players
  thinking: Seat | null
  isHalted: boolean
  isSealed: boolean
  /** Orders that have been given and not been ruled on. */
  inHand: number
  /** Moments that are still to be shown. */
  toShow: number
}

/** The computer's seat that is asked, null while it has to wait. */
export function seatToThink(context: ThinkingContext): Seat | null {
  const { battle, players, thinking, toShow } = context
  const { dice, entries } = battle.file
  const isRolledByHand = seedAt(dice, entries.length) === null
  if (toShow > MOST_AHEAD + 1 || (toShow > 0 && isRolledByHand)) return null
  if (thinking !== null || context.isHalted || context.isSealed || context.inHand > 0) return null
  return battle.game.asks(battle.state).find(ask => isComputer(players[ask.seat]))?.seat ?? null
}

/** What the computer is asked: it knows what its seat may know. */
export function questionFor(
  { game, state }: Battle,
  players: Players,
  seat: Seat,
): ComputerQuestion {
  const view = game.view(state, seat)
  return { ruleset: game.id, view, seat, level: levelOf(players[seat]), seed: freshId() }
}
