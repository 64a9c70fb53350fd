import { stop } from '../../words.ts'
import { allows } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { firstInTheWay, lyingNear, lyingOf, outlineAsLying } from '../../model/lying.ts'
import { allowanceOf } from '../../model/path.ts'
import type { Block } from '../../model/obstacles.ts'
import type { Leg } from '../../model/path.ts'
import { inDegrees } from '../../model/measures.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { cardOf, isOwnAfloat, nameOf } from '../../model/units.ts'
import type { WasRefusal, WasTable } from '../../rules.ts'

/** [WAS-005] Units come on in the turn that the scenario names, as soon as their place is free. */
export function bringOn(table: WasTable): void {
  for (const unit of table.state.units)
    if (isDue(table.state, unit) && isPlaceFree(table.state, unit))
      table.emit({ kind: 'unitArrived', unit: unit.id })
}

function isDue(state: State, unit: SeaUnit): boolean {
  return unit.status === 'waiting' && cardOf(state, unit).enters <= state.turn
}

function isPlaceFree(state: State, unit: SeaUnit): boolean {
  const { length } = cardOf(state, unit)
  const near = lyingNear(state, unit, unit, length)
  return !firstInTheWay(outlineAsLying(lyingOf(state, unit)), near)
}

/** [WAS-A15] Whoever has lain still for evading may move again. */
export function steadyUnits(table: WasTable): void {
  const units = table.state.units.filter(({ isStunned }) => isStunned).map(({ id }) => id)
  if (units.length > 0) table.emit({ kind: 'unstunned', units })
}

/** A unit that is to move. */
export interface Mover {
  state: State
  seat: Seat
  unit: SeaUnit | undefined
}

export const ownUnit: readonly WasRefusal<Mover>[] = [
  stop('WAS-055', 'was.refuse.notYourUnit', ({ seat, unit }) => !isOwnAfloat(seat, unit)),
  stop(
    'WAS-A15',
    'was.refuse.stunned',
    ({ unit }) => unit?.isStunned ?? false,
    ({ state, unit }) => ({ unit: nameOf(state, unit?.id ?? '') }),
  ),
]

/** What keeps a unit from sailing. */
export const sailorRefusals: readonly WasRefusal<Mover>[] = [
  ...ownUnit,
  stop(
    'WAS-055',
    'was.refuse.hasSailed',
    ({ unit }) => unit?.hasSailed ?? false,
    ({ state, unit }) => ({ unit: nameOf(state, unit?.id ?? '') }),
  ),
]

/** Asked at each step of search. */
export const mayMove = allows(ownUnit)
export const maySail = allows(sailorRefusals)

/** [WAS-005] [WAS-065] [WAS-070] What stands in the way, in words. */
export function blockText(block: Block | null) {
  return { key: `was.block.${block?.what ?? 'none'}`, values: { name: block?.name ?? '' } }
}

/** [WAS-055] A unit of the seat that has still to sail and can. */
export function isReadyToSail(state: State, seat: Seat, unit: SeaUnit): boolean {
  return maySail({ state, seat, unit }) && allowanceOf(state, unit) > 0
}

/** The turns of a course in words, from the heading at its start to that at its end. */
export function turnText(legs: readonly Leg[]) {
  const turned = legs.reduce((sum, { turn }) => sum + turn, 0)
  if (turned === 0) return { key: 'was.course.straight' }
  const hand = { key: turned > 0 ? 'was.hand.starboard' : 'was.hand.port' }
  return { key: 'was.course.turn', values: { degrees: inDegrees(Math.abs(turned)), hand } }
}
