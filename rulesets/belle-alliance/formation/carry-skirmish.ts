import { cosine, sine } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/offset.ts'
import type { RecallPart, SendOutPart } from '../parts.ts'
import type { BaTable } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { findUnit, unitOf } from '../units.ts'
import { lineOut } from './choices.ts'
import { closedUpTo } from './closing-up.ts'
import type { Change } from './contest.ts'
import { following } from './following.ts'
import type { Following } from './following.ts'
import { hullOf } from './footprint.ts'
import { merged } from './merging.ts'
import { newborn, shareOf } from './parting.ts'
import { recallHindrances } from './recall.ts'
import { sendOutHindrances } from './send-out.ts'
import { baseOf } from './size.ts'

/** [BA-2.2.3-02] */
export function recalls(table: BaTable): Change[] {
  return following(table, 'recall', recallHindrances).map(recallOf(table.state))
}

function recallOf(state: State) {
  return ({ unit, part }: Following<'recall'>): Change => {
    const { whole, left } = recalled(state, unit, part)
    const { id, seat } = unit
    const { line, figures } = part
    return {
      unit: id,
      part: 'recall',
      claims: [whole, ...(left ? [left] : [])].filter(({ walls }) => !walls),
      gives: [id, line],
      carryOut: table =>
        table.happen({ kind: 'skirmishersRecalled', seat, unit: id, line, figures, whole, left }),
    }
  }
}

/** [BA-1.2.5-02] As if that part of the line joined the mother unit. */
function recalled(state: State, mother: Unit, { line: id, figures }: RecallPart) {
  const line = unitOf(state, id)
  const whole = merged(mother, shareOf(line, figures))
  const staying = line.figures - figures
  return { whole, left: staying === 0 ? null : shrunkTo(line, staying) }
}

/** [BA-1.3.1-14] */
function shrunkTo(unit: Unit, figures: number): Unit {
  const { front, x, y } = closedUpTo(unit, figures)
  const share = shareOf(unit, figures)
  return { ...share, x, y, formation: { ...share.formation, front } }
}

/** [BA-2.2.3-01] */
export function sendings(table: BaTable): Change[] {
  return following(table, 'sendOut', sendOutHindrances).map(sendingOf(table.state))
}

function sendingOf(state: State) {
  return ({ unit, part }: Following<'sendOut'>): Change => {
    const rest = shrunkTo(unit, unit.figures - part.figures)
    const line = lineFrom(state, unit, rest, part)
    const { id, seat } = unit
    const { figures } = part
    return {
      unit: id,
      part: 'sendOut',
      claims: [rest, line],
      gives: [id, line.id],
      carryOut: table =>
        table.happen({ kind: 'skirmishersSent', seat, unit: id, figures, rest, line }),
    }
  }
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
