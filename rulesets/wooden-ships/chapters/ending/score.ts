import { captureFactor, escapeFactor } from '../../book/tables/upkeep.ts'
import { cardOf, fleetOf, hasCrew, isFighting, isOfTheLine } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'

export const deeds = [
  'captured',
  'struck',
  'surrendered',
  'sunk',
  'exploded',
  'sinking',
  'exploding',
  'unmanned',
  'escaped',
] as const
type Deed = (typeof deeds)[number]

/** Points for what became of a ship, and the fleet that has them. */
interface Earned {
  fleet: number
  ship: string
  deed: Deed
  points: number
}

/** [WS-262] What each ship that is lost, or has escaped, is worth, in the order of the cards. */
export function earnedIn(state: State): Earned[] {
  return state.ships.flatMap((ship): Earned[] => {
    const deed = deedOf(state, ship)
    if (!deed) return []
    const { fleet, points } = cardOf(state, ship)
    if (deed === 'escaped') return [{ fleet, ship: ship.id, deed, points }]
    const factor = deed === 'captured' ? captureFactor : 1
    return [{ fleet: 1 - fleet, ship: ship.id, deed, points: factor * points }]
  })
}

/** [WS-262] A ship that will sink or blow up is lost to both; one in enemy hands is captured, one without hands beaten; one taken back scores nothing. */
function deedOf(state: State, ship: Ship): Deed | null {
  if (ship.status === 'escaped') return scoresByEscaping(state, ship) ? 'escaped' : null
  if (ship.status === 'sunk' || ship.status === 'exploded') return ship.status
  if (ship.doom !== 'none') return ship.doom
  if (isCaptured(state, ship)) return 'captured'
  if (ship.status === 'struck' || ship.status === 'surrendered') return ship.status
  return ship.status === 'afloat' && !hasCrew(ship) ? 'unmanned' : null
}

/** [WS-S-6] Ships of the line of the fleet that flees. */
function scoresByEscaping(state: State, ship: Ship): boolean {
  const { victory, exits } = state.rules
  const { fleet } = cardOf(state, ship)
  if (victory !== 'escape' || !isOfTheLine(state, ship)) return false
  return exits.some(exit => exit.fleet === fleet)
}

/** [WS-233] In the hands of the other fleet. */
function isCaptured(state: State, ship: Ship): boolean {
  return fleetOf(state, ship.seat) !== cardOf(state, ship).fleet
}

/** [WS-262] By fleet. */
export function pointsIn(state: State): number[] {
  const points = [0, 0]
  for (const earned of earnedIn(state))
    points[earned.fleet] = (points[earned.fleet] ?? 0) + earned.points
  return points
}

/** [WS-262] [WS-263] [WS-S-6] The fleet that has won by points; null for a draw. */
export function winnerByPoints({ rules }: State, points: readonly number[]): number | null {
  const [first = 0, second = 0] = points
  if (rules.victory === 'escape') return escapeFactor * second >= first ? 1 : 0
  if (first === second) return null
  return first > second ? 0 : 1
}

/** Nothing of a fleet fights any more, and nothing is still to come. */
export function isFleetGone(state: State, fleet: number): boolean {
  for (const ship of state.ships)
    if ((ship.status === 'waiting' || isFighting(ship)) && fleetOf(state, ship.seat) === fleet)
      return false
  return true
}
