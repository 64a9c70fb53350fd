import type { Dice, Seat } from '@grognard/umpire'
import { chooseEdge } from '../setup/edge.ts'
import { muster } from '../setup/muster.ts'
import { place } from '../setup/place.ts'
import { headingAsked, judgePlacement } from '../setup/placement.ts'
import type { Placement } from '../setup/placement.ts'
import { placesFor } from '../setup/places.ts'
import { chooseQuarter } from '../setup/quarters.ts'
import type { Order } from '../orders.ts'
import { playerOf } from '../state.ts'
import type { Ship, State } from '../state.ts'
import { inches } from '@grognard/geometry/measured/units.ts'

/** [LOB-S-3] Out at nightfall, in a breeze that spoils the blockaders' aim. */
export function bestConditions(): Order {
  return { kind: 'chooseConditions', hour: 21, weather: 4 }
}

/** [LOB-036] Neither all first-rates nor all small ships. */
export function bestFleet(state: State, seat: Seat): Order | undefined {
  return muster.offers(state, seat)[1]
}

export function bestQuarter(state: State, seat: Seat, dice: Dice): Order | undefined {
  return anyOf(chooseQuarter.offers(state, seat), dice)
}

function anyOf<Item>(items: readonly Item[], dice: Dice): Item | undefined {
  return items.length === 0 ? undefined : items[dice.roll(items.length) - 1]
}

/** [LOB-S-2] Ahead of the convoy: it has to turn or to come on. */
export function bestEdge(state: State, seat: Seat): Order | undefined {
  const convoy = state.ships.find(ship => ship.status === 'afloat')
  const edges = chooseEdge.offers(state, seat)
  return edges.find(order => order.edge === convoy?.heading) ?? edges[0]
}

/** [LOB-042] In column towards the enemy; in harbour in file with the way out. */
export function bestPlace(state: State, seat: Seat): Order | undefined {
  const [first] = place.offers(state, seat)
  const ship = state.ships.find(row => row.id === first?.ship)
  if (!ship) return undefined
  const heading = headingAsked(state, playerOf(state, seat)) ?? headingFor(state, seat, ship)
  const spot = berth(state, ship, heading) ?? placesFor(state, ship, 1, [heading])[0]
  return spot ? { kind: 'place', ...spot } : first
}

/** Towards the enemy's ground; for a raider away from the edge it comes in over. */
function headingFor(state: State, seat: Seat, ship: Ship): number {
  const player = playerOf(state, seat)
  if (player.entryEdge !== null) return (player.entryEdge + 18_000) % 36_000
  if (state.rules.deployment === 'quarters')
    return player.quarter === 0 || player.quarter === 3 ? 9000 : 27_000
  return ship.firstSeat === 'a' || ship.firstSeat === 'c' ? 9000 : 27_000
}

/** Clear water between files and between bow and stern, 1/1000 in. */
const BETWEEN_FILES = inches(0.9)
const BETWEEN_SHIPS = inches(0.4)

/** [LOB-S-3] Berths from which a ship sails straight out through the channel, the outermost first. */
function berth(state: State, ship: Ship, heading: number): Placement | undefined {
  if (state.rules.deployment !== 'puttingToSea' || ship.seat !== state.players[0]?.seat) return
  const channel = state.terrain.find(row => row.kind === 'depth')?.polygon ?? []
  const [basin] = state.rules.areas
  const northings = channel.filter((_, index) => index % 2 === 1)
  if (!basin || northings.length === 0) return undefined
  const middle = (Math.min(...northings) + Math.max(...northings)) / 2
  const east = basin.x + basin.width - Math.ceil(ship.length / 2)
  for (let x = east; x > basin.x; x -= BETWEEN_SHIPS)
    for (const file of [0, 1, -1]) {
      const spot = { ship: ship.id, x, y: middle + file * BETWEEN_FILES, heading }
      if (judgePlacement(state, ship.seat, spot).allowed) return spot
    }
  return undefined
}
