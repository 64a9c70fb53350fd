import type { Pose } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/pose.ts'
import { MOST_GUNNERS } from '../../book/tables/troops.ts'
import type { FormationKind } from '../../book/tables/troops.ts'
import type { Change } from '../../model/changes.ts'
import {
  clauseRulesFromList,
  following,
  isPossible,
  othersThatStay,
  unitIn,
  unitName,
  withCommonRefusals,
  writtenShape,
} from '../../model/clauses.ts'
import type { ClauseOf, ContextOf, Following } from '../../model/clauses.ts'
import { hasRoom, isTouching } from '../../model/contact.ts'
import { copyUnit } from '../../model/copy-rows.ts'
import { hullOf, poseWithCentre, poseWithFront, rearOf, sizeOfUnit } from '../../model/footprint.ts'
import { isOwnOnBoard } from '../../model/joining.ts'
import { nameOfCrewed, nameOfUnit } from '../../model/names.ts'
import { newborn, rootOf, idOfDetachment } from '../../model/parting.ts'
import { followedClause, writtenClause } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isGunnersOnly, unitOf } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** What stands against leaving the guns, before and when it is carried out. */
const leaveGunsRefusals: BaRefusal<ContextOf<'leaveGuns'>>[] = [
  refuse('BA-1.3.4-01', 'ba.refuse.noGunsToLeave', c => unitIn(c).guns.length === 0, unitName),
  refuse(
    'BA-2.2.1-04',
    'ba.refuse.formAndLeaveGuns',
    c => writtenClause(c.state, c.unit, 'form') !== undefined,
    unitName,
  ),
]

const writtenLeaveGunsRefusals = withCommonRefusals(leaveGunsRefusals)

/** [BA-2.2.5-01] Gunners step off their guns and form up behind them. */
export const leaveGuns: BaOrderRules<'leaveGuns'> = {
  shape: writtenShape('leaveGuns'),
  ...clauseRulesFromList('leaveGuns', writtenLeaveGunsRefusals, () => [{ kind: 'leaveGuns' }]),
  tool: { tool: 'list', piece: order => order.unit, isRare: () => true },
  describe: (state, order) => ({
    key: 'ba.order.leaveGuns',
    values: { unit: nameOfCrewed(state, order.unit) },
  }),
}

type ManGunsContext = ContextOf<'manGuns'>

/** What stands against manning guns, before and when it is carried out. */
const manGunsRefusals: BaRefusal<ManGunsContext>[] = [
  stop('BA-1.2.4-03', 'ba.refuse.notItsGuns', c => !areItsGuns(c), unitName),
  ...othersThatStay(battery),
  refuse('BA-2.2.5-03', 'ba.refuse.notAtGuns', c => !isTouching(unitIn(c), battery(c)), unitName),
  stop(
    'BA-1.2.4-03',
    'ba.refuse.gunsToMan',
    c => c.clause.gunners.length !== battery(c).guns.length,
    c => ({ models: battery(c).guns.length }),
  ),
  refuse(
    'BA-1.1.7-02',
    'ba.refuse.gunnersPerGun',
    ({ clause }) => clause.gunners.some(count => count > MOST_GUNNERS),
    () => ({ most: MOST_GUNNERS }),
  ),
  refuse(
    'BA-1.2.4-03',
    'ba.refuse.gunnersToShare',
    c => !isSumLawful(c),
    c => ({ ...unitName(c), ...shareLimits(c) }),
  ),
]

const writtenManGunsRefusals = withCommonRefusals(manGunsRefusals)

function battery({ state, clause }: ManGunsContext): Unit {
  return unitOf(state, clause.battery)
}

/** [BA-1.2.4-03] Its own models, or for gunners on foot those of any part of their battery. */
function areItsGuns(context: ManGunsContext): boolean {
  const { state, seat, clause } = context
  if (!isOwnOnBoard(state, seat, clause.battery)) return false
  const unit = unitIn(context)
  const guns = battery(context)
  if (guns.guns.length === 0 || guns.arm !== 'artillery') return false
  return unit === guns || (isGunnersOnly(unit) && rootOf(state, unit) === rootOf(state, guns))
}

/** Gunners there must be on the guns afterwards; of gunners on foot at least one gets on them. */
function shareLimits(context: ManGunsContext): { least: number; most: number } {
  const { figures } = battery(context)
  if (unitIn(context) === battery(context)) return { least: figures, most: figures }
  return { least: figures + 1, most: figures + unitIn(context).figures }
}

function isSumLawful(context: ManGunsContext): boolean {
  const { least, most } = shareLimits(context)
  const sum = context.clause.gunners.reduce((total, count) => total + count, 0)
  return sum >= least && sum <= most
}

