import type { Evolve } from '../rules.ts'
import { activeTurn, isAdrift, playerOf, shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import type { CardEvent } from './events.ts'

export const cardEvolve: Evolve<CardEvent> = {
  cardUsed(state, event) {
    const player = playerOf(state, event.seat)
    const officer = player.officers.indexOf(event.card)
    if (officer >= 0) player.areUsed[officer] = true
  },
  wreckCleared(state, event) {
    const ship = shipOf(state, event.ship)
    ship.isWreckHolding = false
    ship.isWreckFallen = false
  },
  sailsBent(state, event) {
    const ship = shipOf(state, event.ship)
    for (const { mast, sails } of event.masts) ship.masts[mast] = sails
    mended(state, event.ship)
  },
  hullPlugged(state, event) {
    shipOf(state, event.ship).hull = event.hull
  },
  rudderReplaced(state, event) {
    shipOf(state, event.ship).hasRudder = true
    mended(state, event.ship)
  },
  clubHaulReadied(state) {
    activeTurn(state).isClubHauling = true
  },
  topsailsBacked(state, event) {
    shipOf(state, event.ship).heading = event.heading
    const turn = activeTurn(state)
    turn.isMovingOver = true
    turn.isExcused = true
  },
  movesGained(state, event) {
    activeTurn(state).extraMoves = event.extraMoves
  },
}

/** [SOL-094] Under way again: adrift once more in this turn, the ship waits for its next. */
function mended(state: State, ship: string): void {
  if (state.turn?.ship === ship && !isAdrift(shipOf(state, ship))) state.turn.wasAdrift = false
}
