import type { Evolve } from '../rules.ts'
import { shipOf } from '../ships.ts'
import type { Ship } from '../state.ts'
import type { CommandEvent } from './events.ts'

export const commandEvolve: Evolve<CommandEvent> = {
  turnBegun(state, event) {
    state.turn = event.turn
    state.shotsRevealed = false
    const { seenBy } = event
    for (const ship of state.ships) {
      beginTurnOf(ship)
      ship.shot = seenBy === null || ship.seat === seenBy ? null : 'unknown'
    }
    for (const player of state.players) player.hasProposed = false
  },
  initiativeRolled() {},
  initiativeTied() {},
  initiativeSet(state, event) {
    state.initiative = event.order.slice()
  },
  shotChosen(state, event) {
    shipOf(state, event.ship).shot = event.shot
  },
  shotsRevealed(state, event) {
    state.shotsRevealed = true
    for (const row of event.shots) shipOf(state, row.ship).shot = row.shot
  },
  ruddersCounted(state, event) {
    for (const row of event.ships) shipOf(state, row.ship).rudderTurns = row.turns
  },
}

/** What a ship may do once a turn it may do again. */
function beginTurnOf(ship: Ship): void {
  ship.isAnchorUsed = false
  ship.hasMoved = false
  ship.hasSpun = false
  ship.travelled = 0
  ship.speed = 0
  ship.manoeuvre = 'none'
  ship.hasTransferred = false
  ship.halfCrew = null
  ship.hasFired.port = false
  ship.hasFired.starboard = false
  ship.hasCountered.port = false
  ship.hasCountered.starboard = false
  ship.isCrossingNoted = false
}