/** [BA-2.2.5-03] [BA-1.2.4-03] Gunners man their guns again, or share them anew. */
export const manGuns: BaOrderRules<'manGuns'> = {
  shape: writtenShape('manGuns'),
  ...clauseRulesFromList('manGuns', writtenManGunsRefusals, (unit, state) =>
    sharesFor(state, unit),
  ),
  tool: {
    tool: 'list',
    piece: order => order.unit,
    target: order => order.battery,
    isRare(order, state) {
      const unit = findUnit(state, order.unit)
      return unit !== undefined && !isGunnersOnly(unit)
    },
  },
  describe: (state, order) => ({
    key: 'ba.order.manGuns',
    values: {
      unit: nameOfUnit(state, order.unit),
      battery: nameOfUnit(state, order.battery),
      gunners: order.gunners.join(' + '),
    },
  }),
}

/** As even as possible over the models; for gunners on foot on each battery of theirs. */
function sharesFor(state: State, unit: Unit): ClauseOf<'manGuns'>[] {
  return state.units
    .filter(({ guns, seat }) => guns.length > 0 && seat === unit.seat)
    .filter(guns => guns === unit || isGunnersOnly(unit))
    .map(guns => ({
      kind: 'manGuns' as const,
      battery: guns.id,
      gunners: evenly(unit === guns ? unit.figures : unit.figures + guns.figures, guns.guns.length),
    }))
    .filter(part => isNew(unitOf(state, part.battery), part))
}

function evenly(gunners: number, models: number): number[] {
  const sum = Math.min(gunners, models * MOST_GUNNERS)
  const least = Math.floor(sum / models)
  return Array.from({ length: models }, (_, i) => least + (i < sum - least * models ? 1 : 0))
}

function isNew({ guns }: Unit, { gunners }: ClauseOf<'manGuns'>): boolean {
  return guns.some((gun, i) => gun.gunners !== gunners[i])
}

/** [BA-2.2.5-01] [BA-2.2.5-03] */
export function gunChanges(table: BaTable): Change[] {
  return [
    ...following(table, 'leaveGuns', leaveGunsRefusals).map(leavingOf(table.state)),
    ...following(table, 'manGuns', manGunsRefusals).map(manningOf),
  ]
}

function leavingOf(state: State) {
  return ({ unit }: Following<'leaveGuns'>): Change => {
    const gunners = gunnersOff(state, unit)
    const { id, seat } = unit
    return {
      unit: id,
      clause: 'leaveGuns',
      claims: [gunners],
      gives: [],
      execute: table => table.emit({ kind: 'gunsLeft', seat, unit: id, gunners }),
    }
  }
}

/** [BA-2.2.5-01] [BA-2.2.5-02] They form behind their guns, for work or rest where that is ordered. */
function gunnersOff(state: State, battery: Unit): Unit {
  const work = battery.work ? { ...battery.work } : null
  const formation = { kind: formationOff(state, battery), front: null, gap: null }
  const id = idOfDetachment(state, battery.id, 'gunners')
  const gunners = { ...newborn(copyUnit(battery)), id, guns: [], formation, work }
  return { ...gunners, partOf: battery.id, ...placeBeside(state, battery, gunners) }
}

/** [BA-2.2.5-01] In contact: behind the guns, or where there is room beside or before them. */
function placeBeside(state: State, battery: Unit, gunners: Unit): Pose {
  const hull = hullOf(battery)
  const { width, depth } = sizeOfUnit(gunners)
  const ahead = (hull.length + depth) / 2
  const aside = (hull.beam + width) / 2
  const behind = poseWithFront(gunners, rearOf(battery))
  const others = [offset(hull, 0, aside), offset(hull, 0, -aside), offset(hull, ahead, 0)]
  const poses = [behind, ...others.map(centre => poseWithCentre(gunners, centre))]
  return poses.find(pose => hasRoom(state, { ...gunners, ...pose }, [])) ?? behind
}

function formationOff(state: State, { id, work }: Unit): FormationKind {
  if (work?.isBegun) return 'work'
  return followedClause(state, id, 'rest') ? 'rest' : 'gunners'
}

function manningOf({ unit, clause }: Following<'manGuns'>): Change {
  const { id, seat } = unit
  return {
    unit: id,
    clause: 'manGuns',
    claims: [],
    gives: [id],
    execute(table) {
      const now = unitOf(table.state, id)
      if (!isPossible(table, now, clause, manGunsRefusals)) return
      const { battery, gunners } = clause
      const onGuns = unitOf(table.state, battery).figures
      const sum = gunners.reduce((total, count) => total + count, 0)
      const left = id === battery ? 0 : now.figures - (sum - onGuns)
      table.emit({ kind: 'gunsManned', seat, unit: id, battery, gunners: gunners.slice(), left })
    },
  }
}
