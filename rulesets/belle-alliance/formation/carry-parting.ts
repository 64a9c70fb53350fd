import type { BaTable } from '../rules.ts'
import type { Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import { offset } from '@grognard/geometry/measured/offset.ts'
import { aheadOf, asideOf } from '@grognard/geometry/measured/pose.ts'
import { following, isPossible } from './following.ts'
import { joinHindrances } from './join.ts'
import { merged } from './merging.ts'
import { partedBy } from './parting.ts'
import { splitHindrances } from './split.ts'
import { hullOf, centreOf, isPlacedByCentre } from './footprint.ts'

/** [BA-1.2.1-01] */
export function splitAll(table: BaTable): void {
  for (const { unit, part } of following(table, 'split', splitHindrances)) {
    const { id, seat } = unit
    table.emit({ kind: 'unitSplit', seat, unit: id, ...partedBy(table.state, unit, part.count) })
  }
}

/** [BA-2.1.0-02] One after the other, for a third part may join what two have become. */
export function joinAll(table: BaTable): void {
  for (const { unit, part } of following(table, 'join', joinHindrances)) {
    const now = unitOf(table.state, unit.id)
    if (!isPossible(table, now, part, joinHindrances)) continue
    joinTwo(table, now, unitOf(table.state, part.with))
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
