import { closedUpTo } from '../formation/closing-up.ts'
import type { ClosedUp as Place } from '../formation/closing-up.ts'
import type { Unit } from '../state.ts'

export interface ClosedUp extends Place {
  figures: number
  gunners: number[]
}

/** [BA-1.3.1-14] What a unit is like after it has lost so many figures. */
export function closedUp(unit: Unit, lost: number): ClosedUp {
  const figures = unit.figures - lost
  const crews = unit.guns.map(gun => gun.gunners)
  return { figures, gunners: gunnersLeft(crews, lost), ...closedUpTo(unit, figures) }
}

/** [BA-Q-64] Each loss is taken from the gun with most gunners, the first of several. */
export function gunnersLeft(gunners: readonly number[], lost: number): number[] {
  const left = gunners.slice()
  for (let loss = 0; loss < lost; loss += 1) {
    const most = left.indexOf(Math.max(...left))
    const crew = left[most]
    if (crew) left[most] = crew - 1
  }
  return left
}
