import type { Evolve } from '../rules.ts'
import { playerOf, shipOf } from '../ships.ts'
import type { SetupEvent } from './events.ts'

export const setupEvolve: Evolve<SetupEvent> = {
  windRolled(state, event) {
    state.windFrom = event.windFrom
  },
  firstPlayerRolled(state, event) {
    state.order = event.order.slice()
  },
  nationChosen(state, event) {
    playerOf(state, event.seat).nation = event.nation
  },
  officersChosen(state, event) {
    playerOf(state, event.seat).officers = event.cards.slice()
  },
  officersShown(state, event) {
    state.areOfficersShown = true
    for (const { seat, cards } of event.hands) playerOf(state, seat).officers = cards.slice()
  },
  shipBerthed(state, event) {
    const ship = shipOf(state, event.ship)
    ship.status = 'afloat'
    ship.x = event.x
    ship.y = event.y
    ship.heading = event.heading
  },
}
