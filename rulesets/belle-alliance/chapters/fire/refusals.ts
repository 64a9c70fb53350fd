import { CM } from '../../book/measures.ts'
import type { RuleId } from '../../book/rulebook.ts'
import { zones } from '../../book/tables/fire.ts'
import { distances } from '../../book/tables/scale.ts'
import { familyOf, leaderOf } from '../../model/buildings.ts'
import { isSeen, viewerOf } from '../../model/ground/sight.ts'
import { nameOf } from '../../model/names.ts'
import type { TerrainKind } from '../../model/setting.ts'
import type { Fire, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import {
  areEnemies,
  isArtillery,
  isDisordered,
  isGunnersOnly,
  isOnBoard,
} from '../../model/units.ts'
import type { BaRefusal } from '../../rules.ts'
import { isClear } from './lines.ts'
import type { LineOfFire } from './lines.ts'
import { friendBeyond, friendNear, ownUnder, unitUnder } from './safety.ts'
import { fireUnitsOf, lastTurnAt } from './shot.ts'
import type { Shot } from './shot.ts'

/** A unit that is to fire in a phase. */
export interface Firing {
  state: State
  unit: Unit
  phase: Fire['phase']
}

const firerName = ({ unit }: Firing) => ({ unit: nameOf(unit) })

/** What keeps a unit from firing at all, whatever the target. */
export const firerRefusals: readonly BaRefusal<Firing>[] = [
  {
    rule: 'BA-3.1.3-01',
    message: 'ba.refuse.notThere',
    values: firerName,
    when: ({ unit }) => !isOnBoard(unit) || unit.refuge !== null,
    stop: true,
  },
  {
    rule: 'BA-6.1.1-07',
    message: 'ba.refuse.firesWithGarrison',
    values: ({ state, unit }) => ({ unit: nameOf(unit), leader: nameOf(leaderOf(state, unit)) }),
    when: ({ state, unit }) => leaderOf(state, unit).id !== unit.id,
    stop: true,
  },
  {
    rule: 'BA-3.1.1-08',
    message: 'ba.refuse.tooDisorderedToFire',
    values: firerName,
    when: ({ unit }) => isDisordered(unit),
    stop: true,
  },
  {
    rule: 'BA-1.3.4-01',
    message: 'ba.refuse.gunnersCannotFire',
    values: firerName,
    when: ({ unit }) => isGunnersOnly(unit),
    stop: true,
  },
  {
    rule: 'BA-1.3.5-02',
    message: 'ba.refuse.busyElsewhere',
    values: firerName,
    when: ({ unit }) => isAtWorkOrRest(unit),
    stop: true,
  },
  {
    rule: 'BA-T-13',
    message: 'ba.refuse.noFirearms',
    values: firerName,
    when: ({ unit }) => !isArtillery(unit) && unit.weapon === null,
    stop: true,
  },
  {
    rule: 'BA-2.2.4-03',
    message: 'ba.refuse.notUnlimbered',
    values: firerName,
    when: ({ unit }) => isArtillery(unit) && unit.formation.kind !== 'unlimbered',
    stop: true,
  },
  {
    rule: 'BA-Q-64',
    message: 'ba.refuse.noGunners',
    values: firerName,
    when: ({ unit }) => isArtillery(unit) && unit.guns.every(({ gunners }) => gunners === 0),
    stop: true,
  },
  {
    rule: 'BA-5.5.3-02',
    message: 'ba.refuse.noSupplies',
    values: firerName,
    when: ({ unit }) => unit.supply === 'none',
  },
  {
    rule: 'BA-2.3.2-04',
    message: 'ba.refuse.firedAfterFastMarch',
    values: firerName,
    when: ({ unit }) => unit.doing.rate === 'fast',
  },
  {
    rule: 'BA-1.1.1-06',
    message: 'ba.refuse.wasPassedThrough',
    values: firerName,
    when: ({ state, unit }) => familyOf(state, unit).some(({ doing }) => doing.passedThrough),
  },
  {
    rule: 'BA-1.1.1-04',
    message: 'ba.refuse.hasContinued',
    values: firerName,
    when: ({ state, unit }) => familyOf(state, unit).some(({ doing }) => doing.continuedFire),
  },
  {
    rule: 'BA-1.1.1-03',
    message: 'ba.refuse.notFiredLastTurn',
    values: firerName,
    when: ({ state, unit, phase }) => phase === 'continued' && !hasFiredLastTurn(state, unit),
    stop: true,
  },
]

const idle: readonly string[] = ['work', 'rest']

/** [BA-1.3.5-02] [BA-1.3.6-01] A garrison works as it stands. */
function isAtWorkOrRest({ formation, work }: Unit): boolean {
  return idle.includes(formation.kind) || work?.isBegun === true
}

function hasFiredLastTurn(state: State, unit: Unit): boolean {
  return unit.targets.some(({ target }) => lastTurnAt(state, unit, target) !== undefined)
}

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

const hiding: readonly TerrainKind[] = ['wood', 'building', 'linear', 'difficult']

/** [BA-1.1.2-09] Ground that one may assume to be held. */
export function isHidingPlace(kind: TerrainKind): boolean {
  return hiding.includes(kind)
}
