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
export interface ShotRefusal extends BaRefusal<Shot> {
  /** [BA-1.1.1-11] Seen without measuring; the others are found out when the fire is checked. */
  isByEye: boolean
}

function byEye(row: BaRefusal<Shot>): ShotRefusal {
  return { ...row, isByEye: true }
}

function measured(row: BaRefusal<Shot>): ShotRefusal {
  return { ...row, isByEye: false }
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
export const shotRefusals: readonly ShotRefusal[] = [
  measured(stop('BA-1.1.2-10', 'ba.refuse.nobodyThere', ({ target }) => target === null, names)),
  byEye(stop('BA-1.1.6-01', 'ba.refuse.notSeen', isUnseen, names)),
  byEye(stop('BA-3.1.3-01', 'ba.refuse.noLineOfAim', ({ files }) => files.length === 0, names)),
  byEye(stop('BA-3.1.3-06', 'ba.refuse.noHitPoint', ({ line }) => line === null, names)),
  byEye(
    refuse(
      'BA-3.1.3-03',
      'ba.refuse.lineOfFireBarred',
      s => onLine(s, ({ from, hit }) => !s.aiming || !isClear(s.aiming, from, hit)),
      names,
    ),
  ),
  measured(
    refuse(
      'BA-3.1.3-08',
      'ba.refuse.beyondRange',
      ({ zone }) => zone === null,
      s => ({ ...names(s), cm: (s.ends.at(-1) ?? 0) / CM }),
    ),
  ),
  measured(
    refuse(
      'BA-3.4.4-01',
      'ba.refuse.beyondCanister',
      ({ hasCanister, zone }) => hasCanister && zone !== zones.canister,
      s => ({ ...names(s), cm: (s.ends[0] ?? 0) / CM }),
    ),
  ),
  measured(
    refuse(
      'BA-3.1.4-01',
      'ba.refuse.safetyDistance',
      s => friendNear(s) !== undefined,
      s => ({ ...names(s), friend: friendOf(s, friendNear) }),
    ),
  ),
  measured(
    refuse(
      'BA-3.1.4-02',
      'ba.refuse.friendBehind',
      s => friendBeyond(s) !== undefined,
      s => ({
        ...names(s),
        friend: friendOf(s, friendBeyond),
        cm: distances.behindTarget / CM,
      }),
    ),
  ),
  measured(
    refuse(
      'BA-3.4.2-01',
      'ba.refuse.overheadTooNear',
      s => unitUnder(s) !== undefined,
      s => ({
        ...names(s),
        between: friendOf(s, unitUnder),
        ...overheadNeeded(s),
      }),
    ),
  ),
  measured(
    refuse(
      'BA-3.4.2-01',
      'ba.refuse.canisterOverOwn',
      s => s.hasCanister && ownUnder(s) !== undefined,
      s => ({ ...names(s), friend: friendOf(s, ownUnder) }),
    ),
  ),
  measured(refuse('BA-Q-63', 'ba.refuse.noFireUnit', s => fireUnitsOf(s) === 0, names)),
]

export const refusalsByEye = shotRefusals.filter(({ isByEye }) => isByEye)

/** [BA-1.1.1-11] What measuring would tell is left out unless it is agreed. */
export function refusalsSeen({ options }: State): readonly ShotRefusal[] {
  return options.measuring === 'always' ? shotRefusals : refusalsByEye
}

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

function friendOf(shot: Shot, found: (shot: Shot) => Unit | undefined) {
  const unit = found(shot)
  return unit ? nameOf(unit) : ''
}

/** [BA-3.1.1-06] The rule by which the fire is lost, or null where it is carried out. */
export function lostBy(shot: Shot): RuleId | null {
  return shotRefusals.find(({ when }) => when(shot))?.rule ?? null
}

export function isShotLost(shot: Shot): boolean {
  return lostBy(shot) !== null
}

const hiding: readonly TerrainKind[] = ['wood', 'building', 'linear', 'difficult']

/** [BA-1.1.2-09] Ground that one may assume to be held. */
export function isHidingPlace(kind: TerrainKind): boolean {
  return hiding.includes(kind)
}
