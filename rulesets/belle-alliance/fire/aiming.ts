import type { Point } from '@grognard/geometry'
import { isLineBlocked, throughWood } from '../ground/index.ts'
import type { State, Unit } from '../state.ts'
import { figureBases } from '../tables/bases.ts'
import { angles } from '../tables/distances.ts'
import { isArtillery, isCavalry } from '../units.ts'
import { barrierOn, bystandersOf } from './bystanders.ts'
import type { Bystander } from './bystanders.ts'
import { pointsAlong, stretchesIn } from './field.ts'
import type { Field } from './field.ts'
import type { FiringFile } from './files.ts'

/** All that lines of one unit at another have to be clear of. */
export interface Aiming {
  state: State
  firer: Unit
  target: Unit
  bystanders: Bystander[]
}

export function aimingAt(state: State, firer: Unit, target: Unit): Aiming {
  return { state, firer, target, bystanders: bystandersOf(state, firer, target) }
}

/** [BA-Q-49] [BA-3.1.3-02] Outwards from straight ahead, 1/100 degree. */
export function angleOf(firer: Unit): number {
  if (isArtillery(firer)) return angles.aim.artillery
  return isCavalry(firer) ? angles.aim.cavalry : angles.aim.infantry
}

/** [BA-3.1.3-02] Where a figure, a gun model or a side of a building can aim. */
function fieldOf({ firer }: Pick<Aiming, 'firer'>, { front, left, right }: FiringFile): Field {
  return { front, left, right, half: angleOf(firer) }
}

/** [BA-3.1.3-01] [BA-3.1.3-03] Whether it has a clear line of aim to any point of the target. */
export function canAim(aiming: Aiming, file: FiringFile): boolean {
  return stretchesIn(fieldOf(aiming, file), aiming.target).some(stretch =>
    pointsAlong(stretch, figureBases.infantry.width).some(point =>
      isClear(aiming, file.front, point),
    ),
  )
}

/** [BA-3.1.3-03] No ground bars the line and nobody stands in it. */
export function isClear(aiming: Aiming, from: Point, to: Point): boolean {
  return barrierOn(aiming.bystanders, from, to) === undefined && !isGroundBetween(aiming, from, to)
}

/** [BA-1.1.6-08] A crest, a wood or a house between. */
function isGroundBetween({ state, firer, target }: Aiming, from: Point, to: Point): boolean {
  const spared = [firer.building, target.building]
  return isLineBlocked(state, from, to, spared, throughWood(state, target))
}
