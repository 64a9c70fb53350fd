import type { Dice, Seat } from '@grognard/umpire'
import { chooseEdge } from '../setup/edge.ts'
import { muster } from '../setup/muster.ts'
import { place } from '../setup/place.ts'
import { headingAsked } from '../setup/placement.ts'
import { placesFor } from '../setup/places.ts'
import { chooseQuarter } from '../setup/quarters.ts'
import type { Order } from '../orders.ts'
import { playerOf } from '../state.ts'
import type { Ship, State } from '../state.ts'

/** Orders before the battle. */
export function chooseSetting(
  state: State,
  seat: Seat,
  kind: Order['kind'],
  dice: Dice,
): Order | undefined {
  switch (kind) {
    case 'chooseConditions':
      return { kind, hour: 20, weather: 3 }
    case 'muster':
      return muster.offers(state, seat)[1]
    case 'chooseQuarter':
      return anyOf(chooseQuarter.offers(state, seat), dice)
    case 'chooseEdge':
      return upwindEdge(state, seat)
    case 'place':
      return placeInColumn(state, seat)
    default:
      return undefined
  }
}

function anyOf<Item>(items: readonly Item[], dice: Dice): Item | undefined {
  return items.length === 0 ? undefined : items[dice.roll(items.length) - 1]
}

/** The raider comes down with the wind. */
function upwindEdge(state: State, seat: Seat): Order | undefined {
  return chooseEdge.offers(state, seat).find(order => order.edge === state.windFrom)
}

/** In column, heading for the middle of the board. */
function placeInColumn(state: State, seat: Seat): Order | undefined {
  const [first] = place.offers(state, seat)
  const ship = state.ships.find(row => row.id === first?.ship)
  if (!ship) return undefined
  const heading = headingAsked(state, playerOf(state, seat)) ?? headingFor(state, seat, ship)
  const [spot] = placesFor(state, ship, 1, [heading])
  return spot ? { kind: 'place', ...spot } : first
}

/** Towards the enemy's ground; along the edge it comes in over for a raider, away from it. */
function headingFor(state: State, seat: Seat, ship: Ship): number {
  const player = playerOf(state, seat)
  if (player.entryEdge !== null) return (player.entryEdge + 18_000) % 36_000
  if (player.fleetHeading !== null) return player.fleetHeading
  if (state.rules.deployment === 'quarters')
    return player.quarter === 0 || player.quarter === 3 ? 9000 : 27_000
  return ship.firstSeat === 'a' || ship.firstSeat === 'c' ? 9000 : 27_000
}
