import type { Leg, MarchPart } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { angles } from '../tables/distances.ts'
import { isMarchColumn } from './pace.ts'
import { isOnRoadAt, pathOfMarch, startsOfLegs } from './path.ts'

/** [BA-2.4.3-02] [BA-2.4.1-02] One change of direction, a pivot of twenty degrees at most. */
export function hasChargeTurns(state: State, unit: Unit, part: MarchPart): boolean {
  const turns = turnsOffRoad(state, unit, part)
  if (turns.length > 1) return false
  return turns.every(
    ({ kind, amount }) => kind === 'pivot' && Math.abs(amount) <= angles.chargePivot,
  )
}

/** [BA-2.4.3-03] The turns that no march column makes on a road, as the way is drawn. */
function turnsOffRoad(state: State, unit: Unit, part: MarchPart): Leg[] {
  const turns = part.legs.filter(({ kind }) => kind !== 'straight')
  if (turns.length === 0 || !isMarchColumn(unit)) return turns
  const path = pathOfMarch(state, unit, part)
  const starts = startsOfLegs(path)
  return part.legs.filter((leg, i) => {
    const start = starts[i]
    if (leg.kind === 'straight') return false
    return leg.kind === 'about' || !start || !isOnRoadAt(state, path, start)
  })
}
