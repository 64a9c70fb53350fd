import { seedAt } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { errorText } from '../../shared/error-text.ts'
import { freshId } from '../../shared/fresh-id.ts'
import { isComputer, levelOf } from '../../shared/player-kind.ts'
import { startComputer } from '../../workers/players.ts'
import type { Dispatch } from './actions.ts'
import type { BattleState } from './battle-state.ts'

/** The computer at its seats. */
interface ComputerPlayer {
  /** Lets it think where it is asked, and stops it where what it thinks about is no longer wanted. */
  follow(state: BattleState): void
  stop(): void
}

/** Thinks away from the page, and has its order sent on its way. */
export function createComputerPlayer(dispatch: Dispatch): ComputerPlayer {
  const computer = startComputer()
  let isThinking = false
  let isStopped = false
  const think = async (state: BattleState, seat: Seat): Promise<void> => {
    try {
      const order = await computer.ask(questionFor(state, seat))
      isThinking = false
      if (!isStopped) dispatch({ type: 'computer/answered', seat, order })
    } catch (error) {
      isThinking = false
      const fault = { key: 'web.fault.computer', values: { fault: errorText(error) } }
      dispatch({ type: 'computer/failed', fault })
    }
  }
  return {
    follow(state) {
      if (isStopped) return
      if (isThinking && state.thinking === null) {
        isThinking = false
        computer.stop()
      }
      const seat = seatToThink(state)
      if (seat === null || isThinking) return
      isThinking = true
      dispatch({ type: 'computer/thinks', seat })
      void think(state, seat)
    },
    stop() {
      isStopped = true
      computer.stop()
    },
  }
}

/** The computer goes on while no more moments than this wait to be played back. */
const MOST_AHEAD = 30

/** The computer's seat that is asked, null while it has to wait. */
export function seatToThink(state: BattleState): Seat | null {
  const { battle, players, playback } = state
  const ahead = playback ? playback.timeline.moments.length - playback.at : 0
  const { dice, entries } = battle.file
  if (ahead > MOST_AHEAD || (playback && seedAt(dice, entries.length) === null)) return null
  if (state.thinking !== null || state.isHalted || state.sealed) return null
  if (state.onTheirWay.length > 0) return null
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
