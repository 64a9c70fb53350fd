import { isAllowed } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'
import { firingAsOne } from '../../model/buildings.ts'
import { isShotLost, refusalsSeen } from '../../model/firing/conditions.ts'
import { firerRefusals, firersOf, targetsFor } from '../../model/firing/firers.ts'
import { familyFires, helpOf, phaseAt, shotOf } from '../../model/firing/shot.ts'
import type { PlannedFire, Shot } from '../../model/firing/shot.ts'
import { mayMeasure } from '../../model/options.ts'
import type { Fire, Helper, State } from '../../model/state.ts'
import {
  declaredAs,
  friendOf,
  helpedAlready,
  helperOf,
  helpNames,
  helpRefusals,
  isManyEnough,
  pairRefusals,
} from '../../model/support.ts'
import type { Helped, Helping, Pair } from '../../model/support.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isOnBoard, seatsOf, unitOf } from '../../model/units.ts'
import type { BaRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** [BA-3.1.6-02] What a neighbour must be. */
const unfitAsNeighbour: readonly BaRefusal<Pair>[] = [
  pairRefusals.notFit('BA-3.1.6-02'),
  pairRefusals.itsLine('BA-3.1.6-02'),
]

const otherArm = pairRefusals.otherArm('BA-3.1.6-02')

/** [BA-3.1.7-02] [BA-3.1.7-03] What a support unit must be. */
const unfitAsSupport: readonly BaRefusal<Pair>[] = [
  pairRefusals.notFit('BA-3.1.7-02'),
  pairRefusals.itsLine('BA-3.1.7-03'),
]

/** [BA-3.1.7-01] [BA-3.1.7-02] [BA-3.1.7-03] [BA-6.1.2-03] What is seen without measuring. */
const unableToSupport: readonly BaRefusal<Pair>[] = [
  pairRefusals.armCannotSupport('BA-3.1.7-03'),
  pairRefusals.tooFew('BA-3.1.7-02', figuresToSupport),
  pairRefusals.turnedAway('BA-3.1.7-01'),
]

const tooFar = pairRefusals.tooFar('BA-3.1.7-01')

/** [BA-6.1.1-07] Of a garrison all figures. */
function figuresToSupport({ state, helper, friend }: Pair): [helper: number, friend: number] {
  return [helper.figures, firingAsOne(state, friend).figures]
}

/** It helps already, or fires; each by the rule of what it is to be. */
const busy = (rules: { helps: RuleId; fires: RuleId }): readonly BaRefusal<Helping>[] => [
  refuse(
    rules.helps,
    'ba.refuse.helpsAlready',
    h => helpOf(h.state, helperOf(h)) !== undefined,
    helpNames,
  ),
  refuse(
    rules.fires,
    'ba.refuse.firesItself',
    h => familyFires(h.state, helperOf(h)).some(({ unit }) => unit === h.unit),
    helpNames,
  ),
]

/** [BA-3.1.6-01] Instead of firing at the target of a friend. */
export const neighbourRefusals: readonly BaRefusal<Helping>[] = [
  ...helpRefusals,
  stop('BA-3.1.6-01', 'ba.refuse.neighbourOnlyInFire', ({ state }) => phaseAt(state) !== 'fire'),
  stop('BA-3.1.6-01', 'ba.refuse.friendFiresNotAt', h => fireOfFriend(h) === undefined, helpNames),
  ...busy({ helps: 'BA-3.1.6-02', fires: 'BA-3.1.6-01' }),
  ...declaredAs(unfitAsNeighbour),
  helpedAlready('BA-3.1.6-02', 'neighbour'),
  ...declaredAs([otherArm]),
  refuse('BA-3.1.6-01', 'ba.refuse.neighbourCannotFire', h => !couldFireToo(h), helpNames),
]

/** [BA-3.1.7-01] Support against fire: what needs measuring shows when the fire is checked. */
export const supportRefusals: readonly BaRefusal<Helping>[] = [
  ...helpRefusals,
  ...busy({ helps: 'BA-3.1.7-03', fires: 'BA-3.1.7-03' }),
  ...declaredAs(unfitAsSupport),
  helpedAlready('BA-3.1.7-02', 'support'),
  ...declaredAs([
    ...unableToSupport,
    { ...tooFar, when: p => mayMeasure(p.state) && tooFar.when(p) },
  ]),
]

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
  return isAllowed(refusalsSeen(state), shotOf(state, fireAs(fire, unit)))
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
export function isNeighbour(shot: Shot, helper: Unit): boolean {
  const { state, firer: friend } = shot
  if (!isAllowed([...unfitAsNeighbour, otherArm], { state, helper, friend })) return false
  const own = shotOf(state, fireAs(shot.fire, helper))
  return !isShotLost(own) && isManyEnough(own.figures, shot.figures)
}

/** What the unit would fire in the place of its friend: all it has. */
function fireAs(fire: PlannedFire, unit: Unit): PlannedFire {
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

const allAgainstSupport = [...unfitAsSupport, tooFar, ...unableToSupport]

/** [BA-3.1.7-01] It counts as support when the fire is checked. */
export function isSupport(state: State, helper: Unit, friend: Unit): boolean {
  return isAllowed(allAgainstSupport, { state, helper, friend })
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

/** [BA-3.1.6-01] Friends that fire at somebody. */
export function friendsFiring(state: State, seat: Seat): Helped[] {
  const phase = phaseAt(state)
  return state.fires
    .filter(row => row.phase === phase && !row.isRanging && unitOf(state, row.unit).seat === seat)
    .map(({ unit, target }) => ({ of: unit, against: target }))
}

/** [BA-1.1.1-03] Who can go on firing, or support a unit that may be fired at. */
export function seatsToContinue(state: State): readonly Seat[] {
  return seatsOf(state).filter(seat => mayTakePart(state, seat, 'continued'))
}

/** [BA-3.1.1-05] Who can fire, or support a unit that may be fired at. */
export function seatsToFire(state: State): readonly Seat[] {
  return seatsOf(state).filter(seat => mayTakePart(state, seat, 'fire'))
}

function mayTakePart(state: State, seat: Seat, phase: Fire['phase']): boolean {
  if (firersOf(state, seat, phase).some(unit => targetsFor(state, unit, phase).length > 0))
    return true
  return inDanger(state, seat, phase).some(unit => canBeSupported(state, unit))
}

/** Units of the seat that an enemy may fire at in the phase. */
export function inDanger(state: State, seat: Seat, phase: Fire['phase']): Unit[] {
  const enemies = state.sides.filter(side => side.seat !== seat)
  const firers = enemies.flatMap(side => firersOf(state, side.seat, phase))
  const targets = new Set(firers.flatMap(firer => targetsFor(state, firer, phase)))
  return state.units.filter(unit => unit.seat === seat && targets.has(unit))
}

/** [BA-3.1.7-01] A friend stands so that it can support the unit. */
function canBeSupported(state: State, unit: Unit): boolean {
  return state.units.some(
    helper =>
      helper !== unit &&
      helper.seat === unit.seat &&
      isOnBoard(helper) &&
      isSupport(state, helper, unit),
  )
}
