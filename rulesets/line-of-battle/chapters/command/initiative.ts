import type { Seat } from '@grognard/umpire'
import { mostShipsBonus, officerInitiative } from '../../book/tables/command.ts'
import type { OfficerId } from '../../book/tables/command.ts'
import { dieSides } from '../../book/tables/setup.ts'
import { rankedByRolls } from '../../model/players.ts'
import { highestOfficer, isOperational } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import type { LobModifier, LobTable } from '../../rules.ts'
import { adds } from '../../words.ts'

/** [LOB-045] A turn begins: all that is counted by turns is cleared. */
export function beginTurn(table: LobTable): void {
  table.emit({ kind: 'turnBegun', turn: table.state.turn + 1, seenBy: null })
}

export interface InitiativeContext {
  hasMostShips: boolean
  officer: OfficerId | null
}

/** [LOB-051] */
const initiativeModifiers: LobModifier<InitiativeContext>[] = [
  adds('LOB-051', 'lob.modifier.mostShips', mostShipsBonus, c => c.hasMostShips),
  adds(
    'LOB-051',
    'lob.modifier.officerInitiative',
    ({ officer }) => (officer === null ? 0 : officerInitiative[officer]),
    c => c.officer !== null,
    ({ officer }) => ({ officer: { key: `lob.officer.${officer}` } }),
  ),
]

/** [LOB-051] With equal numbers of ships nobody has the most. */
export function initiativeContext(state: State, seat: Seat): InitiativeContext {
  const own = shipsInHand(state, seat)
  const hasMostShips = state.players.every(
    player => player.seat === seat || shipsInHand(state, player.seat) < own,
  )
  return { hasMostShips, officer: highestOfficer(state, seat) }
}

/** Ships that the seat has on the board and in hand. */
function shipsInHand(state: State, seat: Seat): number {
  let count = 0
  for (const ship of state.ships) if (ship.seat === seat && isOperational(ship)) count += 1
  return count
}

/** [LOB-050] [LOB-053] Every player rolls a die; the highest acts first. [LOB-052] [LOB-153] Ties again. */
export function rollInitiative(table: LobTable): void {
  const order = rankedByRolls(
    table.state.players.map(player => player.seat),
    seat => rollFor(table, seat),
    (seats, total) => table.emit({ kind: 'initiativeTied', seats: [...seats], total }),
  )
  table.emit({ kind: 'initiativeSet', order })
}

function rollFor(table: LobTable, seat: Seat): number {
  const bonus = table.tally(initiativeModifiers, initiativeContext(table.state, seat))
  const die = table.roll(dieSides, 'LOB-050')
  const total = die + bonus
  table.emit({ kind: 'initiativeRolled', seat, die, total })
  return total
}
