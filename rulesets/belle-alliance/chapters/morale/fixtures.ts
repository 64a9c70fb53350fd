import { battle, tableFor } from '../../fixtures.ts'
import type { Setting, TestTable } from '../../fixtures.ts'
import { inflict } from '../../model/effects.ts'
import type { Loss } from '../../model/losses.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { commandEvents } from '../command/events.ts'
import { recoveryEvents } from '../recovery/events.ts'
import { staffEvents } from '../staff/events.ts'
import { moraleEvents } from './events.ts'
import { areForcedMovesMade, makeForcedMove, seatToChoose } from './forced.ts'

/** For tests: a table with the bookkeeping of morale and these dice. */
export function moraleTable(state: State, ...dice: number[]): TestTable {
  return tableFor(
    state,
    { ...moraleEvents, ...recoveryEvents, ...commandEvents, ...staffEvents },
    dice,
  )
}

/** Losses that come without any disorder. */
export function loseFigures(table: TestTable, losses: readonly Loss[]): void {
  inflict(table, [], losses)
}

/** Plays the sequence of forced moves to its end, free directions as told by unit. */
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

/** u1 is in full disorder by fire from the north; what then becomes of all. */
export function rout(setting: Setting, ...dice: number[]) {
  const state = battle(setting)
  const table = moraleTable(state, ...dice)
  inflict(table, [{ unit: 'u1', degree: 'FU', cause: 'fire', fromX: 100_000, fromY: 150_000 }])
  playForced(table, { u1: 18_000, friend: 18_000, far: 18_000 })
  if (table.left.length > 0) throw new Error('Dice were left over.')
  return { state, table }
}

/** The second carried u1 away, and both rout on to the south. */
export function routTogether(setting: Setting, ...dice: number[]) {
  const units = (setting.units ?? []).map(given => ({ disorder: 'FU' as const, ...given }))
  const move = { unit: 'friend', degree: 'FU', cause: 'spread', fromX: null, fromY: null } as const
  const forced = [{ ...move, also: [], heading: 18_000, with: ['u1'] }]
  const state = battle({ ...setting, units, forced })
  const table = moraleTable(state, ...dice)
  playForced(table, { far: 18_000 })
  return { state, table }
}
