import type { State } from '../state.ts'
import { blockade } from './victory-blockade.ts'
import { convoy } from './victory-convoy.ts'
import { duel } from './victory-duel.ts'
import { puttingToSea } from './victory-putting-to-sea.ts'
import { spy } from './victory-spy.ts'

/** [LOB-220] A scenario's own condition: one side has a task, the other hinders it. */
export interface Task {
  /** The side with the task has done it. */
  isDone(state: State): boolean
  /** The task can no more be done: the battle ends. */
  isFoiled(state: State): boolean
  /** The same when the battle ends for another reason. */
  isFoiledAtEnd(state: State): boolean
}

const tasks = { convoy, puttingToSea, blockade, spy, duel }

/** The scenario's task; null where points alone decide. */
export function taskOf(state: State): Task | null {
  const { victory } = state.rules
  return victory === 'points' ? null : tasks[victory]
}
