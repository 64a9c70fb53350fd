import { give } from '@grognard/umpire'
import type { Kind, Ruling, Seat } from '@grognard/umpire'
import type { StoreApi } from 'zustand/vanilla'
import { askingFor, withDice } from '../dice/dice-request.ts'
import { goingOnAfter } from '../record/playback-steps.ts'
import type { BattleState } from './battle-state.ts'
import { selectionOf } from './held-selection.ts'
import { createDriving } from './play-computer.ts'
import type { Driving } from './play-computer.ts'
import { layDown, occasionOf, heldDiceOf, showThrow } from './roll-dice.ts'
import { saveShown } from './save.ts'
import { emptySelection } from './selection.ts'

/** Orders that are given one after the other, by people and by the computer. */
export interface Giving extends Driving {
  /** Null where the dice were laid down, or the battle is no longer on the screen. */
  giveInTurn(seat: Seat, order: Kind, looks?: Seat): Promise<Ruling | null>
  /** Keeps the battle as it stands, and lets the computer go on. */
  follow(): void
}

type Given = ReturnType<typeof give>
type Settle = (state: BattleState) => BattleState

/** An order on its way to the umpire. */
interface OnItsWay {
  by: Seat
  order: Kind
  /** Who looks at the screen once it is given; whoever does now where it is undefined. */
  looks: Seat | undefined
  /** So many of its events the chart has shown as their dice fell. */
  shown: number
}

export function createGiving(state: StoreApi<BattleState>, settle: Settle): Giving {
  let isStopped = false
  let queue: Promise<unknown> = Promise.resolve()
  const follow = (): void => {
    void saveShown(state)
    void driving.drive()
  }
  /** One order after the other, since dice may have to be rolled for each. */
  const giveInTurn = async (by: Seat, order: Kind, looks?: Seat): Promise<Ruling | null> => {
    const way: OnItsWay = { by, order, looks, shown: 0 }
    const given = queue.then(() => givenWithDice(state, way))
    queue = given.catch(() => null)
    const result = await given
    if (isStopped) return null
    if (!result?.ruling.allowed) return refused(state, settle, result)
    showTaken(state, settle, result, way)
    follow()
    return result.ruling
  }
  const driving = createDriving(state, giveInTurn)
  return {
    ...driving,
    giveInTurn,
    follow,
    stop() {
      isStopped = true
      driving.stop()
    },
  }
}

/** Null where the dice were laid down. */
function givenWithDice(state: StoreApi<BattleState>, way: OnItsWay): Promise<Given | null> {
  const { by, order } = way
  const asking = askingFor(
    () => occasionOf(state.getState(), by, order),
    at => {
      if (showThrow(state, at)) way.shown = at.events.length
    },
  )
  const attempt = (typed: readonly number[]) => give(state.getState().battle, by, order, typed)
  return withDice(attempt, asking, ({ events }) => events, heldDiceOf(state))
}

/** Not given: the hand is what it was. */
function refused(
  state: StoreApi<BattleState>,
  settle: Settle,
  result: Given | null,
): Ruling | null {
  if (state.getState().held && !state.getState().playback)
    state.setState(settle(state.getState()), true)
  if (!result) layDown(state)
  return result?.ruling ?? null
}

/** Given: what came of it is shown, but for the events that were shown as their dice fell. */
function showTaken(
  state: StoreApi<BattleState>,
  settle: Settle,
  { battle }: Given,
  { by, looks, shown }: OnItsWay,
): void {
  const before = state.getState()
  const held = by === before.viewer ? null : selectionOf(before)
  const after = { ...before, battle, viewer: looks ?? before.viewer }
  const settled = settle({ ...after, ...emptySelection, held })
  const { playback } = settled
  if (!playback || shown === 0) return state.setState(settled, true)
  const onwards = goingOnAfter(playback, before.battle.file.entries.length, shown)
  state.setState(settle({ ...settled, turnView: before.turnView, playback: onwards }), true)
}
