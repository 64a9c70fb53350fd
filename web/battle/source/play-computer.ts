import { seedAt } from '@grognard/umpire'
import type { Battle, Kind, Seat } from '@grognard/umpire'
import { freshId } from '../../shared/fresh-id.ts'
import { isComputer, levelOf } from '../../shared/player-kind.ts'
import type { Players } from '../../shared/player-kind.ts'
import type { Asker } from '../../workers/asker.ts'
import type { ComputerQuestion } from '../../workers/players.ts'
import type { TableHeld } from './hold-table.ts'
import type { Table } from './local-standing.ts'
import { haltedBy } from './take-orders.ts'
import type { Umpire } from './take-orders.ts'

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

interface ComputerPlayer {
  /** Lets the computer think where it is asked. */
  think(): void
  /** What it thinks is no longer wanted. */
  stop(): void
}

/** The computer at its seats; its orders are taken like anybody's. */
export function createComputerPlayer(
  { now, change, isClosed }: TableHeld,
  computer: Computer,
  { take, inHand, toShow }: Umpire & { toShow(): number },
): ComputerPlayer {
  const thought = async (seat: Seat): Promise<void> => {
    try {
      const order = await computer.ask(questionFor(now(), seat))
      if (isClosed()) return
      const taken = take({ seat, order, isComputers: true })
      change({ thinking: null })
      await taken
    } catch (error) {
      change(haltedBy(error))
    }
  }
  return {
    think() {
      const { battle, players, thinking, isHalted, sealed } = now()
      const context = { battle, players, thinking, isHalted, isSealed: sealed !== null }
      const seat = seatToThink({ ...context, inHand: inHand(), toShow: toShow() })
      if (seat === null || isClosed()) return
      change({ thinking: seat })
      void thought(seat)
    },
    stop() {
      if (now().thinking === null) return
      computer.stop()
      change({ thinking: null })
    },
  }
}

/** What the computer is asked: it knows what its seat may know. */
function questionFor({ battle: { game, state }, players }: Table, seat: Seat): ComputerQuestion {
  const view = game.view(state, seat)
  return { ruleset: game.id, view, seat, level: levelOf(players[seat]), seed: freshId() }
}
