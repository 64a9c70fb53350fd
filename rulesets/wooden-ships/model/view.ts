import { ammunitionIds } from '../book/tables/ships.ts'
import type { AmmunitionId } from '../book/tables/ships.ts'
import type { Dice, Seat } from '@grognard/umpire'
import { areOfOneFleet } from './command.ts'
import { fleetBy } from './muster.ts'
import { shipOf } from './ships.ts'
import { copy } from './copy.ts'
import { sides } from './state.ts'
import type { Player, Ship, State } from './state.ts'

/**
 * [WS-023] What the seat may know: no plot of another before it is carried out, no load of the other
 * fleet, no party's kind before melee, no target before the guns fire, no signal that is not its own.
 */
export function sharedView(state: State, seat: Seat): State {
  const arePlotsOpen = state.moveStep > 0
  return {
    ...state,
    players: playersSeen(state.players, seat),
    ships: state.ships.map(ship => shipSeen(ship, seat, arePlotsOpen)),
    fires: known(state.fires, fire => shipOf(state, fire.ship).seat === seat),
    signals: known(state.signals, signal => signal.seen.includes(seat)),
  }
}

/** Search asks for views at every step, mostly of nothing. */
function known<Item>(items: Item[], isKnown: (item: Item) => boolean): Item[] {
  return items.length === 0 ? items : items.filter(isKnown)
}

export function view(state: State, seat: Seat): State {
  return copy(sharedView(state, seat))
}

/** What the other fleet builds is not shown before all have; where nobody builds they are the players themselves. */
function playersSeen(players: Player[], seat: Seat): Player[] {
  for (const { enlisted } of players)
    if (enlisted !== null) return players.map(player => playerSeen(player, seat))
  return players
}

function playerSeen(player: Player, seat: Seat): Player {
  if (player.enlisted === null || areOfOneFleet(player.seat, seat)) return player
  return { ...player, enlisted: 'hidden' }
}

/** [WS-023] Loads, parties and what is being prepared are known to her own commander alone. */
function shipSeen(ship: Ship, seat: Seat, arePlotsOpen: boolean): Ship {
  if (ship.seat === seat) return ship
  return {
    ...ship,
    plot: arePlotsOpen ? ship.plot : null,
    anchorNote: 'none',
    doubling: 'none',
    duty: 'none',
    offersTruce: false,
    load: { port: loadSeen(ship.load.port), starboard: loadSeen(ship.load.starboard) },
    parties: partiesSeen(ship.parties),
  }
}

function partiesSeen(parties: Ship['parties']): Ship['parties'] {
  for (const party of parties) if (party !== null && !party.isShown) return parties.map(partySeen)
  return parties
}

const partySeen = (party: Ship['parties'][number]) => (party?.isShown ? party : null)

function loadSeen(load: Ship['load']['port']): Ship['load']['port'] {
  return load === null ? null : 'unknown'
}

/** The hidden filled in by chance: loads and fleets anyhow, parties and plots none. */
export function determinize(seen: State, _seat: Seat, dice: Dice): State {
  const whole = copy(seen)
  for (const ship of whole.ships)
    for (const side of sides) if (ship.load[side] === 'unknown') ship.load[side] = anyLoad(dice)
  for (const player of whole.players)
    if (player.enlisted === 'hidden')
      player.enlisted = fleetBy(whole, player.seat, count => dice.roll(count) - 1)
  return whole
}

/** Round shot, as most are. */
function anyLoad(dice: Dice): AmmunitionId {
  return dice.roll(6) < 6
    ? 'round'
    : (ammunitionIds[dice.roll(ammunitionIds.length) - 1] ?? 'round')
}
