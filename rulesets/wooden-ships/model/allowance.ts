import { isOn } from '../book/options.ts'
import { allowances, becalmed, rowedLosses, windLosses } from '../book/tables/sailing.ts'
import type { Attitude, ByAttitude } from '../book/tables/sailing.ts'
import { classes } from '../book/tables/ships.ts'
import { attitudeTo, cardOf, riggingSectionsLost } from './ships.ts'
import type { Ship, ShipCard, State } from './state.ts'

/** More than any ship makes. */
const ALL = 100

/** [WS-052] [WS-037] What a whole ship of the card makes under battle sail before anything is lost, hexes. */
export function startingAllowance(state: State, card: ShipCard, heading: number): number {
  const attitude = attitudeTo(heading, state.wind.direction)
  const full = allowances.battle[card.battle]?.[attitude] ?? 0
  return Math.max(0, full - windLossesOf(state, card)[attitude])
}

/** [WS-052] [WS-053] The allowance of a ship in an attitude, hexes, before blanketing and towing. */
export function allowanceIn(state: State, ship: Ship, attitude: Attitude): number {
  return allowancesLess(state, ship, ownLosses(state, ship))[attitude]
}

/** [WS-053] What is lost in every attitude. */
export function ownLosses(state: State, ship: Ship): number {
  const { sails, hanging } = ship
  return (
    riggingSectionsLost(ship) +
    (hanging.port + hanging.starboard > 0 ? 1 : 0) +
    (sails === 'full' && cardOf(state, ship).isUncoppered && isOn(state.options, 'copper') ? 1 : 0)
  )
}

/** [WS-052] [WS-053] What she makes in each attitude where so much is lost in all of them, hexes. */
export function allowancesLess(state: State, ship: Ship, losses: number): ByAttitude {
  const card = cardOf(state, ship)
  const best = allowances[ship.sails][ship.sails === 'full' ? card.full : card.battle] ?? unmoved
  const lost = windLossesOf(state, card)
  return {
    A: Math.max(0, best.A - losses - lost.A),
    B: Math.max(0, best.B - losses - lost.B),
    C: Math.max(0, best.C - losses - lost.C),
    D: 0,
  }
}

const unmoved: ByAttitude = { A: 0, B: 0, C: 0, D: 0 }
const becalms: ByAttitude = { A: ALL, B: ALL, C: ALL, D: ALL }

/** [WS-037] [WS-038] [WS-039] [WS-175] The Basic game knows no velocities. Becalmed, nothing but rowed craft moves; in a gale, those only drift. */
function windLossesOf({ wind, options }: State, card: ShipCard): ByAttitude {
  if (options.game === 'basic') return unmoved
  if (classes[card.class]?.isRowed) return rowed[wind.velocity] ?? becalms
  if (wind.velocity === becalmed) return becalms
  return windLosses[wind.velocity]?.[Math.min(card.class, 6) - 1] ?? unmoved
}

const rowed: readonly ByAttitude[] = rowedLosses.map(lost => ({
  A: lost,
  B: lost,
  C: lost,
  D: lost,
}))
