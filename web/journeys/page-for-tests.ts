import type { Battle, Kind } from '@grognard/umpire'
import { openLocalBattle } from '../battle/source/local-battle.ts'
import type { LocalBattle } from '../battle/source/local-battle.ts'
import type { Action } from '../battle/state/actions.ts'
import { createSourceAsker } from '../battle/state/ask-source.ts'
import { firstState } from '../battle/state/battle-state.ts'
import type { BattleState } from '../battle/state/battle-state.ts'
import { reconcile } from '../battle/state/reconcile.ts'
import { reduce } from '../battle/state/reducer.ts'
import type { Players } from '../shared/player-kind.ts'
import type { ComputerQuestion } from '../workers/players.ts'

/** A computer player whose answers the test gives. */
function patientComputer() {
  const asked: { question: ComputerQuestion; answer(order: Kind): void; fail(): void }[] = []
  let stopped = 0
  return {
    asked,
    stops: () => stopped,
    ask: (question: ComputerQuestion) =>
      new Promise<Kind>((answer, reject) => {
        asked.push({ question, answer, fail: () => reject(new Error('asleep')) })
      }),
    stop: () => {
      stopped += 1
    },
  }
}

/** A battle that is played here, without a browser. */
export function playedHere(battle: Battle, players: Players) {
  const computer = patientComputer()
  const saved: Battle[] = []
  const source = openLocalBattle({
    kept: { battle, players, sealed: null },
    isNew: false,
    takeOver: null,
    computer,
    save: now => {
      saved.push(now().battle)
      return Promise.resolve({ saving: 'saved', fault: null })
    },
  })
  return { source, computer, saved }
}

/** What is under way comes to its end. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++)
    // oxlint-disable-next-line no-await-in-loop -- one turn of the loop after the other
    await new Promise(resolve => setTimeout(resolve, 0))
}

/** The page of a battle without a browser: its state as actions change it. */
export function pageOf(source: LocalBattle) {
  let state: BattleState = reconcile(firstState('test', source.now()))
  const dispatch = (action: Action): void => {
    state = reduce(state, action)
    asker.follow(state)
  }
  const asker = createSourceAsker(source, dispatch)
  source.subscribe(() => dispatch({ type: 'source/told', standing: source.now() }))
  const does = async (action: Action): Promise<BattleState> => {
    dispatch(action)
    await settled()
    return state
  }
  return { now: () => state, does }
}
