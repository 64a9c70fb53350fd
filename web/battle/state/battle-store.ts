import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { watchMotion } from '../../shared/media.ts'
import { settings } from '../../shared/settings.ts'
import { timesUsedIn } from '../../storage/clock-times.ts'
import type { BattleSource } from '../source/battle-source.ts'
import type { Dispatch } from './actions.ts'
import { createPlanAsker } from './ask-plan.ts'
import { createSourceAsker } from './ask-source.ts'
import { firstState } from './battle-state.ts'
import type { BattleState } from './battle-state.ts'
import { autoplayNow, createPlaybackTimer } from './playback-timer.ts'
import { reconcile } from './reconcile.ts'
import { reduce } from './reducer.ts'
import { createStepClock } from './step-clock.ts'

/** A battle on the screen: read by selectors, changed by actions alone. */
export interface BattleStore extends Pick<
  StoreApi<BattleState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Counted as they are opened. */
  number: number
  dispatch: Dispatch
  /** For what changes nothing on the page: the file to take along, a branch, another window. */
  source: Pick<BattleSource, 'archive' | 'branch' | 'branching' | 'notices' | 'takeOver'>
  stop(): void
}

let opened = 0

export function openBattle(id: string, source: BattleSource): BattleStore {
  opened += 1
  const first = {
    autoplay: autoplayNow(),
    pauses: settings.getState().pauses,
    timesUsed: timesUsedIn(id),
  }
  const state = createStore(() => reconcile({ ...firstState(id, source.now()), ...first }))
  const { getState } = state
  const dispatch: Dispatch = action => state.setState(reduce(getState(), action), true)
  const stop = startEffects(state, source, dispatch)
  return {
    getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,
    number: opened,
    dispatch,
    source,
    stop,
  }
}

/** All that takes time or leaves the page: each looks at the state, and answers with actions. Returns the way to stop. */
function startEffects(
  { getState, subscribe }: StoreApi<BattleState>,
  source: BattleSource,
  dispatch: Dispatch,
) {
  const asker = createSourceAsker(source, dispatch)
  const timer = createPlaybackTimer(dispatch)
  const clock = createStepClock(getState(), dispatch)
  const planner = createPlanAsker(dispatch)
  const follow = (): void => {
    for (const effect of [asker.follow, planner.follow, timer.follow, clock.follow])
      effect(getState())
  }
  const noteSettings = (): void => {
    const [autoplay, { pauses }] = [autoplayNow(), settings.getState()]
    const before = getState()
    if (autoplay !== before.autoplay || pauses !== before.pauses)
      dispatch({ type: 'settings/autoplay', autoplay, pauses })
  }
  const told = (): void => {
    const standing = source.now()
    if (asker.isGivingMany() && !standing.rolling) return
    dispatch({ type: 'source/told', standing })
  }
  const leave = [
    source.subscribe(told),
    subscribe(follow),
    settings.subscribe(noteSettings),
    watchMotion(noteSettings),
  ]
  told()
  return (): void => {
    for (const one of [...leave, asker.stop, planner.stop, timer.stop, clock.stop, source.close])
      one()
  }
}
