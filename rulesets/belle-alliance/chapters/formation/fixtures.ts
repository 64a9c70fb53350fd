import { battle, tableFor } from '../../fixtures.ts'
import type { Setting, TestTable } from '../../fixtures.ts'
import type { ClauseOf, OrderClause } from '../../model/clauses.ts'
import type { Sheet, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { commandEvents } from '../command/events.ts'
import { beginRests } from '../recovery/rest.ts'
import { staffEvents } from '../staff/events.ts'
import { changeFormations, splitAndJoin } from './changes.ts'
import { formationEvents } from './events.ts'

/** For tests: a sheet whose order is followed. */
export function sheet(unit: string, ...parts: OrderClause[]): Sheet {
  return { unit, seat: 'red', parts, result: 'followed' }
}

/** Plays both steps of the movement phase that change formations; the table keeps the events. */
export function carriedOut(setting: Setting, dice: readonly number[] = []): TestTable {
  const table = tableFor(
    battle(setting),
    { ...commandEvents, ...staffEvents, ...formationEvents },
    dice,
  )
  splitAndJoin(table)
  changeFormations(table, beginRests)
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
