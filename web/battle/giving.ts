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
import { emptyHand } from './hand.ts'
import { handOf } from './held-hand.ts'
import { standingAt } from './standing.ts'
import type { AtTheThrow } from '../dice/at-the-throw.ts'
import { goingOnAfter } from '../after/playback.ts'
import { isComputer, levelOf } from '../kept/player-kind.ts'

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

type Given = ReturnType<typeof give>

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

  /** The chart goes on to the moment of a throw; false while it plays something back. */
  const showThrow = ({ state: reached, phase }: AtTheThrow): boolean => {
    const now = state.get()
    const { battle, viewer, playback } = now
    if (viewer === null || playback) return false
    const view = battle.game.view(reached, viewer)
    const standing = standingAt(battle.game, viewer, view, phase === '' ? null : phase)
    patch({ ...emptyHand, held: handOf(now), standing })
    return true
  }

  const occasion = (seat: Seat, order: Kind): Occasion => {
    const { battle, viewer } = state.get()
    const deed = battle.game.tell(battle.game.view(battle.state, viewer ?? seat), order)
    return { game: battle.game, before: battle.state, viewer, seat, deed }
  }

  /** Not given: the hand is what it was. */
  const refused = (result: Given | null): Ruling | null => {
    if (state.get().held && !state.get().playback) state.set(settle(state.get()))
    if (!result) laidDown()
    return result?.ruling ?? null
  }

  /** Given: what came of it is shown, but for the events that were shown as their dice fell. */
  const taken = ({ battle, ruling }: Given, by: Seat, shown: number, looks?: Seat): Ruling => {
    const before = state.get()
    const held = by === before.viewer ? null : handOf(before)
    const after = { ...before, battle, viewer: looks ?? before.viewer }
    const settled = settle({ ...after, ...emptyHand, held })
    const { playback } = settled
    if (!playback || shown === 0) state.set(settled)
    else {
      const onwards = goingOnAfter(playback, before.battle.file.entries.length, shown)
      state.set(settle({ ...settled, standing: before.standing, playback: onwards }))
    }
    follow()
    return ruling
  }

  /** One order after the other, since dice may have to be thrown for each. */
  const giveInTurn = (seat: Seat, order: Kind, looks?: Seat): Promise<Ruling | null> => {
    const attempt = (typed: readonly number[]) => give(state.get().battle, seat, order, typed)
    let shown = 0
    const asking = askingFor(
      () => occasion(seat, order),
      at => {
        if (showThrow(at)) shown = at.events.length
      },
    )
    const given = queue.then(() => withDice(attempt, asking, ({ events }) => events, purse))
    queue = given.catch(() => null)
    return given.then(result => {
      if (isStopped) return null
      return result?.ruling.allowed ? taken(result, seat, shown, looks) : refused(result)
    })
  }

  const drive = async (): Promise<void> => {
    const { battle: now, players: who, thinking, sealed, playback } = state.get()
    const ahead = playback ? playback.reel.moments.length - playback.at : 0
    if (ahead > MOST_AHEAD || (playback && now.file.dice.kind === 'typed')) return
    const seat = now.game.asks(now.state).find(ask => isComputer(who[ask.seat]))?.seat
    if (seat === undefined || thinking !== null || sealed || isStopped) return
    patch({ thinking: seat })
    try {
      const chosen = await computer.ask({
        ruleset: now.game.id,
        view: now.game.view(now.state, seat),
        seat,
        level: levelOf(who[seat]),
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
