import type { Seat } from '@grognard/umpire'
import { surrenderShip } from '../ending/surrender.ts'
import { endIfFleetLost } from '../ending/victory.ts'
import type { SolTable } from '../rules.ts'
import { drift } from '../sailing/drift.ts'
import { activeShip, activeTurn, isAdrift, shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { isAway } from './away.ts'
import { isWhole } from './mending.ts'
import { callPrizes, isInPlay, nextInQueue } from './queue.ts'

/** [SOL-083] [SOL-018] The next ship begins its turn; [SOL-118] when all have played, the first prize. */
export function callNextShip(table: SolTable): void {
  const ship = nextInQueue(table.state) ?? firstPrize(table)
  table.emit({
    kind: 'turnBegan',
    ship: ship.id,
    isWreckHolding: ship.isWreckFallen,
    wasAdrift: isAdrift(ship),
    isOver: isAway(ship) && isWhole(ship),
  })
}

function firstPrize(table: SolTable): Ship {
  callPrizes(table)
  const ship = nextInQueue(table.state)
  if (!ship) throw new Error('No ship is left to play.')
  return ship
}

const nobody: readonly Seat[] = []
const seatAlone: Record<Seat, readonly Seat[]> = { a: ['a'], b: ['b'] }

/** [SOL-020] Who sails the ship whose turn it is. */
export function captain(state: State): readonly Seat[] {
  const ship = shipInTurn(state)
  if (ship === null) return nobody
  return seatAlone[ship.seat] ?? [ship.seat]
}

export function isTurnOver(state: State): boolean {
  return shipInTurn(state) === null
}

/** The ship that still has something to do in the turn in hand. */
function shipInTurn(state: State): Ship | null {
  const { turn } = state
  if (turn === null || turn.isOver) return null
  const ship = shipOf(state, turn.ship)
  return isInPlay(ship) ? ship : null
}

/** [SOL-081] The wreck is cut away. [SOL-094] A ship that is not mended drifts and surrenders. */
export function endTurn(table: SolTable): void {
  const ship = activeShip(table.state)
  giveUpIfAdrift(table, ship)
  if (table.state.outcome) return
  const turnsAway = Math.max(0, ship.turnsAway - 1)
  table.emit({ kind: 'turnEnded', ship: ship.id, turnsAway })
}

function giveUpIfAdrift(table: SolTable, ship: Ship): void {
  const { wasAdrift } = activeTurn(table.state)
  if (ship.status !== 'afloat' || !wasAdrift || !isAdrift(ship)) return
  if (!ship.isWreckHolding) drift(table, ship)
  if (table.state.outcome || shipOf(table.state, ship.id).status !== 'afloat') return
  surrenderShip(table, ship.id, 'adrift')
  endIfFleetLost(table)
}
