import { isAllowed, stepOf } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { distances } from '../../book/tables/scale.ts'
import { isWithin } from '../../model/contact.ts'
import { nameOfUnit } from '../../model/names.ts'
import type { State } from '../../model/state.ts'
import {
  declaredAs,
  helpedAlready,
  helpNames,
  helpRefusals,
  pairRefusals,
  tooFewToHelp,
} from '../../model/support.ts'
import type { Declaring, Helped, Helping } from '../../model/support.ts'
import type { Unit } from '../../model/unit.ts'
import { isOnBoard, seatsOf, unitOf } from '../../model/units.ts'
import type { BaContinuation, BaRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import {
  aspectOf,
  bodyOf,
  enemyOf,
  fightersIn,
  fightersOf,
  fightsOf,
  isAttackerIn,
  openAttacks,
} from './fights.ts'
import { fightsAround, foreseeFights } from './round.ts'

/** [BA-4.1.6-03] Whether play rests at a step of attackers, else at one of defenders. */
function isForAttackers(state: State): boolean {
  const at = stepOf(state)
  return at === 'attackers' || at === 'lastAttackers'
}

/** [BA-4.1.6-03] The enemies that a unit fights in the part that is asked about. */
function opponentsOf(state: State, { id }: Unit, fights = fightsOf(state)): string[] {
  const asAttacker = isForAttackers(state)
  return fights
    .filter(fight => fightersIn(fight).includes(id) && isAttackerIn(fight, id) === asAttacker)
    .map(({ attacker, enemy }) => (attacker === id ? enemy : attacker))
}

/** Units of the seat that fight in that part, and against whom. */
function fightsToHelpIn(state: State, seat: Seat): Helped[] {
  const own = state.units.filter(unit => unit.seat === seat)
  const fights = fightsOf(state)
  return own.flatMap(friend =>
    opponentsOf(state, friend, fights).map(against => ({ of: friend.id, against })),
  )
}

/** Its friend fights that enemy. */
function isFighting({ state, of, against }: Helping): boolean {
  return opponentsOf(state, unitOf(state, of)).includes(against)
}

/** [BA-4.1.6-01] [BA-4.1.6-03] The helper is in melee with that enemy in the same part as its friend. */
function isThereToo(helping: Helping): boolean {
  return isFighting({ ...helping, of: helping.unit })
}

/** [BA-4.1.6-01] Somebody attacks it. */
function isDefender({ state, unit }: Helping): boolean {
  return openAttacks(state).some(attack => enemyOf(state, attack)?.id === unit)
}

/** [BA-4.1.6-03] */
function isTakenAside({ state, unit, against }: Helping): boolean {
  return aspectOf(unitOf(state, against), unitOf(state, unit)) !== 'front'
}

/** [BA-4.1.7-01] */
function isInMelee({ state, unit }: Helping): boolean {
  return fightersOf(fightsOf(state)).includes(unit)
}

/** [BA-4.1.6-01] [BA-4.1.7-01] It helps a unit already, or is itself helped by a neighbour. */
function isEngaged({ state: { helpers }, unit }: Helping): boolean {
  return helpers.some(helper => helper.unit === unit || helper.of === unit)
}

/** [BA-4.1.3-03] [BA-4.1.6-01] [BA-4.1.7-01] Of both, in melee. */
const both: readonly BaRefusal<Helping>[] = [
  stop('BA-4.1.3-03', 'ba.refuse.noSuchMelee', h => !isFighting(h), helpNames),
  refuse('BA-4.1.7-01', 'ba.refuse.helpsAlready', isEngaged, helpNames),
  ...declaredAs([pairRefusals.notFit('BA-4.1.7-01'), pairRefusals.itsLine('BA-4.1.7-01')]),
]

/** [BA-4.1.6-01] [BA-4.1.6-03] Instead of fighting the same enemy. */
const neighbour: readonly BaRefusal<Helping>[] = [
  ...both,
  tooFewToHelp(
    'BA-4.1.6-01',
    (h: Helping) => [figuresCounting(h, h.unit), figuresCounting(h, h.of)],
    helpNames,
  ),
  refuse(
    'BA-4.1.6-01',
    'ba.refuse.neighbourElsewhere',
    h => !isThereToo(h),
    h => ({ ...helpNames(h), enemy: nameOfUnit(h.state, h.against) }),
  ),
  ...declaredAs([pairRefusals.otherArm('BA-4.1.6-01')]),
  refuse(
    'BA-4.1.6-01',
    'ba.refuse.neighbourDefends',
    h => isForAttackers(h.state) && isDefender(h),
    helpNames,
  ),
  refuse(
    'BA-4.1.6-03',
    'ba.refuse.neighbourTaken',
    h => !isForAttackers(h.state) && isTakenAside(h),
    helpNames,
  ),
  helpedAlready('BA-4.1.6-01', 'neighbour'),
]

/** [BA-4.1.7-01] Behind a unit that fights. */
const support: readonly BaRefusal<Helping>[] = [
  ...both,
  ...declaredAs([
    pairRefusals.tooFew('BA-4.1.7-01', ({ helper, friend }) => [helper.figures, friend.figures]),
  ]),
  refuse('BA-4.1.7-01', 'ba.refuse.supportFights', isInMelee, helpNames),
  ...declaredAs([
    pairRefusals.armCannotSupport('BA-4.1.7-01'),
    pairRefusals.tooFar('BA-4.1.7-01'),
    pairRefusals.turnedAway('BA-4.1.7-01'),
  ]),
  helpedAlready('BA-4.1.7-01', 'support'),
]

/** [BA-4.1.6-01] [BA-4.1.3-06] The figures with which a unit counts in a melee with that enemy. */
function figuresCounting({ state, against }: Helping, unit: string): number {
  return bodyOf(state, unitOf(state, unit), unitOf(state, against), fightersOf(fightsOf(state)))
    .figures
}

/** [BA-4.1.6-01] [BA-4.1.7-01] Neighbours and supports in the sub-phases of melee. */
export const declaredInMelee: Declaring = {
  neighbour: [...helpRefusals, ...neighbour],
  support: [...helpRefusals, ...support],
  pairsOf: fightsToHelpIn,
  /** Before a melee: how it will go with the helpers that are named. */
  odds: {
    beNeighbour: foreseeHelped,
    support: foreseeHelped,
    done: state => foreseeFights(fightsOf(state)),
  },
}

function foreseeHelped(state: State, { of }: Helped): BaContinuation {
  return foreseeFights(fightsAround(state, of))
}

/** [BA-4.1.6-01] [BA-4.1.6-03] [BA-4.1.7-01] Seats with an attack, or under one, that somebody can help. */
export function seatsWithFriends(state: State): readonly Seat[] {
  if (state.attacks.every(attack => attack.state !== 'met')) return []
  return seatsOf(state).filter(seat => hasFriends(state, seat))
}

function hasFriends(state: State, seat: Seat): boolean {
  const own = state.units.filter(unit => unit.seat === seat && isOnBoard(unit))
  const pairs = fightsToHelpIn(state, seat)
  return pairs.some(pair => {
    const friend = unitOf(state, pair.of)
    const there = pairs.filter(({ against }) => against === pair.against).map(({ of }) => of)
    return own.some(
      unit =>
        (there.includes(unit.id) || isWithin(unit, friend, distances.support)) &&
        canHelp({ state, seat, unit: unit.id, ...pair }),
    )
  })
}

function canHelp(helping: Helping): boolean {
  return (
    isAllowed(declaredInMelee.neighbour, helping) || isAllowed(declaredInMelee.support, helping)
  )
}
