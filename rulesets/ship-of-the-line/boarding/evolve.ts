import { endTurnOf, stir } from '../ending/stir.ts'
import type { Evolve } from '../rules.ts'
import { activeTurn, shipOf } from '../ships.ts'
import type { BoardingEvent } from './events.ts'

export const boardingEvolve: Evolve<BoardingEvent> = {
  boardingBegan(state, event) {
    const ship = shipOf(state, event.attacker)
    ship.heading = event.heading
    ship.lastAction = 'move'
    const turn = activeTurn(state)
    turn.moves = event.moves
    turn.isMovingOver = true
    state.boarding = {
      attacker: event.attacker,
      defender: event.defender,
      attackerMarines: event.attackerMarines,
      defenderMarines: 0,
      volley: event.volley,
      grape: [],
      result: 'open',
    }
  },
  marinesCalled(state, event) {
    if (state.boarding) state.boarding.defenderMarines = event.points
  },
  grapeLoaded(state, event) {
    if (!state.boarding) return
    state.boarding.grape = event.guns.map(({ side, battery }) => ({ side, battery }))
  },
  grapeFired(state) {
    state.boarding?.grape.shift()
  },
  boardersFought(state, event) {
    const { boarding } = state
    if (!boarding) return
    boarding.result = event.result
    boarding.grape = []
    if (event.result === 'failed') boarding.volley = 'second'
  },
  shipCaptured(state, event) {
    const ship = shipOf(state, event.ship)
    ship.seat = event.seat
    ship.isPrize = event.seat !== ship.firstSeat
    ship.captureNumber = event.captureNumber
    endTurnOf(state, event.ship)
    stir(state)
  },
  boardingEnded(state) {
    state.boarding = null
  },
}
