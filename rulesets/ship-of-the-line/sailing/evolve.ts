import type { Evolve } from '../rules.ts'
import { activeTurn, shipOf } from '../ships.ts'
import type { SailingEvent } from './events.ts'

export const sailingEvolve: Evolve<SailingEvent> = {
  sailed(state, event) {
    const ship = shipOf(state, event.ship)
    ship.x = event.x
    ship.y = event.y
    ship.heading = event.heading
    ship.lastAction = event.action
    const turn = activeTurn(state)
    turn.moves = event.moves
    if (event.action === 'comeAbout') turn.isClubHauling = false
  },
  leftBoard(state, event) {
    const ship = shipOf(state, event.ship)
    ship.status = event.status
    ship.turnsAway = event.turnsAway
    ship.lastAction = event.action
    const turn = activeTurn(state)
    turn.moves = event.moves
    turn.isOver = true
  },
  collided(state, event) {
    const ship = shipOf(state, event.ship)
    ship.heading = event.heading
    if (event.action !== 'drift') ship.lastAction = event.action
    const turn = activeTurn(state)
    turn.moves = event.moves
    turn.isMovingOver = true
    turn.isOver = true
  },
  drifted(state, event) {
    const ship = shipOf(state, event.ship)
    ship.x = event.x
    ship.y = event.y
  },
}
