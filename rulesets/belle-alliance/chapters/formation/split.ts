import { aheadOf, asideOf, offset } from '@grognard/geometry/measured/pose.ts'
import { leastFigures } from '../../book/tables/morale.ts'
import { MOST_UNSPLIT } from '../../book/tables/troops.ts'
import {
  clauseRulesFromList,
  following,
  isPossible,
  standsStill,
  unitIn,
  unitName,
  withCommonRefusals,
  writtenShape,
} from '../../model/clauses.ts'
import type { ClauseOf, ContextOf } from '../../model/clauses.ts'
import { findBuildingTouched } from '../../model/contact.ts'
import { centreOf, hullOf, isPlacedByCentre } from '../../model/footprint.ts'
import { isOwnOnBoard, joinRefusals, writtenJoinRefusals } from '../../model/joining.ts'
import { nameOfUnit } from '../../model/names.ts'
import { countOf, figuresIn, merged, partedBy } from '../../model/parting.ts'
import { staffPlaces, followUnits } from '../../model/staff.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isArtillery, isGunnersOnly, isInfantry, unitOf } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

type Splitting = ContextOf<'split'>

/** What stands against dividing a unit, before and when it is carried out. */
const splitRefusals: BaRefusal<Splitting>[] = [
  stop('BA-1.2.1-01', 'ba.refuse.cannotSplit', c => isIndivisible(unitIn(c)), unitName),
  stop('BA-1.3.5-02', 'ba.refuse.standsStill', c => standsStill(unitIn(c)), unitName),
  refuse(
    'BA-1.2.2-01',
    'ba.refuse.tooFewToSplit',
    c => isTooSmall(c.state, unitIn(c)),
    c => ({
      ...unitName(c),
      figures: unitIn(c).figures,
      most: MOST_UNSPLIT,
    }),
  ),
  stop(
    'BA-1.2.3-01',
    'ba.refuse.splitCount',
    c => c.clause.count >= countOf(unitIn(c)),
    c => ({ ...unitName(c), most: countOf(unitIn(c)) - 1 }),
  ),
  refuse(
    'BA-5.5.2-04',
    'ba.refuse.partTooSmall',
    c => leavesTooFew(unitIn(c), c.clause),
    c => ({ ...unitName(c), least: leastFigures }),
  ),
]

const refusals = withCommonRefusals(splitRefusals)

/** [BA-1.2.5-01] A skirmish line belongs to its mother unit, gunners to their battery. */
function isIndivisible(unit: Unit): boolean {
  return unit.mother !== null || isGunnersOnly(unit)
}

/** [BA-1.2.2-01] [BA-1.2.2-02] In a building or in contact with one the number does not matter. */
function isTooSmall(state: State, unit: Unit): boolean {
  if (!isInfantry(unit) || unit.figures > MOST_UNSPLIT) return false
  return unit.building === null && !findBuildingTouched(state, unit)
}

/** [BA-5.5.2-04] What has fewer figures would be removed at once; artillery would not. */
function leavesTooFew(unit: Unit, { count }: ClauseOf<'split'>): boolean {
  if (isArtillery(unit)) return false
  const figures = figuresIn(unit, count)
  return Math.min(figures, unit.figures - figures) < leastFigures
}

/** [BA-1.2.1-01] So many figures, squadrons or models become a unit of their own. */
export const split: BaOrderRules<'split'> = {
  shape: writtenShape('split'),
  ...clauseRulesFromList('split', refusals, unit =>
    countsFor(unit).map(count => ({ kind: 'split', count })),
  ),
  tool: {
    tool: 'list',
    piece: order => order.unit,
    isRare: () => true,
    like(state, _seat, unit) {
      const counts = countsFor(unitOf(state, unit))
      return (counts.length > 0 ? counts : [1]).map(count => ({ kind: 'split', unit, count }))
    },
  },
  describe: (state, order) => ({
    key: 'ba.order.split',
    values: { unit: nameOfUnit(state, order.unit), count: order.count },
  }),
}

/** Infantry in halves, others by each number. */
function countsFor(unit: Unit): number[] {
  const count = countOf(unit)
  if (isInfantry(unit)) return [Math.floor(count / 2)]
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => i + 1)
}

/** [BA-2.1.0-02] Two parts in contact become one unit again. */
export const join: BaOrderRules<'join'> = {
  shape: writtenShape('join'),
  ...clauseRulesFromList('join', writtenJoinRefusals, (_unit, state) =>
    state.units.map(other => ({ kind: 'join', with: other.id })),
  ),
  tool: {
    tool: 'list',
    piece: order => order.unit,
    target: order => order.with,
    like: (state, seat, unit) =>
      state.units
        .filter(other => other.id !== unit && isOwnOnBoard(state, seat, other.id))
        .map(other => ({ kind: 'join', unit, with: other.id })),
  },
  describe: (state, order) => ({
    key: 'ba.order.join',
    values: {
      unit: nameOfUnit(state, order.unit),
      other: nameOfUnit(state, order.with),
    },
  }),
}

/** [BA-1.2.1-01] */
function splitAll(table: BaTable): void {
  for (const { unit, clause } of following(table, 'split', splitRefusals)) {
    const { id, seat } = unit
    table.emit({ kind: 'unitSplit', seat, unit: id, ...partedBy(table.state, unit, clause.count) })
  }
}

/** [BA-2.1.0-02] One after the other, for a third part may join what two have become. */
function joinAll(table: BaTable): void {
  for (const { unit, clause } of following(table, 'join', joinRefusals)) {
    const now = unitOf(table.state, unit.id)
    if (!isPossible(table, now, clause, joinRefusals)) continue
    joinTwo(table, now, unitOf(table.state, clause.with))
  }
}

/** [BA-1.2.6-02] The larger part goes on with its order; the first of two equal ones. */
function joinTwo(table: BaTable, one: Unit, other: Unit): void {
  const [keeper, joined] = other.figures > one.figures ? [other, one] : [one, other]
  const splitInTown = keeper.splitInTown && joined.splitInTown
  const whole = { ...merged(keeper, joined), splitInTown }
  table.emit({
    kind: 'unitsJoined',
    seat: keeper.seat,
    unit: keeper.id,
    joined: joined.id,
    whole: spread(keeper, joined, whole),
  })
}

/** [BA-2.1.0-02] The whole stands on the ground of both: it grows to the side of the part that joins. */
function spread(keeper: Unit, joined: Unit, whole: Unit): Unit {
  if (isPlacedByCentre(whole)) return whole
  const [hull, grown] = [hullOf(keeper), hullOf(whole)]
  const { x, y } = centreOf(joined)
  const [ahead, aside] = [aheadOf(hull, x, y), asideOf(hull, x, y)]
  const isBeside = Math.abs(aside) - hull.beam / 2 >= Math.abs(ahead) - hull.length / 2
  if (isBeside)
    return { ...whole, ...offset(whole, 0, (Math.sign(aside) * (grown.beam - hull.beam)) / 2) }
  return ahead > 0 ? { ...whole, ...offset(whole, grown.length - hull.length, 0) } : whole
}

/** [BA-2.1.0-01] Splits and joins come before all changes of formation. */
export function splitAndJoin(table: BaTable): void {
  const places = staffPlaces(table.state)
  splitAll(table)
  joinAll(table)
  followUnits(table, places)
}
