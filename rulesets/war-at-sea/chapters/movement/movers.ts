import { stop } from '../../words.ts'
import { isAllowed } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { allowanceOf } from '../../model/path.ts'
import type { Block, Leg } from '../../model/path.ts'
import { inDegrees } from '../../model/measures.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { isAfloat, nameOf } from '../../model/units.ts'
import type { WasRefusal } from '../../rules.ts'

/** A unit that is to move. */
export interface Mover {
  state: State
  seat: Seat
  unit: SeaUnit | undefined
}

export const ownUnit: readonly WasRefusal<Mover>[] = [
  stop(
    'WAS-055',
    'was.refuse.notYourUnit',
    ({ seat, unit }) => unit === undefined || unit.seat !== seat || !isAfloat(unit),
  ),
  stop(
    'WAS-A15',
    'was.refuse.stunned',
    ({ unit }) => unit?.isStunned ?? false,
    ({ state, unit }) => ({ unit: nameOf(state, unit?.id ?? '') }),
  ),
]

/** [WAS-005] [WAS-065] [WAS-070] What stands in the way, in words. */
export function blockText(block: Block | null) {
  return { key: `was.block.${block?.what ?? 'none'}`, values: { name: block?.name ?? '' } }
}

/** [WAS-055] A unit of the seat that has still to sail and can. */
export function isReadyToSail(state: State, seat: Seat, unit: SeaUnit): boolean {
  if (unit.hasSailed || !isAllowed(ownUnit, { state, seat, unit })) return false
  return allowanceOf(state, unit) > 0
}

/** The turns of a course in words, from the heading at its start to that at its end. */
export function turnText(legs: readonly Leg[]) {
  const turned = legs.reduce((sum, { turn }) => sum + turn, 0)
  if (turned === 0) return { key: 'was.course.straight' }
  const hand = { key: turned > 0 ? 'was.hand.starboard' : 'was.hand.port' }
  return { key: 'was.course.turn', values: { degrees: inDegrees(Math.abs(turned)), hand } }
}
