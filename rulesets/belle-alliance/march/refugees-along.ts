import { followedPart } from '../command/sheets.ts'
import { isTouching } from '../formation/zone.ts'
import type { State, Unit } from '../state.ts'
import { isGunnersOnly, isOnBoard, unitOf } from '../units.ts'
import type { Ticked } from './events.ts'
import type { Marcher } from './marcher.ts'
import { besides } from './staff-along.ts'

/** [BA-4.5.0-03] Gunners who stand with the infantry that took them in, and have no march of their own. */
export function refugeesOf(state: State): Unit[] {
  return state.units.filter(unit => {
    if (unit.refuge === null || !isGunnersOnly(unit) || !isOnBoard(unit)) return false
    const infantry = unitOf(state, unit.refuge)
    if (!isOnBoard(infantry) || !isTouching(unit, infantry)) return false
    return followedPart(state, unit.id, 'march') === undefined
  })
}

/** [BA-4.5.0-03] They are a part of the infantry and keep their place at its side. */
export function moveRefugeesAlong(
  refugees: readonly Unit[],
  marcher: Marcher,
  { units, poses }: Ticked,
): void {
  for (const gunners of refugees) {
    if (gunners.refuge !== marcher.unit.id) continue
    units.push(gunners.id)
    poses.push(...besides(marcher, gunners))
  }
}
