import type { Evolve } from '../rules.ts'
import { shipOf } from '../ships.ts'
import type { RallyEvent } from './events.ts'
import { outcomeMessage } from './outcome.ts'

export const rallyEvolve: Evolve<RallyEvent> = {
  shakenGathered(state, event) {
    state.shaken = event.ships.slice()
  },
  failsForgotten(state, event) {
    const ship = shipOf(state, event.ship)
    ship.moraleFails = 0
    ship.isFleeing = event.isFleeing
  },
  moraleTestOpened(state, event) {
    state.test = {
      kind: 'morale',
      ship: event.ship,
      other: null,
      die: 0,
      otherDie: 0,
      bonus: 0,
      otherBonus: 0,
      spent: 0,
      otherSpent: 0,
    }
  },
  moraleRolled(state, event) {
    const { test } = state
    if (test === null) return
    test.die = event.die
    test.bonus = event.bonus
  },
  moralePassed(state, event) {
    const ship = shipOf(state, event.ship)
    ship.moraleFails = 0
    ship.isFleeing = false
    state.test = null
  },
  moraleFailed(state, event) {
    const ship = shipOf(state, event.ship)
    ship.moraleFails = event.fails
    ship.isFleeing = true
    state.test = null
  },
  flagStruck(state, event) {
    const ship = shipOf(state, event.ship)
    ship.seat = event.seat
    ship.isStruck = true
    ship.isFleeing = false
    ship.moraleFails = 0
    ship.crew = 0
  },
  weatherRolled(state, event) {
    state.weather = event.weather
  },
  clockAdvanced(state, event) {
    state.clock = event.clock
  },
  windRolled(state, event) {
    state.windFrom = event.windFrom
  },
  turnEnded(state) {
    state.brokenLinks = []
    state.shaken = []
  },
  pointsCounted() {},
  battleEnded(state, event) {
    state.proposal = null
    state.outcome = { winners: event.winners.slice(), message: outcomeMessage(event, state) }
  },
}
