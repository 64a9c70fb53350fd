import { isOn } from '../book/options.ts'
import { allowances, becalmed, rowedLosses, windLosses } from '../book/tables/sailing.ts'
import type { Attitude } from '../book/tables/sailing.ts'
import { classes } from '../book/tables/ships.ts'
import { attitudeTo, cardOf, riggingSectionsLost } from './ships.ts'
import type { Ship, ShipCard, State } from './state.ts'

/** More than any ship makes. */
const ALL = 100

/** [WS-052] [WS-037] What a whole ship of the card makes under battle sail before anything is lost, hexes. */
export function startingAllowance(state: State, card: ShipCard, heading: number): number {
  const attitude = attitudeTo(heading, state.wind.direction)
  const full = allowances.battle[card.battle]?.[attitude] ?? 0
  return Math.max(0, full - windLoss(state, card, attitude))
}

/** [WS-052] [WS-053] The allowance of a ship in an attitude, hexes, before blanketing and towing. */
export function allowanceIn(state: State, ship: Ship, attitude: Attitude): number {
  return allowanceLess(state, ship, attitude, ownLosses(state, ship))
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

/** [WS-052] [WS-053] The same where what is lost in every attitude is known. */
export function allowanceLess(
  state: State,
  ship: Ship,
  attitude: Attitude,
  losses: number,
): number {
  const card = cardOf(state, ship)
  const counter = ship.sails === 'full' ? card.full : card.battle
  const best = allowances[ship.sails][counter]?.[attitude] ?? 0
  return Math.max(0, best - losses - windLoss(state, card, attitude))
}

/** [WS-037] [WS-038] [WS-039] [WS-175] The Basic game knows no velocities. Becalmed, nothing but rowed craft moves; in a gale, those only drift. */
function windLoss({ wind, options }: State, card: ShipCard, attitude: Attitude): number {
  if (options.game === 'basic') return 0
  if (classes[card.class]?.isRowed) return rowedLosses[wind.velocity] ?? ALL
  if (wind.velocity === becalmed) return ALL
  return windLosses[wind.velocity]?.[Math.min(card.class, 6) - 1]?.[attitude] ?? 0
}
