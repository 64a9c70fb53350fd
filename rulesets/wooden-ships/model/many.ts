import { field } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { cardOf, findShip } from './ships.ts'
import type { Ship, State } from './state.ts'

const whoms = ['division', 'fleet'] as const
export type Whom = (typeof whoms)[number]

/** An order for many: the division of a ship, or all that her commander has. */
export const whomShape = { ship: field.piece('ship'), whom: field.one(whoms) }

/** The ships that an order for many is meant for, in the order of the cards; none for a ship of others. */
export function shipsMeant(state: State, seat: Seat, id: string, whom: Whom): Ship[] {
  const spokesman = findShip(state, id)
  if (spokesman?.seat !== seat) return []
  const { division } = cardOf(state, spokesman)
  return state.ships.filter(
    ship => ship.seat === seat && (whom === 'fleet' || cardOf(state, ship).division === division),
  )
}

/** Who speaks for the ships that are concerned: the first of each division, and the first of all for the fleet. */
export function spokesmen(
  state: State,
  concerned: readonly Ship[],
): { ship: string; whom: Whom }[] {
  const [first] = concerned
  if (!first || concerned.length < 2) return []
  const firsts = concerned.filter(
    (ship, at) => concerned.findIndex(other => areOfOneDivision(state, ship, other)) === at,
  )
  const divisions = firsts.map(({ id }) => ({ ship: id, whom: 'division' as const }))
  const fleet = { ship: first.id, whom: 'fleet' as const }
  return firsts.length > 1 ? [fleet, ...divisions] : [fleet]
}

function areOfOneDivision(state: State, one: Ship, other: Ship): boolean {
  return cardOf(state, one).division === cardOf(state, other).division
}
