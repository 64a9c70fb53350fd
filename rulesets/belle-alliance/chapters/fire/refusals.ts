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
import { refuse, stop } from '../../words.ts'
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
  stop(
    'BA-3.1.3-01',
    'ba.refuse.notThere',
    ({ unit }) => !isOnBoard(unit) || unit.refuge !== null,
    firerName,
  ),
  stop(
    'BA-6.1.1-07',
    'ba.refuse.firesWithGarrison',
    ({ state, unit }) => leaderOf(state, unit).id !== unit.id,
    ({ state, unit }) => ({ unit: nameOf(unit), leader: nameOf(leaderOf(state, unit)) }),
  ),
  stop('BA-3.1.1-08', 'ba.refuse.tooDisorderedToFire', ({ unit }) => isDisordered(unit), firerName),
  stop('BA-1.3.4-01', 'ba.refuse.gunnersCannotFire', ({ unit }) => isGunnersOnly(unit), firerName),
  stop('BA-1.3.5-02', 'ba.refuse.busyElsewhere', ({ unit }) => isAtWorkOrRest(unit), firerName),
  stop(
    'BA-T-13',
    'ba.refuse.noFirearms',
    ({ unit }) => !isArtillery(unit) && unit.weapon === null,
    firerName,
  ),
  stop(
    'BA-2.2.4-03',
    'ba.refuse.notUnlimbered',
    ({ unit }) => isArtillery(unit) && unit.formation.kind !== 'unlimbered',
    firerName,
  ),
  stop(
    'BA-Q-64',
    'ba.refuse.noGunners',
    ({ unit }) => isArtillery(unit) && unit.guns.every(({ gunners }) => gunners === 0),
    firerName,
  ),
  refuse('BA-5.5.3-02', 'ba.refuse.noSupplies', ({ unit }) => unit.supply === 'none', firerName),
  refuse(
    'BA-2.3.2-04',
    'ba.refuse.firedAfterFastMarch',
    ({ unit }) => unit.doing.rate === 'fast',
    firerName,
  ),
  refuse(
    'BA-1.1.1-06',
    'ba.refuse.wasPassedThrough',
    ({ state, unit }) => familyOf(state, unit).some(({ doing }) => doing.passedThrough),
    firerName,
  ),
  refuse(
    'BA-1.1.1-04',
    'ba.refuse.hasContinued',
    ({ state, unit }) => familyOf(state, unit).some(({ doing }) => doing.continuedFire),
    firerName,
  ),
  stop(
    'BA-1.1.1-03',
    'ba.refuse.notFiredLastTurn',
    ({ state, unit, phase }) => phase === 'continued' && !hasFiredLastTurn(state, unit),
    firerName,
  ),
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
