import type { State } from '../state.ts'
import { taskSide } from '../tables/missions.ts'
import { isFleetGone } from './fleet-gone.ts'
import type { Task } from './task.ts'

const isBeaten = (state: State, side: number) =>
  isFleetGone(state, side) && !isFleetGone(state, 1 - side)

/** [LOB-S-7] Ruling: who is left alone on the field has won; else points and grade decide. */
export const duel: Task = {
  isDone: state => isBeaten(state, 1 - taskSide),
  isFoiled: state => isBeaten(state, taskSide),
  isFoiledAtEnd: state => isBeaten(state, taskSide),
}
