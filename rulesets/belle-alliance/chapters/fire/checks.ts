import { CM } from '../../book/measures.ts'
import type { RuleId } from '../../book/rulebook.ts'
import { zones } from '../../book/tables/fire.ts'
import { distances } from '../../book/tables/scale.ts'
import { firingBody } from '../../model/buildings.ts'
import { isSeen, viewerOf } from '../../model/ground/sight.ts'
import { nameOf } from '../../model/names.ts'
import type { Helper, State } from '../../model/state.ts'
import {
  isFitToHelp,
  isItsLine,
  isManyEnough,
  isNearToSupport,
  isOfSameArm,
  isOfSupportingArm,
  isPointedAt,
} from '../../model/support.ts'
import type { Unit } from '../../model/unit.ts'
import { areEnemies, findUnit, isOnBoard, unitOf } from '../../model/units.ts'
import type { BaRefusal } from '../../rules.ts'
import { isClear } from './lines.ts'
import type { LineOfFire } from './lines.ts'
import { friendBeyond, friendNear, ownUnder, unitUnder } from './safety.ts'
import { fireUnitsOf, shotOf } from './shot.ts'
import type { Declared, Shot } from './shot.ts'

/** Why a declared fire comes to nothing. */
export interface ShotCheck extends BaRefusal<Shot> {
  /** [BA-1.1.1-11] Seen without measuring; the others are found out when the fire is checked. */
  isByEye: boolean
}

/** A shot that has a line of fire; with what is needed to check it. */
function onLine(shot: Shot, holds: (line: LineOfFire) => boolean): boolean {
  return shot.line !== null && holds(shot.line)
}

const names = ({ firer, target }: Shot) => ({
  unit: nameOf(firer),
  target: target ? nameOf(target) : { key: 'ba.target.assumed' },
})

/** [BA-3.1.1-06] [BA-3.1.4-03] The conditions of a fire, in the order they are checked. */
export const shotChecks: readonly ShotCheck[] = [
  {
    rule: 'BA-1.1.2-10',
    message: 'ba.refuse.nobodyThere',
    values: names,
    when: ({ target }) => target === null,
    stop: true,
    isByEye: false,
  },
  {
    rule: 'BA-1.1.6-01',
    message: 'ba.refuse.notSeen',
    values: names,
    when: isUnseen,
    stop: true,
    isByEye: true,
  },
  {
    rule: 'BA-3.1.3-01',
    message: 'ba.refuse.noLineOfAim',
    values: names,
    when: ({ files }) => files.length === 0,
    stop: true,
    isByEye: true,
  },
  {
    rule: 'BA-3.1.3-06',
    message: 'ba.refuse.noHitPoint',
    values: names,
    when: ({ line }) => line === null,
    stop: true,
    isByEye: true,
  },
  {
    rule: 'BA-3.1.3-03',
    message: 'ba.refuse.lineOfFireBarred',
    values: names,
    when: shot => onLine(shot, ({ from, hit }) => !shot.aiming || !isClear(shot.aiming, from, hit)),
    isByEye: true,
  },
  {
    rule: 'BA-3.1.3-08',
    message: 'ba.refuse.beyondRange',
    values: shot => ({ ...names(shot), cm: (shot.ends.at(-1) ?? 0) / CM }),
    when: ({ zone }) => zone === null,
    isByEye: false,
  },
  {
    rule: 'BA-3.4.4-01',
    message: 'ba.refuse.beyondCanister',
    values: shot => ({ ...names(shot), cm: (shot.ends[0] ?? 0) / CM }),
    when: ({ hasCanister, zone }) => hasCanister && zone !== zones.canister,
    isByEye: false,
  },
  {
    rule: 'BA-3.1.4-01',
    message: 'ba.refuse.safetyDistance',
    values: shot => ({ ...names(shot), friend: friendOf(shot, friendNear) }),
    when: shot => friendNear(shot) !== undefined,
    isByEye: false,
  },
  {
    rule: 'BA-3.1.4-02',
    message: 'ba.refuse.friendBehind',
    values: shot => ({
      ...names(shot),
      friend: friendOf(shot, friendBeyond),
      cm: distances.behindTarget / CM,
    }),
    when: shot => friendBeyond(shot) !== undefined,
    isByEye: false,
  },
  {
    rule: 'BA-3.4.2-01',
    message: 'ba.refuse.overheadTooNear',
    values: shot => ({
      ...names(shot),
      between: friendOf(shot, unitUnder),
      ...overheadNeeded(shot),
    }),
    when: shot => unitUnder(shot) !== undefined,
    isByEye: false,
  },
  {
    rule: 'BA-3.4.2-01',
    message: 'ba.refuse.canisterOverOwn',
    values: shot => ({ ...names(shot), friend: friendOf(shot, ownBelow) }),
    when: shot => shot.hasCanister && ownBelow(shot) !== undefined,
    isByEye: false,
  },
  {
    rule: 'BA-Q-63',
    message: 'ba.refuse.noFireUnit',
    values: names,
    when: shot => fireUnitsOf(shot) === 0,
    isByEye: false,
  },
]

/** [BA-Q-26] At what is assumed one fires without seeing it. */
function isUnseen({ state, fire, firer, target }: Shot): boolean {
  return target !== null && !fire.isHidden && !isSeen(state, viewerOf(firer), target)
}

function overheadNeeded(shot: Shot) {
  const unit = unitUnder(shot)
  const isOwn = unit !== undefined && !areEnemies(unit, shot.firer)
  return {
    least: distances.overhead / CM,
    beyond: (isOwn ? distances.overheadOwn : distances.overhead) / CM,
  }
}

function ownBelow({ line, firer, aiming }: Shot): Unit | undefined {
  return line && aiming ? ownUnder(line, firer, aiming.bystanders) : undefined
}

function friendOf(shot: Shot, found: (shot: Shot) => Unit | undefined) {
  const unit = found(shot)
  return unit ? nameOf(unit) : ''
}

/** [BA-3.1.1-06] The rule by which the fire is lost, or null where it is carried out. */
export function lostBy(shot: Shot): RuleId | null {
  return shotChecks.find(({ when }) => when(shot))?.rule ?? null
}

export function isShotLost(shot: Shot): boolean {
  return lostBy(shot) !== null
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
