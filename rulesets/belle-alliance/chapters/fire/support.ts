import { waysToFire } from './choices.ts'
import { foreseeHelpedFire } from './resolve.ts'
import { isAllowed } from '@grognard/umpire'
import type { Forfeit, Seat } from '@grognard/umpire'
import { CM } from '../../book/measures.ts'
import { FIGURES_TO_HELPER } from '../../book/tables/fire.ts'
import { distances } from '../../book/tables/scale.ts'
import { firingBody } from '../../model/buildings.ts'
import type { Fire, State } from '../../model/state.ts'
import {
  couldStill,
  friendOf,
  helperOf,
  helpNames,
  helpRefusals,
  isFitToHelp,
  isItsLine,
  isManyEnough,
  isNearToSupport,
  isOfSameArm,
  isOfSupportingArm,
  isPointedAt,
} from '../../model/support.ts'
import type { Helping, Declaring } from '../../model/support.ts'
import { unitOf } from '../../model/units.ts'
import type { BaRefusal } from '../../rules.ts'
import { fireAs, shotChecks } from './checks.ts'
import { familyFires, firerRefusals, helpOf, inDanger, phaseAt } from './occasions.ts'
import { shotOf } from './shot.ts'

/** [BA-3.1.6-02] [BA-3.1.7-03] Of both, under fire. */
const both: readonly BaRefusal<Helping>[] = [
  {
    rule: 'BA-3.1.7-03',
    message: 'ba.refuse.helpsAlready',
    values: helpNames,
    when: helping => helpOf(helping.state, helperOf(helping)) !== undefined,
  },
  {
    rule: 'BA-3.1.7-03',
    message: 'ba.refuse.firesItself',
    values: helpNames,
    when: helping =>
      familyFires(helping.state, helperOf(helping)).some(({ unit }) => unit === helping.unit),
  },
  {
    rule: 'BA-3.1.7-02',
    message: 'ba.refuse.notFitToHelp',
    values: helpNames,
    when: helping => !isFitToHelp(helperOf(helping)),
  },
  {
    rule: 'BA-3.1.7-03',
    message: 'ba.refuse.helpsItsLine',
    values: helpNames,
    when: helping => isItsLine(helping.state, helperOf(helping), friendOf(helping)),
  },
]

/** [BA-3.1.6-01] Instead of firing at the target of a friend. */
const neighbour: readonly BaRefusal<Helping>[] = [
  {
    rule: 'BA-3.1.6-01',
    message: 'ba.refuse.neighbourOnlyInFire',
    when: ({ state }) => phaseAt(state) !== 'fire',
    stop: true,
  },
  {
    rule: 'BA-3.1.6-01',
    message: 'ba.refuse.friendFiresNotAt',
    values: helpNames,
    when: helping => fireOfFriend(helping) === undefined,
    stop: true,
  },
  ...both,
  {
    rule: 'BA-3.1.6-02',
    message: 'ba.refuse.hasNeighbour',
    values: helpNames,
    when: helping => hasHelp(helping, 'neighbour'),
  },
  {
    rule: 'BA-3.1.6-02',
    message: 'ba.refuse.otherArm',
    values: helpNames,
    when: helping => !isOfSameArm(helperOf(helping), friendOf(helping)),
  },
  {
    rule: 'BA-3.1.6-01',
    message: 'ba.refuse.neighbourCannotFire',
    values: helpNames,
    when: helping => !couldFireToo(helping),
  },
]

/** [BA-3.1.7-01] Support against fire: what needs measuring shows when the fire is checked. */
const support: readonly BaRefusal<Helping>[] = [
  ...both,
  {
    rule: 'BA-3.1.7-02',
    message: 'ba.refuse.hasSupport',
    values: helpNames,
    when: helping => hasHelp(helping, 'support'),
  },
  {
    rule: 'BA-3.1.7-03',
    message: 'ba.refuse.armCannotSupport',
    values: helpNames,
    when: helping => !isOfSupportingArm(helperOf(helping), friendOf(helping)),
  },
  {
    rule: 'BA-3.1.7-02',
    message: 'ba.refuse.tooFewToSupport',
    values: helping => ({
      ...helpNames(helping),
      least: Math.ceil(figuresToSupport(helping) / FIGURES_TO_HELPER),
    }),
    when: helping => !isManyEnough(helperOf(helping).figures, figuresToSupport(helping)),
  },
  {
    rule: 'BA-3.1.7-01',
    message: 'ba.refuse.supportTurnedAway',
    values: helpNames,
    when: helping => !isPointedAt(helperOf(helping), friendOf(helping)),
  },
  {
    rule: 'BA-3.1.7-01',
    message: 'ba.refuse.supportTooFar',
    values: helping => ({ ...helpNames(helping), cm: distances.support / CM }),
    when: helping =>
      helping.state.options.measuring === 'always' &&
      !isNearToSupport(helperOf(helping), friendOf(helping)),
  },
]

/** [BA-6.1.1-07] Of a garrison all figures. */
function figuresToSupport(helping: Helping): number {
  return firingBody(helping.state, friendOf(helping)).figures
}

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

/** [BA-3.1.6-01] Friends that fire at somebody. */
function firesOf(state: State, seat: Seat) {
  const phase = phaseAt(state)
  return state.fires
    .filter(
      fire => fire.phase === phase && !fire.isRanging && unitOf(state, fire.unit).seat === seat,
    )
    .map(({ unit, target }) => ({ of: unit, against: target }))
}

/** [BA-3.1.6-01] [BA-3.1.7-01] Neighbours and supports in the phases of fire. */
export const declaredInFire: Declaring = {
  neighbour: [...helpRefusals, ...neighbour],
  support: [...helpRefusals, ...support],
  pairsOf: (state, seat, kind) => {
    if (kind === 'neighbour') return firesOf(state, seat)
    return inDanger(state, seat, phaseAt(state)).map(({ id }) => ({ of: id, against: '' }))
  },
  odds: { beNeighbour: foreseeHelpedFire },
  forfeits: { continuedFire: couldFire, fire: couldFire },
}

/** [BA-3.1.1-05] Fire at what is seen; ground where somebody is only assumed to be is left aside. */
function couldFire(state: State, seat: Seat): Forfeit[] {
  const seen = waysToFire(state, seat).filter(({ isHidden }) => !isHidden)
  const units = seen.map(({ unit }) => unit)
  return couldStill(state, 'ba.ask.fire', units)
}
