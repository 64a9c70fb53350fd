import type { Evolve } from '../rules.ts'
import { playerOf } from '../players.ts'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import type { AttributeSpent, PointsEvent } from './events.ts'

export const pointsEvolve: Evolve<PointsEvent> = {
  poolFilled(state, event) {
    playerOf(state, event.seat).pool = event.pool
  },
  pointsPaid(state, event) {
    playerOf(state, event.seat).pool = event.pool
  },
  strokeNoted(state, event) {
    playerOf(state, event.seat).strokes[event.stroke] += 1
  },
  attributeSpent(state, event) {
    playerOf(state, event.seat).attributes[event.attribute] = event.left
    addToTest(state, event)
  },
  pointsKept() {},
  proposed(state, event) {
    state.proposal = event.what
    playerOf(state, event.seat).hasProposed = true
  },
  agreed() {},
  declined(state) {
    state.proposal = null
  },
  recentred(state, event) {
    state.proposal = null
    for (const moved of event.ships) {
      const ship = shipOf(state, moved.ship)
      ship.x = moved.x
      ship.y = moved.y
    }
  },
}

function addToTest(state: State, event: AttributeSpent): void {
  const { test } = state
  if (test === null) return
  if (test.other === event.ship) test.otherSpent += event.points
  else test.spent += event.points
}
