import { commandEvolve } from '../command/evolve.ts'
import type { State, Unit } from '../state.ts'
import { tableFor } from '../testing.ts'
import type { TestTable } from '../testing.ts'
import { unitOf } from '../units.ts'
import { moraleEvolve } from './evolve.ts'
import { areForcedMovesMade, makeForcedMove, seatToChoose } from './steps.ts'

/** For tests: a table with the bookkeeping of morale and these dice. */
export function moraleTable(state: State, ...dice: number[]): TestTable {
  return tableFor(state, { ...moraleEvolve, ...commandEvolve }, dice)
}

/** Plays the chapter of forced moves to its end, free directions as told by unit. */
export function playForced(table: TestTable, headings: Record<string, number> = {}): void {
  const { state } = table
  for (let moves = 0; !areForcedMovesMade(state); moves += 1) {
    if (moves > 100) throw new Error('The forced moves come to no end.')
    if (seatToChoose(state).length > 0) chooseFor(table, headings)
    makeForcedMove(table)
  }
}

function chooseFor(table: TestTable, headings: Record<string, number>): void {
  for (const { unit, heading } of table.state.forced.slice()) {
    const chosen = headings[unit]
    if (heading !== null || chosen === undefined) continue
    table.emit({ kind: 'directionChosen', unit, heading: chosen })
  }
}

/** Where a unit stands, in cm, and how. */
export function stand(state: State, id: string) {
  const { x, y, heading, formation, disorder, figures }: Unit = unitOf(state, id)
  return {
    x: x / 1000,
    y: y / 1000,
    heading: heading / 100,
    kind: formation.kind,
    disorder,
    figures,
  }
}
