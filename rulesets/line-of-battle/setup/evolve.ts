import { copyEnlisted, copyShip } from '../copy.ts'
import type { Evolve } from '../rules.ts'
import { playerOf, sideOf } from '../players.ts'
import { shipOf } from '../ships.ts'
import type { SetupEvent } from './events.ts'

export const setupEvolve: Evolve<SetupEvent> = {
  conditionsChosen(state, event) {
    state.clock = event.clock
    state.weather = event.weather
    state.rules.chooser = null
  },
  firstWeatherRolled(state, event) {
    state.weather = event.weather
  },
  firstHourRolled(state, event) {
    state.clock = event.clock
  },
  firstWindFound(state, event) {
    state.windFrom = event.windFrom
  },
  fleetBuilt(state, event) {
    const player = playerOf(state, event.seat)
    player.isMustered = true
    player.enlisted = copyEnlisted(event.ships)
  },
  fleetMustered(state, event) {
    for (const ship of event.ships) state.ships.push(copyShip(ship))
    const player = playerOf(state, event.seat)
    player.isMustered = true
    player.enlisted = null
  },
  quartersRolled(state, event) {
    state.initiative = event.order.slice()
  },
  quarterChosen(state, event) {
    playerOf(state, event.seat).quarter = event.quarter
  },
  edgeChosen(state, event) {
    const side = sideOf(state, event.seat)
    for (const player of state.players) if (player.side === side) player.entryEdge = event.edge
  },
  shipPlaced(state, event) {
    const ship = shipOf(state, event.ship)
    ship.status = 'afloat'
    ship.x = event.x
    ship.y = event.y
    ship.heading = event.heading
    const player = playerOf(state, event.seat)
    player.fleetHeading ??= event.heading
  },
}
