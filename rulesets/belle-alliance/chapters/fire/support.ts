import { isAllowed } from '@grognard/umpire'
import { CM } from '../../book/measures.ts'
import { FIGURES_TO_HELPER } from '../../book/tables/fire.ts'
import { distances } from '../../book/tables/scale.ts'
import { firingBody } from '../../model/buildings.ts'
import type { Fire, Helper, State } from '../../model/state.ts'
import {
  friendOf,
  helperOf,
  helpNames,
  isFitToHelp,
  isItsLine,
  isManyEnough,
  isNearToSupport,
  isOfSameArm,
  isOfSupportingArm,
  isPointedAt,
} from '../../model/support.ts'
import type { Helping } from '../../model/support.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isOnBoard, unitOf } from '../../model/units.ts'
import type { BaRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { firerRefusals, isShotLost, shotChecks } from './refusals.ts'
import { familyFires, helpOf, phaseAt, shotOf } from './shot.ts'
import type { Declared, Shot } from './shot.ts'

/** [BA-3.1.6-02] [BA-3.1.7-03] Of both, under fire. */
const both: readonly BaRefusal<Helping>[] = [
  refuse(
    'BA-3.1.7-03',
    'ba.refuse.helpsAlready',
    h => helpOf(h.state, helperOf(h)) !== undefined,
    helpNames,
  ),
  refuse(
    'BA-3.1.7-03',
    'ba.refuse.firesItself',
    h => familyFires(h.state, helperOf(h)).some(({ unit }) => unit === h.unit),
    helpNames,
  ),
  refuse('BA-3.1.7-02', 'ba.refuse.notFitToHelp', h => !isFitToHelp(helperOf(h)), helpNames),
  refuse(
    'BA-3.1.7-03',
    'ba.refuse.helpsItsLine',
    h => isItsLine(h.state, helperOf(h), friendOf(h)),
    helpNames,
  ),
]

/** [BA-3.1.6-01] Instead of firing at the target of a friend. */
export const neighbour: readonly BaRefusal<Helping>[] = [
  stop('BA-3.1.6-01', 'ba.refuse.neighbourOnlyInFire', ({ state }) => phaseAt(state) !== 'fire'),
  stop('BA-3.1.6-01', 'ba.refuse.friendFiresNotAt', h => fireOfFriend(h) === undefined, helpNames),
  ...both,
  refuse('BA-3.1.6-02', 'ba.refuse.hasNeighbour', h => hasHelp(h, 'neighbour'), helpNames),
  refuse(
    'BA-3.1.6-02',
    'ba.refuse.otherArm',
    h => !isOfSameArm(helperOf(h), friendOf(h)),
    helpNames,
  ),
  refuse('BA-3.1.6-01', 'ba.refuse.neighbourCannotFire', h => !couldFireToo(h), helpNames),
]

function hasHelp({ state, of }: Helping, kind: 'neighbour' | 'support'): boolean {
  return state.helpers.some(row => row.kind === kind && row.of === of)
}

function fireOfFriend(helping: Helping): Fire | undefined {
  return familyFires(helping.state, friendOf(helping)).find(
    ({ unit, target, isRanging }) =>
      unit === helping.of && target === helping.against && !isRanging,
  )
}

/** [BA-3.1.6-01] It aims at the same target, for all that one sees by eye. */
function couldFireToo(helping: Helping): boolean {
  const { state } = helping
  const fire = fireOfFriend(helping)
  const unit = helperOf(helping)
  if (!fire || !isAllowed(firerRefusals, { state, unit, phase: fire.phase })) return false
  const isMeasured = state.options.measuring === 'always'
  const checks = shotChecks.filter(({ isByEye }) => isMeasured || isByEye)
  return isAllowed(checks, shotOf(state, fireAs(fire, unit)))
}

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
function fireAs(fire: Declared, unit: Unit): Declared {
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

/** [BA-3.1.7-01] Support against fire: what needs measuring shows when the fire is checked. */
export const support: readonly BaRefusal<Helping>[] = [
  ...both,
  refuse('BA-3.1.7-02', 'ba.refuse.hasSupport', h => hasHelp(h, 'support'), helpNames),
  refuse(
    'BA-3.1.7-03',
    'ba.refuse.armCannotSupport',
    h => !isOfSupportingArm(helperOf(h), friendOf(h)),
    helpNames,
  ),
  refuse(
    'BA-3.1.7-02',
    'ba.refuse.tooFewToSupport',
    h => !isManyEnough(helperOf(h).figures, figuresToSupport(h)),
    h => ({
      ...helpNames(h),
      least: Math.ceil(figuresToSupport(h) / FIGURES_TO_HELPER),
    }),
  ),
  refuse(
    'BA-3.1.7-01',
    'ba.refuse.supportTurnedAway',
    h => !isPointedAt(helperOf(h), friendOf(h)),
    helpNames,
  ),
  refuse(
    'BA-3.1.7-01',
    'ba.refuse.supportTooFar',
    h => h.state.options.measuring === 'always' && !isNearToSupport(helperOf(h), friendOf(h)),
    h => ({ ...helpNames(h), cm: distances.support / CM }),
  ),
]

/** [BA-6.1.1-07] Of a garrison all figures. */
function figuresToSupport(helping: Helping): number {
  return firingBody(helping.state, friendOf(helping)).figures
}
