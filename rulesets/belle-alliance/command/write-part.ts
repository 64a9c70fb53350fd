import type { Seat } from '@grognard/umpire'
import { nameOf, thingNamed } from '../names.ts'
import type { Part } from '../parts.ts'
import type { BaRefusal, BaTable } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { findUnit, unitOf } from '../units.ts'
import { excludes, exclusions } from './exclusions.ts'
import { motherNear } from './order-body.ts'
import { partsFor } from './sheets.ts'

/** A part that a seat wants to write for a unit, given by its id. */
export interface PartContext {
  state: State
  seat: Seat
  unit: string
  part: Part
}

/** The order without the name of its unit: what is written on the unit's sheet. */
export function partOf<SomePart extends Part>(
  order: SomePart & { unit: string },
): Omit<SomePart & { unit: string }, 'unit'> {
  const { unit: _unit, ...part } = order
  return part
}

/** Writes a lawful part on the unit's sheet, in the place of one of the same kind. */
export function writePart(table: BaTable, seat: Seat, unit: string, part: Part): void {
  table.emit({ kind: 'partWritten', seat, unit, part })
}

/** [BA-Q-71] On the board, or to come on it this turn. */
function isInCommand(state: State, unit: Unit): boolean {
  if (unit.status === 'onBoard') return unit.figures > 0
  return unit.status === 'waiting' && unit.arrival !== null && unit.arrival.turn <= state.turn
}

/** [BA-1.1.2-01] [BA-1.1.2-11] The seat's, in play, not in full disorder, nor what orders go through. */
export function takesOrders(state: State, seat: Seat, unit: Unit): boolean {
  if (unit.seat !== seat || unit.disorder === 'FU' || !isInCommand(state, unit)) return false
  return motherNear(state, unit)?.disorder !== 'FU'
}

/** The units for which the seat may still write a part of that kind: none stands, none forbids it. */
export function unitsToWriteFor(state: State, seat: Seat, kind: Part['kind']): Unit[] {
  return state.units.filter(
    unit => takesOrders(state, seat, unit) && isFreeFor(partsFor(state, unit.id), kind),
  )
}

function isFreeFor(parts: readonly Part[], kind: Part['kind']): boolean {
  return !parts.some(part => part.kind === kind || excludes(part.kind, kind))
}

/** The refusals common to all written parts; the others of a part's own go behind them. */
export const partRefusals: BaRefusal<PartContext>[] = [
  {
    rule: 'BA-1.1.2-01',
    message: 'ba.refuse.unknownUnit',
    values: ({ state, unit }) => ({ thing: thingNamed(state, unit) }),
    when: ({ state, unit }) => findUnit(state, unit) === undefined,
    stop: true,
  },
  {
    rule: 'BA-1.1.2-01',
    message: 'ba.refuse.notYourUnit',
    values: ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
    when: ({ state, seat, unit }) => unitOf(state, unit).seat !== seat,
    stop: true,
  },
  {
    rule: 'BA-Q-71',
    message: 'ba.refuse.notInPlay',
    values: ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
    when: ({ state, unit }) => !isInCommand(state, unitOf(state, unit)),
    stop: true,
  },
  {
    rule: 'BA-1.1.2-01',
    message: 'ba.refuse.fullDisorder',
    values: ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
    when: ({ state, unit }) => unitOf(state, unit).disorder === 'FU',
    stop: true,
  },
  {
    rule: 'BA-1.1.2-11',
    message: 'ba.refuse.motherRouts',
    values: ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
    when: ({ state, unit }) => motherNear(state, unitOf(state, unit))?.disorder === 'FU',
    stop: true,
  },
  ...exclusions.map(exclusionRefusal),
]

function exclusionRefusal({ rule, excluded }: (typeof exclusions)[number]): BaRefusal<PartContext> {
  const rival = ({ state, unit, part }: PartContext) =>
    partsFor(state, unit).find(written => excluded(written.kind, part.kind))
  return {
    rule,
    message: 'ba.refuse.partsExclude',
    values: context => ({
      unit: nameOf(unitOf(context.state, context.unit)),
      part: { key: `order.${context.part.kind}` },
      written: { key: `order.${rival(context)?.kind ?? context.part.kind}` },
    }),
    when: context => rival(context) !== undefined,
  }
}
