import { endTurnOf, stir } from '../ending/stir.ts'
import type { Evolve } from '../rules.ts'
import { shipOf } from '../ships.ts'
import type { BattleEvent } from './events.ts'

/** [SOL-083] [SOL-084] [SOL-085] A mast that falls costs the next turn to begin, however many fall before it. */
export const battleEvolve: Evolve<BattleEvent> = {
  attackBegan(state, event) {
    state.attacks.push({
      shooter: event.shooter,
      target: event.target,
      side: event.side,
      batteries: event.batteries.slice(),
      isRetaliation: event.isRetaliation,
      hasBroadside: event.hasBroadside,
      load: event.load,
      isCutShort: false,
    })
  },
  batteryFired(state, event) {
    state.attacks[state.attacks.length - 1]?.batteries.shift()
    if (event.isRetaliation) return
    shipOf(state, event.shooter).fired[event.side][event.battery - 1] = true
  },
  attackCutShort(state) {
    const attack = state.attacks[state.attacks.length - 1]
    if (!attack) return
    attack.batteries = []
    attack.isCutShort = true
  },
  attackEnded(state) {
    state.attacks.pop()
  },
  fireHeld() {},
  hullHit(state, event) {
    shipOf(state, event.ship).hull = event.hull
    stir(state)
  },
  sailLost(state, event) {
    shipOf(state, event.ship).masts[event.mast] = event.sails
    stir(state)
  },
  batteryLost(state, event) {
    shipOf(state, event.ship).batteries[event.side][event.battery - 1] = false
    stir(state)
  },
  mastLost(state, event) {
    const ship = shipOf(state, event.ship)
    ship.masts[event.mast] = null
    ship.isWreckFallen = true
    stir(state)
  },
  rudderLost(state, event) {
    shipOf(state, event.ship).hasRudder = false
    stir(state)
  },
  shipSunk(state, event) {
    shipOf(state, event.ship).status = 'sunk'
    endTurnOf(state, event.ship)
    stir(state)
  },
}
