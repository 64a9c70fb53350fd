import type { Evolve } from '../rules.ts'
import { activeTurn, shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import type { RoundEvent } from './events.ts'

export const roundEvolve: Evolve<RoundEvent> = {
  roundBegan(state, event) {
    state.round = event.round
    state.queue = event.queue.slice()
    state.arePrizesCalled = false
  },
  prizesCalled(state, event) {
    state.queue = event.ships.slice()
    state.arePrizesCalled = true
  },
  turnBegan(state, event) {
    leaveQueue(state, event.ship)
    const ship = shipOf(state, event.ship)
    ship.isWreckHolding = event.isWreckHolding
    ship.isWreckFallen = false
    ship.hasRepaired = false
    reload(ship.fired.starboard)
    reload(ship.fired.port)
    state.turn = {
      ship: event.ship,
      moves: 0,
      extraMoves: 0,
      isMovingOver: false,
      isOver: event.isOver,
      wasAdrift: event.wasAdrift,
      isExcused: false,
      hasReturned: false,
      isClubHauling: false,
      hasOfferedDraw: false,
    }
  },
  turnClosed(state) {
    activeTurn(state).isOver = true
  },
  turnEnded(state, event) {
    const ship = shipOf(state, event.ship)
    ship.isWreckHolding = false
    ship.turnsAway = event.turnsAway
    state.turn = null
  },
  dotChosen(state, { ship: id, x, y }) {
    const ship = shipOf(state, id)
    ship.x = x
    ship.y = y
  },
  returned(state, event) {
    const ship = shipOf(state, event.ship)
    ship.status = 'afloat'
    ship.x = event.x
    ship.y = event.y
    ship.heading = event.heading
    activeTurn(state).hasReturned = true
  },
  repaired(state, event) {
    const ship = shipOf(state, event.ship)
    if (event.sail) ship.masts[event.sail.mast] = event.sail.sails
    for (const { side, battery } of event.batteries) ship.batteries[side][battery - 1] = true
    ship.hull = event.hull
    ship.hasRepaired = true
    activeTurn(state).isOver = true
  },
}

/** [SOL-061] No battery has been fired. */
function reload(fired: boolean[]): void {
  for (let i = 0; i < fired.length; i++) fired[i] = false
}

/** The ship and those before it. */
function leaveQueue(state: State, ship: string): void {
  for (let left = state.queue.indexOf(ship); left >= 0; left--) state.queue.shift()
}
