import { cosine, sine } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/offset.ts'
import type { SendOutPart } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { findUnit } from '../units.ts'
import { lineOut } from './choices.ts'
import { closedUpTo } from './closing-up.ts'
import { hullOf } from './footprint.ts'
import { merged } from './merging.ts'
import { newborn, shareOf } from './parting.ts'
import { baseOf } from './size.ts'

/** [BA-2.2.3-01] What stays behind, and the line as it will stand. */
export function sentLine(state: State, unit: Unit, part: SendOutPart): { rest: Unit; line: Unit } {
  const rest = shrunkTo(unit, unit.figures - part.figures)
  return { rest, line: lineFrom(state, unit, rest, part) }
}

/** [BA-1.3.1-14] */
export function shrunkTo(unit: Unit, figures: number): Unit {
  const { front, x, y } = closedUpTo(unit, figures)
  const share = shareOf(unit, figures)
  return { ...share, x, y, formation: { ...share.formation, front } }
}

/** [BA-2.2.3-06] The line that is out, stronger; else a new one. Squadrons stay with the unit. */
function lineFrom(state: State, unit: Unit, rest: Unit, part: SendOutPart): Unit {
  const sent = { ...newborn(shareOf(unit, part.figures)), squadrons: 0 }
  const formation = { kind: 'skirmish', front: null, gap: part.gap } as const
  const out = lineOut(state, unit)
  if (out) return { ...merged(out, sent), formation }
  const id = lineId(state, unit.id)
  return { ...sent, id, mother: unit.id, formation, ...placeOf(rest, part) }
}

/** A unit's line bears the same id again, unless what bore it has been lost or split off. */
function lineId(state: State, of: string, number = 1): string {
  const wanted = number === 1 ? `${of}-line` : `${of}-line-${number}`
  const found = findUnit(state, wanted)
  return !found || found.status === 'joined' ? wanted : lineId(state, of, number + 1)
}

/** [BA-2.2.3-01] The middle figure stands so far from the edge of what stays behind. */
function placeOf(rest: Unit, { heading, distance }: SendOutPart) {
  const hull = hullOf(rest)
  const turned = heading - hull.heading
  const along = Math.abs(cosine(turned))
  const across = Math.abs(sine(turned))
  const toEdge = Math.min(hull.length / 2 / along, hull.beam / 2 / across)
  const depth = baseOf(rest.arm, 'skirmish', []).depth
  return { ...offset({ x: hull.x, y: hull.y, heading }, toEdge + distance + depth, 0), heading }
}
