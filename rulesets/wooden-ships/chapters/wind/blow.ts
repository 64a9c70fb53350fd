import { turnedBy } from '@grognard/geometry/hex/hex.ts'
import { isOn } from '../../book/options.ts'
import { becalmed, gale, hurricane, storm } from '../../book/tables/sailing.ts'
import {
  airOn,
  baseTestEvery,
  changesOn,
  directionChanges,
  noFullSailInGale,
  velocityChanges,
} from '../../book/tables/wind.ts'
import { cardOf, isOnSea } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'

/** [WS-030] [WS-042] The wind that was announced blows, [WS-032] none in the first turn; then [WS-041] it is tested for the next. */
export function blow(table: WsTable): void {
  const { state } = table
  const { next, velocity } = state.wind
  if (next) change(table, next.direction, next.velocity)
  if (state.options.game === 'basic' || state.wind.velocity >= hurricane) return
  if (velocity === becalmed && state.wind.velocity === becalmed) testCalm(table)
  if (isOn(state.options, 'windEveryTurn')) testEveryTurn(table)
  else if (state.turn % baseTestEvery === 0) testAsInTheBase(table)
}

function change(table: WsTable, direction: number, velocity: number): void {
  table.emit({ kind: 'windChanged', direction, velocity })
  const { state } = table
  const ships = state.ships.filter(ship => isOverpressed(state, ship)).map(({ id }) => id)
  if (ships.length > 0) table.emit({ kind: 'fullSailTaken', ships })
}

/** [WS-040] [WS-044] She carries more sail than the wind allows. */
function isOverpressed(state: State, ship: Ship): boolean {
  return isOnSea(ship) && ship.sails === 'full' && !mayCarryFullSail(state, ship)
}

/** [WS-040] */
function mayCarryFullSail(state: State, ship: Ship): boolean {
  const { velocity } = state.wind
  if (velocity >= storm) return false
  return velocity < gale || !noFullSailInGale.includes(cardOf(state, ship).class)
}

/** [WS-041] Two dice against the change number. */
function testEveryTurn(table: WsTable): void {
  const total = table.roll(6, 'WS-041') + table.roll(6, 'WS-041', true)
  const isChanging = changesOn[table.state.wind.change]?.includes(total) ?? false
  table.emit({ kind: 'windTested', total, isChanging })
  if (isChanging) announce(table)
}

/** [WS-045] One die every third turn, and the change comes at once. */
function testAsInTheBase(table: WsTable): void {
  const total = table.roll(6, 'WS-045')
  const isChanging = total >= table.state.wind.change
  table.emit({ kind: 'windTested', total, isChanging })
  if (!isChanging) return
  announce(table)
  const { next } = table.state.wind
  if (next) change(table, next.direction, next.velocity)
}

/** [WS-043] Both dice are rolled when the change is announced. */
function announce(table: WsTable): void {
  const { wind } = table.state
  const directionDie = table.roll(6, 'WS-043')
  const velocityDie = table.roll(6, 'WS-043')
  const turn = directionChanges[directionDie - 1] ?? 0
  const direction = turn === 'first' ? wind.first : turnedBy(wind.direction, turn)
  const velocity = Math.max(becalmed, wind.velocity + (velocityChanges[velocityDie - 1] ?? 0))
  table.emit({ kind: 'windAnnounced', directionDie, velocityDie, direction, velocity })
}

/** [WS-046] */
function testCalm(table: WsTable): void {
  const die = table.roll(6, 'WS-046')
  table.emit({ kind: 'calmTested', die, hasAir: die >= airOn })
}
