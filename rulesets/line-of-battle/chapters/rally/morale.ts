import { hullDistance, isHullWithin } from '@grognard/geometry/measured/hull.ts'
import type { Seat, Values } from '@grognard/umpire'
import { nationTraits } from '../../book/tables/command.ts'
import type { NationId, OfficerId } from '../../book/tables/command.ts'
import {
  failsToStrike,
  flagshipMorale,
  lineMorale,
  officerMorale,
  officerWithin,
} from '../../book/tables/rally.ts'
import { dieSides } from '../../book/tables/setup.ts'
import { interruptForPoints } from '../../model/attributes.ts'
import { isInLine } from '../../model/lines.ts'
import { isMoralePassed, isShaken, mustTest } from '../../model/morale.ts'
import { testInHand } from '../../model/open-die.ts'
import { noteStroke, sideOf } from '../../model/players.ts'
import { higherOf, isActiveEnemy, isOnBoard, officerAboard, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { LobModifier, LobTable } from '../../rules.ts'
import { adds } from '../../words.ts'

/** [LOB-153] In initiative order, then as the ships are listed. */
export function gatherShaken(table: LobTable): void {
  const { state } = table
  forgetFails(table)
  const ships: string[] = []
  for (const seat of state.initiative)
    for (const ship of state.ships)
      if (ship.seat === seat && mustTest(state, ship)) ships.push(ship.id)
  if (ships.length > 0 || state.shaken.length > 0) table.emit({ kind: 'shakenGathered', ships })
}

/** [LOB-212] A turn without a test breaks the row of failures; flight ends with its cause. */
function forgetFails(table: LobTable): void {
  const { state } = table
  for (const ship of state.ships) {
    if (!isOnBoard(ship) || mustTest(state, ship)) continue
    const isFleeing = ship.isFleeing && hasCauseToFlee(state, ship)
    if (ship.moraleFails === 0 && ship.isFleeing === isFleeing) continue
    table.emit({ kind: 'failsForgotten', ship: ship.id, isFleeing })
  }
}

/** A ship whose crew is all gone has no less cause than before. */
function hasCauseToFlee(state: State, ship: Ship): boolean {
  return ship.crew === 0 || isShaken(state, ship)
}

/** [LOB-200] The ships that test, in the order of the tests. */
export const shakenShips = (state: State): readonly string[] => state.shaken

export interface MoraleContext {
  /** The highest officer of the ship's side near enough. */
  officer: OfficerId | null
  isInLine: boolean
  isFlagship: boolean
  /** `none` where nations are not played. */
  nation: NationId
}

/** [LOB-202] What is added to a ship's morale value. */
export const moraleModifiers: LobModifier<MoraleContext>[] = [
  adds(
    'LOB-202',
    'lob.modifier.officerNear',
    ({ officer }) => (officer === null ? 0 : officerMorale[officer]),
    ({ officer }) => officer !== null,
    ({ officer }) => ({ officer: { key: `lob.officer.${officer}` } }),
  ),
  adds('LOB-104', 'lob.modifier.lineMorale', lineMorale, c => c.isInLine),
  adds('LOB-202', 'lob.modifier.flagshipMorale', flagshipMorale, c => c.isFlagship),
  adds(
    'LOB-241',
    'lob.modifier.nationMorale',
    nationTraits.england.morale,
    ({ nation }) => nation === 'england',
    nationName,
  ),
  adds(
    'LOB-242',
    'lob.modifier.nationMorale',
    nationTraits.france.morale,
    ({ nation }) => nation === 'france',
    nationName,
  ),
]

function nationName({ nation }: MoraleContext): Values {
  return { nation: { key: `lob.nation.${nation}` } }
}

export function moraleContext(state: State, ship: Ship): MoraleContext {
  return {
    officer: officerNear(state, ship),
    isInLine: isInLine(state, ship),
    isFlagship: officerAboard(ship) !== null,
    nation: state.options.nations ? ship.nation : 'none',
  }
}

/** [LOB-202] Ruling: from hull to hull, ten inches included; an officer is near his own ship. */
function officerNear(state: State, ship: Ship): OfficerId | null {
  const side = sideOf(state, ship.seat)
  let highest: OfficerId | null = null
  for (const flagship of state.ships) {
    const officer = officerAboard(flagship)
    if (officer === null || sideOf(state, flagship.seat) !== side) continue
    if (isHullWithin(ship, flagship, officerWithin)) highest = higherOf(highest, officer)
  }
  return highest
}

/** [LOB-201] The next ship tests. */
export function openMoraleTest(table: LobTable, ship: string): void {
  table.emit({ kind: 'moraleTestOpened', ship })
  table.interrupt('moraleTest')
}

/** [LOB-201] The die is rolled, and points may be put against it. */
export function rollMorale(table: LobTable): void {
  const { state } = table
  const { ship } = testInHand(state)
  const bonus = table.tally(moraleModifiers, moraleContext(state, shipOf(state, ship)))
  const die = table.roll(dieSides, 'LOB-201')
  table.emit({ kind: 'moraleRolled', ship, die, bonus })
  interruptForPoints(table)
}

/** [LOB-203] A ship that fails flees; [LOB-207] a passed test goes into the log. */
export function resolveMorale(table: LobTable): void {
  const { state } = table
  const test = testInHand(state)
  const ship = shipOf(state, test.ship)
  if (!isMoralePassed(state, test)) return fail(table, ship)
  table.emit({ kind: 'moralePassed', ship: ship.id })
  noteStroke(table, ship.seat, 'morale')
}

/** [LOB-206] Three failures running, and the flag comes down. */
function fail(table: LobTable, ship: Ship): void {
  const fails = ship.moraleFails + 1
  table.emit({ kind: 'moraleFailed', ship: ship.id, fails })
  if (fails < failsToStrike) return
  const seat = captorOf(table.state, ship)
  table.emit({ kind: 'flagStruck', ship: ship.id, seat })
  noteStroke(table, seat, 'flag')
}

/** [LOB-206] Ruling: the seat of the nearest enemy ship, else the first seat of the other side. */
export function captorOf(state: State, ship: Ship): Seat {
  let nearest: Ship | null = null
  for (const enemy of state.ships) {
    if (!isActiveEnemy(state, ship, enemy)) continue
    if (nearest === null || hullDistance(ship, enemy) < hullDistance(ship, nearest)) nearest = enemy
  }
  if (nearest !== null) return nearest.seat
  const side = sideOf(state, ship.seat)
  return state.players.find(player => player.side !== side)?.seat ?? ship.seat
}
