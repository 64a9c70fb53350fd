import { battle, tableFor } from '../../fixtures.ts'
import type { Setting, TestTable } from '../../fixtures.ts'
import type { ClauseOf, OrderClause } from '../../model/clauses.ts'
import type { Sheet, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { changeFormations } from '../../sequence.ts'
import { buildingEvents } from '../buildings/events.ts'
import { commandEvents } from '../command/events.ts'
import { gunnerEvents } from '../gunners/events.ts'
import { skirmisherEvents } from '../skirmishers/events.ts'
import { staffEvents } from '../staff/events.ts'
import { formationEvents } from './events.ts'
import { splitAndJoin } from './split.ts'

/** For tests: a sheet whose order is followed. */
export function sheet(unit: string, ...parts: OrderClause[]): Sheet {
  return { unit, seat: 'red', parts, result: 'followed' }
}

const events = {
  ...commandEvents,
  ...staffEvents,
  ...formationEvents,
  ...skirmisherEvents,
  ...buildingEvents,
  ...gunnerEvents,
}

/** Plays both steps of the movement phase that change formations; the table keeps the events. */
export function carriedOut(setting: Setting, dice: readonly number[] = []): TestTable {
  const table = tableFor(battle(setting), events, dice)
  splitAndJoin(table)
  changeFormations(table)
  return table
}

/** The unit as it is in the table's state. */
export function at(table: { state: State }, id: string): Unit {
  return unitOf(table.state, id)
}

/** The rules by which parts have failed. */
export function failures({ events }: TestTable): string[] {
  return events.flatMap(event => (event.kind === 'partFailed' ? [event.because.rule] : []))
}

/** A change of formation as an order writes it. */
export function forming(
  formation: ClauseOf<'form'>['formation'],
  given: Partial<ClauseOf<'form'>> = {},
): ClauseOf<'form'> {
  return {
    kind: 'form',
    formation,
    front: null,
    gap: null,
    turnsAbout: false,
    quarter: 'none',
    middle: 'left',
    ...given,
  }
}
