import type { StoreApi } from 'zustand/vanilla'
import { seedAt } from '@grognard/umpire'
import type { Kind, Ruling, Seat } from '@grognard/umpire'
import { errorText } from '../../shared/error-text.ts'
import { freshId } from '../../shared/fresh-id.ts'
import { isComputer, levelOf } from '../../shared/player-kind.ts'
import { startComputer } from '../../workers/players.ts'
import type { BattleState } from './battle-state.ts'

/** The computer at its seats. */
export interface Driving {
  /** Lets the computer answer for its seats, until a player is asked. */
  drive(): Promise<void>
  /** What the computer thinks about is no longer wanted. */
  breakOff(): void
  stop(): void
}

/** The computer goes on while no more moments than this wait to be played back. */
const MOST_AHEAD = 30

export function createDriving(
  state: StoreApi<BattleState>,
  giveInTurn: (seat: Seat, order: Kind) => Promise<Ruling | null>,
): Driving {
  const computer = startComputer()
  let isStopped = false
  const patch = (change: Partial<BattleState>): void => state.setState(change)
  const drive = async (): Promise<void> => {
    const now = state.getState()
    const seat = seatToThink(now)
    if (seat === null || isStopped) return
    patch({ thinking: seat })
    try {
      const chosen = await computer.ask(questionFor(now, seat))
      patch({ thinking: null })
      if (!isStopped) await giveInTurn(seat, chosen)
    } catch (error) {
      const fault = { key: 'web.fault.computer', values: { fault: errorText(error) } }
      patch({ thinking: null, fault })
    }
  }
  return {
    drive,
    breakOff: () => computer.stop(),
    stop() {
      isStopped = true
      computer.stop()
    },
  }
}

/** The computer's seat that is asked, null while it has to wait. */
function seatToThink({ battle, players, thinking, sealed, playback }: BattleState): Seat | null {
  const ahead = playback ? playback.timeline.moments.length - playback.at : 0
  const { dice, entries } = battle.file
  if (ahead > MOST_AHEAD || (playback && seedAt(dice, entries.length) === null)) return null
  if (thinking !== null || sealed) return null
  return battle.game.asks(battle.state).find(ask => isComputer(players[ask.seat]))?.seat ?? null
}

function questionFor({ battle: { game, state }, players }: BattleState, seat: Seat) {
  return {
    ruleset: game.id,
    view: game.view(state, seat),
    seat,
    level: levelOf(players[seat]),
    seed: freshId(),
  }
}
