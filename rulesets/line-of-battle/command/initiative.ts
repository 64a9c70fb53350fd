import type { Seat } from '@grognard/umpire'
import type { LobModifier, LobTable } from '../rules.ts'
import { isOperational } from '../ships.ts'
import type { State } from '../state.ts'
import { sides } from '../tables/board.ts'
import type { OfficerId } from '../tables/command.ts'
import { mostShipsBonus, officerInitiative } from '../tables/initiative.ts'
import { highestOfficer } from './officers.ts'

export interface InitiativeSituation {
  hasMostShips: boolean
  officer: OfficerId | null
}

/** [LOB-051] */
export const initiativeModifiers: LobModifier<InitiativeSituation>[] = [
  {
    rule: 'LOB-051',
    message: 'lob.modifier.mostShips',
    value: mostShipsBonus,
    when: situation => situation.hasMostShips,
  },
  {
    rule: 'LOB-051',
    message: 'lob.modifier.officerInitiative',
    values: ({ officer }) => ({ officer: { key: `lob.officer.${officer}` } }),
    value: ({ officer }) => (officer === null ? 0 : officerInitiative[officer]),
    when: situation => situation.officer !== null,
  },
]

/** [LOB-051] With equal numbers of ships nobody has the most. */
export function initiativeSituation(state: State, seat: Seat): InitiativeSituation {
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

/** [LOB-050] [LOB-053] Every player throws a die; the highest acts first. */
export function rollInitiative(table: LobTable): void {
  const seats = table.state.players.map(player => player.seat)
  table.happen({ kind: 'initiativeSet', order: ranked(table, seats) })
}

interface Score {
  seat: Seat
  total: number
}

/** [LOB-052] [LOB-153] The dice in the order of the seats; those who tie throw again. */
function ranked(table: LobTable, seats: readonly Seat[]): Seat[] {
  if (seats.length < 2) return [...seats]
  const scores = seats.map(seat => ({ seat, total: rollFor(table, seat) }))
  const totals = [...new Set(scores.map(score => score.total))].toSorted((a, b) => b - a)
  return totals.flatMap(total => rankedAgain(table, seatsWith(scores, total), total))
}

function rankedAgain(table: LobTable, seats: Seat[], total: number): Seat[] {
  if (seats.length > 1) table.happen({ kind: 'initiativeTied', seats, total })
  return ranked(table, seats)
}

function seatsWith(scores: readonly Score[], total: number): Seat[] {
  return scores.filter(score => score.total === total).map(score => score.seat)
}

function rollFor(table: LobTable, seat: Seat): number {
  const bonus = table.tally(initiativeModifiers, initiativeSituation(table.state, seat))
  const die = table.roll(sides, 'LOB-050')
  const total = die + bonus
  table.happen({ kind: 'initiativeRolled', seat, die, total })
  return total
}
