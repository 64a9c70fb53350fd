import { isSeen, viewerOf } from '../ground/index.ts'
import { CM } from '../measures.ts'
import { nameOf } from '../names.ts'
import type { BaRefusal } from '../rules.ts'
import type { Unit } from '../state.ts'
import { distances } from '../tables/distances.ts'
import { zones } from '../tables/fire-limits.ts'
import { areEnemies } from '../units.ts'
import { isClear } from './aiming.ts'
import { friendBeyond, friendNear, unitUnder } from './danger.ts'
import { fireUnitsOf } from './fire-units.ts'
import type { LineOfFire } from './line.ts'
import { ownUnder } from './overhead.ts'
import type { Shot } from './shot.ts'

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
