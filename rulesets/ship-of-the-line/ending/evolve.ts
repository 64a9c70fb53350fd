import type { Evolve } from '../rules.ts'
import { shipOf } from '../ships.ts'
import { endTurnOf, stir } from './stir.ts'
import type { EndingEvent } from './events.ts'
import { outcomeMessage } from './outcome.ts'

export const endingEvolve: Evolve<EndingEvent> = {
  shipSurrendered(state, event) {
    shipOf(state, event.ship).status = 'surrendered'
    endTurnOf(state, event.ship)
    stir(state)
  },
  roundEnded() {},
  drawOffered(state) {
    if (state.turn) state.turn.hasOfferedDraw = true
  },
  drawDeclined() {},
  battleEnded(state, event) {
    state.outcome = { winners: event.winners.slice(), message: outcomeMessage(event) }
  },
}
