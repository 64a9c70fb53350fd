import type { Helping, HelpRules } from '../fire/help.ts'
import { friendOf, helperOf, helpNames, helpRefusals } from '../fire/help.ts'
import {
  isFitToHelp,
  isItsLine,
  isManyEnough,
  isNearToSupport,
  isOfSameArm,
  isOfSupportingArm,
  isPointedAt,
} from '../fire/may-help.ts'
import { CM } from '../measures.ts'
import { nameOf } from '../names.ts'
import type { BaRefusal } from '../rules.ts'
import type { Helper } from '../state.ts'
import { distances } from '../tables/distances.ts'
import { FIGURES_TO_HELPER } from '../tables/fire-limits.ts'
import { findUnit, unitOf } from '../units.ts'
import { bodyOf } from './body.ts'
import { fightersOf, fightsOf } from './fights.ts'
import {
  fightsToHelpIn,
  isDefender,
  isEngaged,
  isFighting,
  isForAttackers,
  isInMelee,
  isTakenAside,
  isThereToo,
} from './helping.ts'

/** [BA-4.1.3-03] [BA-4.1.6-01] [BA-4.1.7-01] Of both, in melee. */
const both: readonly BaRefusal<Helping>[] = [
  {
    rule: 'BA-4.1.3-03',
    message: 'ba.refuse.noSuchMelee',
    values: helpNames,
    when: helping => !isFighting(helping),
    stop: true,
  },
  {
    rule: 'BA-4.1.7-01',
    message: 'ba.refuse.helpsAlready',
    values: helpNames,
    when: isEngaged,
  },
  {
    rule: 'BA-4.1.7-01',
    message: 'ba.refuse.notFitToHelp',
    values: helpNames,
    when: helping => !isFitToHelp(helperOf(helping)),
  },
  {
    rule: 'BA-4.1.7-01',
    message: 'ba.refuse.helpsItsLine',
    values: helpNames,
    when: helping => isItsLine(helping.state, helperOf(helping), friendOf(helping)),
  },
]

/** [BA-4.1.6-01] [BA-4.1.6-03] Instead of fighting the same enemy. */
const neighbour: readonly BaRefusal<Helping>[] = [
  ...both,
  {
    rule: 'BA-4.1.6-01',
    message: 'ba.refuse.tooFewToSupport',
    values: helping => ({
      ...helpNames(helping),
      least: Math.ceil(figuresCounting(helping, helping.of) / FIGURES_TO_HELPER),
    }),
    when: helping =>
      !isManyEnough(figuresCounting(helping, helping.unit), figuresCounting(helping, helping.of)),
  },
  {
    rule: 'BA-4.1.6-01',
    message: 'ba.refuse.neighbourElsewhere',
    values: helping => ({ ...helpNames(helping), enemy: enemyName(helping) }),
    when: helping => !isThereToo(helping),
  },
  {
    rule: 'BA-4.1.6-01',
    message: 'ba.refuse.otherArm',
    values: helpNames,
    when: helping => !isOfSameArm(helperOf(helping), friendOf(helping)),
  },
  {
    rule: 'BA-4.1.6-01',
    message: 'ba.refuse.neighbourDefends',
    values: helpNames,
    when: helping => isForAttackers(helping.state) && isDefender(helping),
  },
  {
    rule: 'BA-4.1.6-03',
    message: 'ba.refuse.neighbourTaken',
    values: helpNames,
    when: helping => !isForAttackers(helping.state) && isTakenAside(helping),
  },
  {
    rule: 'BA-4.1.6-01',
    message: 'ba.refuse.hasNeighbour',
    values: helpNames,
    when: helping => hasHelp(helping, 'neighbour'),
  },
]

/** [BA-4.1.7-01] Behind a unit that fights. */
const support: readonly BaRefusal<Helping>[] = [
  ...both,
  {
    rule: 'BA-4.1.7-01',
    message: 'ba.refuse.tooFewToSupport',
    values: helping => ({
      ...helpNames(helping),
      least: Math.ceil(friendOf(helping).figures / FIGURES_TO_HELPER),
    }),
    when: helping => !isManyEnough(helperOf(helping).figures, friendOf(helping).figures),
  },
  {
    rule: 'BA-4.1.7-01',
    message: 'ba.refuse.supportFights',
    values: helpNames,
    when: isInMelee,
  },
  {
    rule: 'BA-4.1.7-01',
    message: 'ba.refuse.armCannotSupport',
    values: helpNames,
    when: helping => !isOfSupportingArm(helperOf(helping), friendOf(helping)),
  },
  {
    rule: 'BA-4.1.7-01',
    message: 'ba.refuse.supportTooFar',
    values: helping => ({ ...helpNames(helping), cm: distances.support / CM }),
    when: helping => !isNearToSupport(helperOf(helping), friendOf(helping)),
  },
  {
    rule: 'BA-4.1.7-01',
    message: 'ba.refuse.supportTurnedAway',
    values: helpNames,
    when: helping => !isPointedAt(helperOf(helping), friendOf(helping)),
  },
  {
    rule: 'BA-4.1.7-01',
    message: 'ba.refuse.hasSupport',
    values: helpNames,
    when: helping => hasHelp(helping, 'support'),
  },
]

/** [BA-4.1.6-01] [BA-4.1.3-06] The figures with which a unit counts in a melee with that enemy. */
function figuresCounting({ state, against }: Helping, unit: string): number {
  return bodyOf(state, unitOf(state, unit), unitOf(state, against), fightersOf(fightsOf(state)))
    .figures
}

function enemyName({ state, against }: Helping) {
  const enemy = findUnit(state, against)
  return enemy ? nameOf(enemy) : against
}

function hasHelp({ state, of }: Helping, kind: Helper['kind']): boolean {
  return state.helpers.some(helper => helper.of === of && helper.kind === kind)
}

/** [BA-4.1.6-01] [BA-4.1.7-01] Neighbours and supports in the sub-phases of melee. */
export const meleeHelp: HelpRules = {
  neighbour: [...helpRefusals, ...neighbour],
  support: [...helpRefusals, ...support],
  pairsOf: fightsToHelpIn,
}
