import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { watchMotion } from '../../shared/media.ts'
import { settings } from '../../shared/settings.ts'
import { takeBegun } from '../../storage/keep-battle.ts'
import type { Kept } from '../../storage/keep-battle.ts'
import type { Dispatch } from './actions.ts'
import { firstState } from './battle-state.ts'
import type { BattleState } from './battle-state.ts'
import { createComputerPlayer } from './play-computer.ts'
import { autoplayNow, createPlaybackTimer } from './playback-timer.ts'
import { reconcile } from './reconcile.ts'
import { reduce } from './reducer.ts'
import { createSaver } from './save.ts'
import { createOrderSender } from './send-order.ts'

/** A battle on the screen: read by selectors, changed by actions alone. */
export interface BattleStore extends Pick<
  StoreApi<BattleState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Counted as they are opened. */
  number: number
  dispatch: Dispatch
  /** Of a window that looks on: plays on here. */
  takeOver(): void
  stop(): void
}

interface Opening {
  id: string
  kept: Kept
  /** Null of the window that plays the battle. */
  takeOver: (() => void) | null
}

let opened = 0

export function openBattle({ id, kept, takeOver }: Opening): BattleStore {
  opened += 1
  const first = firstState(id, kept, takeOver !== null)
  const state = createStore(() => reconcile({ ...first, autoplay: autoplayNow() }))
  const { getState } = state
  const dispatch: Dispatch = action => state.setState(reduce(getState(), action), true)
  const stop = startEffects(state, dispatch)
  return {
    getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,
    number: opened,
    dispatch,
    takeOver: takeOver ?? (() => {}),
    stop,
  }
}

/** All that takes time or leaves the page: each looks at the state, and answers with actions. Returns the way to stop. */
function startEffects({ getState, subscribe }: StoreApi<BattleState>, dispatch: Dispatch) {
  const save = createSaver({ getState, dispatch })
  const sender = createOrderSender({ getState, dispatch, keep: () => void save() })
  const computer = createComputerPlayer(dispatch)
  const timer = createPlaybackTimer(dispatch)
  let saved: Pick<BattleState, 'battle' | 'players'> = getState()
  const saveChanges = ({ battle, players }: BattleState): void => {
    if (battle === saved.battle && players === saved.players) return
    saved = { battle, players }
    void save()
  }
  const follow = (): void => {
    for (const effect of [saveChanges, sender.follow, computer.follow, timer.follow])
      effect(getState())
  }
  const noteSettings = (): void => {
    const autoplay = autoplayNow()
    if (autoplay !== getState().autoplay) dispatch({ type: 'settings/autoplay', autoplay })
  }
  // What is read from the browser's keeping is not kept anew: another window may be about to.
  if (takeBegun(getState().id)) void save()
  else dispatch({ type: 'save/done', battle: getState().battle })
  follow()
  const leave = [subscribe(follow), settings.subscribe(noteSettings), watchMotion(noteSettings)]
  return (): void => {
    for (const one of [...leave, sender.stop, computer.stop, timer.stop]) one()
  }
}
