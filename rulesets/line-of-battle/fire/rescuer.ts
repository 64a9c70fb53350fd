import { shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { firstShot } from './exchange.ts'

/** [LOB-109] The ship that has passed its crossing and rescue in this exchange. */
export function rescuerOf(state: State): Ship | undefined {
  if (state.exchange?.rescue !== 'passed') return undefined
  return shipOf(state, firstShot(state).shooter)
}
