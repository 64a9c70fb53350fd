import type { Helper, State, Unit } from '../state.ts'
import { findUnit, isOnBoard, unitOf } from '../units.ts'
import { firingBody } from './family.ts'
import {
  isFitToHelp,
  isItsLine,
  isManyEnough,
  isNearToSupport,
  isOfSameArm,
  isOfSupportingArm,
  isPointedAt,
} from './may-help.ts'
import { isShotLost } from './lost.ts'
import { shotOf } from './shot.ts'
import type { Declared, Shot } from './shot.ts'

/** [BA-3.1.6-01] [BA-3.1.6-02] The neighbour whose bonus a shot has; at most one counts. */
export function neighbourOf(shot: Shot): Unit | undefined {
  const { state, fire, firer } = shot
  if (fire.phase !== 'fire') return undefined
  return state.helpers
    .filter(
      ({ kind, of, against }) => kind === 'neighbour' && of === firer.id && against === fire.target,
    )
    .map(({ unit }) => unitOf(state, unit))
    .find(neighbour => isNeighbour(shot, neighbour))
}

/** [BA-3.1.6-02] Whether a unit that wants to be neighbour could itself fire at the target like that. */
export function isNeighbour(shot: Shot, neighbour: Unit): boolean {
  const { state, firer } = shot
  if (!isFitToHelp(neighbour) || !isOfSameArm(neighbour, firer)) return false
  if (isItsLine(state, neighbour, firer)) return false
  const own = shotOf(state, fireAs(shot.fire, neighbour))
  return !isShotLost(own) && isManyEnough(own.figures, shot.figures)
}

/** What the unit would fire in the place of its friend: all it has. */
export function fireAs(fire: Declared, unit: Unit): Declared {
  const guns = unit.guns.filter(({ gunners }) => gunners > 0).map(({ id }) => id)
  return { ...fire, unit: unit.id, part: 0, figures: unit.figures, guns }
}

/** [BA-3.1.7-01] [BA-3.1.7-02] The support unit that a unit has under fire; at most one counts. */
export function supportOf(state: State, unit: Unit): Unit | undefined {
  return state.helpers
    .filter(({ kind, of }) => kind === 'support' && of === unit.id)
    .map(helper => unitOf(state, helper.unit))
    .find(helper => isSupport(state, helper, unit))
}

/** [BA-3.1.7-01] [BA-3.1.7-02] [BA-3.1.7-03] [BA-6.1.2-03] */
export function isSupport(state: State, helper: Unit, friend: Unit): boolean {
  return (
    isFitToHelp(helper) &&
    isOfSupportingArm(helper, friend) &&
    !isItsLine(state, helper, friend) &&
    isManyEnough(helper.figures, firingBody(state, friend).figures) &&
    isNearToSupport(helper, friend) &&
    isPointedAt(helper, friend)
  )
}

/** [BA-3.1.1-06] Helpers of the phase that do not count, because their conditions fail. */
export function helpersLost(state: State, shots: readonly Shot[]): Helper[] {
  return state.helpers.filter(({ kind, unit, of, against }) => {
    const [helper, friend] = [findUnit(state, unit), findUnit(state, of)]
    if (!helper || !friend || !isOnBoard(helper)) return true
    if (kind === 'support') return !isSupport(state, helper, friend)
    return !shots.some(
      shot => shot.firer.id === of && shot.fire.target === against && isNeighbour(shot, helper),
    )
  })
}
