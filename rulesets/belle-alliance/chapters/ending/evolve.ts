import type { State } from '../../model/state.ts'
import { newDoing } from '../../model/unit.ts'
import type { Evolve } from '../../rules.ts'
import type { EndingEvent } from './events.ts'
import { outcomeMessage } from './victory.ts'

export const endingEvolve: Evolve<EndingEvent> = {
  turnBegan(state, { turn, clock }) {
    state.turn = turn
    state.clock = clock
    for (const side of state.sides) side.hasSealed = false
    for (const unit of state.units) unit.doing = newDoing()
    clearTurn(state)
  },
  placesHeld(state, { owners }) {
    state.score.owners = owners.map(({ place, side }) => ({ place, side }))
  },
  pointsScored(state, { points }) {
    state.score.points = points.slice()
  },
  /** [BA-1.1.4-06] A side's penalty lasts as long as it was set for. */
  turnEnded(state, { turn }) {
    state.penalties = state.penalties.filter(penalty => penalty.untilTurn > turn)
  },
  battleEnded(state, event) {
    state.outcome = { winners: event.winners.slice(), message: outcomeMessage(event, state) }
  },
}

function clearTurn(state: State): void {
  state.sheets = []
  state.attacks = []
  state.fires = []
  state.helpers = []
  state.advances = []
  state.engaged = []
}
