import { cosine, sine } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/pose.ts'
import { isAllowed } from '@grognard/umpire'
import { CM } from '../../book/measures.ts'
import { leastFigures } from '../../book/tables/morale.ts'
import { distances } from '../../book/tables/scale.ts'
import { SKIRMISH_SHARE } from '../../book/tables/troops.ts'
import type { Change } from '../../model/changes.ts'
import {
  clauseRules,
  following,
  othersThatStay,
  unitIn,
  unitName,
  unitsToWriteFor,
  withCommonRefusals,
  writtenShape,
} from '../../model/clauses.ts'
import type { ClauseOf, ContextOf, Following } from '../../model/clauses.ts'
import { isOnFreeGround, isTaken } from '../../model/contact.ts'
import { figuresWithin } from '../../model/figures.ts'
import { baseOf, closedUpTo, hullOf } from '../../model/footprint.ts'
import {
  gapsFor,
  gapValues,
  isGapLawful,
  lineOut,
  reformed,
  whoMayGiveWay,
} from '../../model/formations.ts'
import { nameOfUnit } from '../../model/names.ts'
import { idOfDetachment, merged, newborn, shareOf } from '../../model/parting.ts'
import { writtenClause } from '../../model/sheets.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { isArtillery, isSkirmishLine, unitOf } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** [BA-2.2.3-01] What stays behind, and the line as it will stand. */
function sentLine(
  state: State,
  unit: Unit,
  clause: ClauseOf<'sendOut'>,
): { rest: Unit; line: Unit } {
  const rest = shrunkTo(unit, unit.figures - clause.figures)
  return { rest, line: lineFrom(state, unit, rest, clause) }
}

/** [BA-1.3.1-14] */
export function shrunkTo(unit: Unit, figures: number): Unit {
  const { front, x, y } = closedUpTo(unit, figures)
  const share = shareOf(unit, figures)
  return { ...share, x, y, formation: { ...share.formation, front } }
}

/** [BA-2.2.3-06] The line that is out, stronger; else a new one. Squadrons stay with the unit. */
function lineFrom(state: State, unit: Unit, rest: Unit, clause: ClauseOf<'sendOut'>): Unit {
  const sent = { ...newborn(shareOf(unit, clause.figures)), squadrons: 0 }
  const formation = { kind: 'skirmish', front: null, gap: clause.gap } as const
  const out = lineOut(state, unit)
  if (out) return { ...merged(out, sent), formation }
  const id = idOfDetachment(state, unit.id, 'line')
  return { ...sent, id, mother: unit.id, formation, ...placeOf(rest, clause) }
}

/** [BA-2.2.3-01] The middle figure stands so far from the edge of what stays behind. */
function placeOf(rest: Unit, { heading, distance }: ClauseOf<'sendOut'>) {
  const hull = hullOf(rest)
  const turned = heading - hull.heading
  const along = Math.abs(cosine(turned))
  const across = Math.abs(sine(turned))
  const toEdge = Math.min(hull.length / 2 / along, hull.beam / 2 / across)
  const depth = baseOf(rest.arm, 'skirmish', []).depth
  return { ...offset({ x: hull.x, y: hull.y, heading }, toEdge + distance + depth, 0), heading }
}

type Sending = ContextOf<'sendOut'>

/** What stands against sending skirmishers out, before and when it is carried out. */
const sendOutRefusals: BaRefusal<Sending>[] = [
  stop(
    'BA-1.3.2-03',
    'ba.refuse.cannotSkirmish',
    c => isArtillery(unitIn(c)) || isSkirmishLine(unitIn(c)),
    unitName,
  ),
  stop('BA-6.1.1-06', 'ba.refuse.leaveFirst', c => unitIn(c).building !== null, unitName),
  stop(
    'BA-1.3.2-03',
    'ba.refuse.lineFormedUp',
    c => hasLine(c) && !isSkirmishLine(lineOrUnit(c)),
    unitName,
  ),
  ...othersThatStay(lineOrUnit),
  refuse(
    'BA-1.3.2-03',
    'ba.refuse.tooManySkirmishers',
    ({ clause, ...context }) => clause.figures > mostToSend(context.state, unitIn(context)),
    c => ({
      ...unitName(c),
      most: Math.max(0, mostToSend(c.state, unitIn(c))),
    }),
  ),
  refuse(
    'BA-5.5.2-04',
    'ba.refuse.tooFewSkirmishers',
    c => !hasLine(c) && c.clause.figures < leastFigures,
    () => ({ least: leastFigures }),
  ),
  refuse(
    'BA-1.3.2-04',
    'ba.refuse.gap',
    c =>
      !isGapLawful(unitIn(c), {
        kind: 'skirmish',
        front: null,
        gap: c.clause.gap,
      }),
    c => gapValues(unitIn(c)),
  ),
  refuse(
    'BA-2.2.3-01',
    'ba.refuse.sentTooFar',
    ({ clause }) => clause.distance > distances.sendOut,
    c => ({ ...unitName(c), most: distances.sendOut / CM }),
  ),
  refuse(
    'BA-2.2.3-02',
    'ba.refuse.lineTooFar',
    c => isLineTooFar(c.state, unitIn(c)),
    c => ({ ...unitName(c), most: distances.recall / CM }),
  ),
]

