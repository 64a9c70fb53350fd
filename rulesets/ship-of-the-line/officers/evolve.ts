import type { Evolve } from '../rules.ts'
import { activeTurn, playerOf, shipOf } from '../ships.ts'
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
  },
  hullPlugged(state, event) {
    shipOf(state, event.ship).hull = event.hull
  },
  rudderReplaced(state, event) {
    shipOf(state, event.ship).hasRudder = true
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
