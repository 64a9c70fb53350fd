import { surrender } from '../book/tables/fates.ts'
import { areEnemies, cardOf, distanceBetween, isFighting } from './ships.ts'
import type { Ship, State } from './state.ts'

/** [WS-204] [WS-205] No friend of the firer's class or larger is near to help. */
export function isIsolated(state: State, target: Ship, firer: Ship): boolean {
  const most = cardOf(state, firer).class
  return !state.ships.some(
    friend =>
      friend !== target &&
      isFighting(friend) &&
      !areEnemies(state, friend, target) &&
      cardOf(state, friend).class <= most &&
      distanceBetween(friend, target) <= surrender.isolation,
  )
}
