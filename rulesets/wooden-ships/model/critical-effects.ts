import { isOn } from '../book/options.ts'
import { closeRake } from '../book/tables/criticals.ts'
import type { CriticalEffect } from '../book/tables/criticals.ts'
import { cardOf, isOnSea, shipOf } from './ships.ts'
import type { FireResult, State } from './state.ts'

const isRaked = ({ rake }: FireResult) => rake !== 'none'
const isRakedClosely = (result: FireResult) => isRaked(result) && result.range <= closeRake

/** What a critical hit of this entry can do: none to a ship that is gone, and none of an entry for a rake without one. */
export function hasEffect(state: State, result: FireResult, effect: CriticalEffect): boolean {
  const target = shipOf(state, result.target)
  if (!isOnSea(target)) return false
  if (effect === 'sectionByRake' || effect === 'doubledByRake') return isRaked(result)
  if (effect === 'sectionByCloseRake' || effect === 'doubledByCloseRake')
    return isRakedClosely(result)
  if (effect !== 'leaders') return effect !== 'none'
  const { leaders } = cardOf(state, target)
  return leaders.length > target.lostLeaders.length && areLeadersInDanger(state)
}

/** [WS-190] [WS-002] Only where a side has several commanders. */
function areLeadersInDanger({ options, players }: State): boolean {
  const areMany = players.some(({ fleet, seat }) =>
    players.some(other => other.fleet === fleet && other.seat !== seat),
  )
  return areMany && isOn(options, 'leaderCasualties')
}
