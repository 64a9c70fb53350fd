import { give } from '@grognard/umpire'
import type { Kind, Ruling, Seat } from '@grognard/umpire'
import { startComputer } from '../away/computer.ts'
import { errorText } from '../common/error-text.ts'
import type { Observed } from '../common/observed.ts'
import { askingFor, withDice } from '../dice/dice-request.ts'
import type { Occasion } from '../dice/dice-request.ts'
import type { DicePurse } from '../dice/thrown-dice.ts'
import { saveShown } from '../kept/saving.ts'
import type { BattleState } from './battle-state.ts'
import { emptyHand, withHandKept } from './hand.ts'

/** Orders that are given one after the other, by people and by the computer. */
export interface Giving {
  /** Null where the dice were laid down, or the battle is no longer on the screen. */
  giveInTurn(seat: Seat, order: Kind, looks?: Seat): Promise<Ruling | null>
  /** Lets the computer answer for its seats, until a player is asked. */
  drive(): Promise<void>
  /** Keeps the battle as it stands, and lets the computer go on. */
  follow(): void
  /** What the computer thinks about is no longer wanted. */
  breakOff(): void
  stop(): void
}

/** The computer goes on while no more moments than this wait to be played back. */
const MOST_AHEAD = 30

export function createGiving(
  state: Observed<BattleState>,
  settle: (state: BattleState) => BattleState,
): Giving {
  const computer = startComputer()
  let isStopped = false
  let queue: Promise<unknown> = Promise.resolve()
  const patch = (change: Partial<BattleState>): void => state.set({ ...state.get(), ...change })

  const follow = (): void => {
    void saveShown(state)
    void drive()
  }

  const purse: DicePurse = {
    held: () => state.get().thrown,
    hold: thrown => patch({ thrown }),
  }
  /** Dice that have been thrown count for the next order, and are kept with the battle. */
  const laidDown = (): void => {
    void saveShown(state)
    const { length: count } = state.get().thrown
    if (count > 0)
      patch({ objection: { reasons: [], note: { key: 'web.dice.kept', values: { count } } } })
  }

  /** One order after the other, since dice may have to be thrown for each. */
  const giveInTurn = (seat: Seat, order: Kind, looks?: Seat): Promise<Ruling | null> => {
    const occasion = (): Occasion => {
      const { battle, viewer } = state.get()
      const deed = battle.game.tell(battle.game.view(battle.state, viewer ?? seat), order)
      return { game: battle.game, before: battle.state, viewer, seat, deed }
    }
    const attempt = (typed: readonly number[]) => give(state.get().battle, seat, order, typed)
    const given = queue.then(() =>
      withDice(attempt, askingFor(occasion), ({ events }) => events, purse),
    )
    queue = given.catch(() => null)
    return given.then(result => {
      if (isStopped) return null
      if (!result) {
        laidDown()
        return null
      }
      if (result.ruling.allowed) {
        const before = state.get()
        const after = { ...before, battle: result.battle, viewer: looks ?? before.viewer }
        const settled = settle({ ...after, ...emptyHand })
        state.set(seat === before.viewer ? settled : withHandKept(before, settled))
        follow()
      }
      return result.ruling
    })
  }

  const drive = async (): Promise<void> => {
    const { battle: now, players: who, thinking, sealed, playback } = state.get()
    if (playback && playback.reel.moments.length - playback.at > MOST_AHEAD) return
    const seat = now.game.asks(now.state).find(ask => who[ask.seat] === 'computer')?.seat
    if (seat === undefined || thinking !== null || sealed || isStopped) return
    patch({ thinking: seat })
    try {
      const chosen = await computer.ask({
        ruleset: now.game.id,
        view: now.game.view(now.state, seat),
        seat,
        seed: crypto.randomUUID(),
      })
      patch({ thinking: null })
      if (!isStopped) await giveInTurn(seat, chosen)
    } catch (error) {
      const fault = { key: 'web.fault.computer', values: { fault: errorText(error) } }
      patch({ thinking: null, fault })
    }
  }

  return {
    giveInTurn,
    drive,
    follow,
    breakOff: () => computer.stop(),
    stop() {
      isStopped = true
      computer.stop()
    },
  }
}