const refusals = withCommonRefusals<'sendOut'>([
  ...sendOutRefusals,
  refuse(
    'BA-2.2.1-05',
    'ba.refuse.noRoomToForm',
    c => unitIn(c).building === null && !placesOf(c).every(isFree(c.state)),
    unitName,
  ),
])

/** Where the line and what stays behind will stand, if what else is written is done. */
function placesOf({ state, clause, ...context }: Sending): Unit[] {
  const unit = unitIn({ state, ...context })
  const form = writtenClause(state, context.unit, 'form')
  const formed = form ? { ...unit, ...reformed(unit, form) } : unit
  const { rest, line } = sentLine(state, formed, clause)
  return [rest, line]
}

const isFree = (state: State) => (unit: Unit) => isOnFreeGround(state, unit)

/** Own units that stay leave no room. */
function isRoomLeft(context: Sending): boolean {
  const { state } = context
  const leftOut = [context.unit, lineOrUnit(context).id, ...whoMayGiveWay(context)]
  return placesOf(context).every(place => !isTaken(state, place, leftOut))
}

function hasLine(context: Sending): boolean {
  return lineOut(context.state, unitIn(context)) !== undefined
}

/** The line that is out, or else the unit itself. */
function lineOrUnit(context: Sending): Unit {
  return lineOut(context.state, unitIn(context)) ?? unitIn(context)
}

/** [BA-1.3.2-03] [BA-5.5.2-04] A third of all, of light units all but a rest that can stand. */
export function mostToSend(state: State, unit: Unit): number {
  const out = lineOut(state, unit)?.figures ?? 0
  const kept = unit.figures - leastFigures
  if (unit.isLight) return kept
  return Math.min(kept, Math.floor((unit.figures + out) / SKIRMISH_SHARE) - out)
}

/** [BA-2.2.3-06] More figures reach a line that is out only where figures could come back from it. */
function isLineTooFar(state: State, unit: Unit): boolean {
  const line = lineOut(state, unit)
  return line !== undefined && figuresWithin(line, unit, distances.recall) < line.figures
}

/** [BA-2.2.3-01] Figures leave the unit as its skirmish line, or strengthen the one that is out. */
export const sendOut: BaOrderRules<'sendOut'> = {
  shape: writtenShape('sendOut'),
  ...clauseRules(refusals),
  legalOrders: (state, seat) =>
    unitsToWriteFor(state, seat, 'sendOut').flatMap(unit =>
      linesFor(unit, countsFor(state, unit)).flatMap(line => {
        const clause = farthest({ state, seat, unit: unit.id, clause: line })
        return clause ? [{ ...clause, unit: unit.id }] : []
      }),
    ),
  tool: {
    tool: 'list',
    piece: order => order.unit,
    like(state, _seat, id) {
      const unit = unitOf(state, id)
      const counts = countsFor(state, unit)
      const lines = linesFor(unit, counts.length > 0 ? counts : [leastFigures])
      return lines.map(clause => ({ ...clause, unit: id }))
    },
  },
  describe: (state, order) => ({
    key: 'ba.order.sendOut',
    values: {
      unit: nameOfUnit(state, order.unit),
      figures: order.figures,
      cm: order.distance / CM,
      gap: order.gap / CM,
    },
  }),
}

/** Shares of a unit that a line is often made of, in parts of it. */
const parts = [2, 3, 4]

/** All that may go, or a half, a third or a quarter of the unit. */
function countsFor(state: State, unit: Unit): number[] {
  const most = mostToSend(state, unit)
  const counts = [most, ...parts.map(part => Math.floor(unit.figures / part))]
  return [...new Set(counts)].filter(count => count > 0 && count <= most)
}

/** Close and open, straight ahead. */
function linesFor(unit: Unit, counts: readonly number[]): ClauseOf<'sendOut'>[] {
  const { least, most: widest } = gapsFor(unit)
  const { heading } = unit
  return counts.flatMap(figures =>
    [least, widest].map((gap): ClauseOf<'sendOut'> => {
      return { kind: 'sendOut', figures, gap, heading, distance: distances.sendOut }
    }),
  )
}

/** [BA-2.2.3-01] The line as far ahead as own units leave room for it. */
function farthest(context: Sending): ClauseOf<'sendOut'> | undefined {
  const { clause } = context
  return shares
    .map(share => ({ ...clause, distance: Math.floor(clause.distance / share) }))
    .find(nearer => {
      const here = { ...context, clause: nearer }
      return isAllowed(refusals, here) && isRoomLeft(here)
    })
}

/** All the way, or a part of it. */
const shares = [1, 2, 4]

/** [BA-2.2.3-01] */
export function sendings(table: BaTable): Change[] {
  return following(table, 'sendOut', sendOutRefusals).map(sendingOf(table.state))
}

function sendingOf(state: State) {
  return ({ unit, clause }: Following<'sendOut'>): Change => {
    const { rest, line } = sentLine(state, unit, clause)
    const { id, seat } = unit
    const { figures } = clause
    return {
      unit: id,
      clause: 'sendOut',
      claims: [rest, line],
      gives: [id, line.id],
      execute: table =>
        table.emit({ kind: 'skirmishersSent', seat, unit: id, figures, rest, line }),
    }
  }
}
