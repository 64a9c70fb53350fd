import { isAllowed } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { normalise } from '@grognard/geometry/measured/angle.ts'
import { inDegrees } from '../measures.ts'
import { cannotPay, pay } from '../points/action-points.ts'
import type { LobOrderRules, LobRefusal, LobTable } from '../rules.ts'
import { nameOf, shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { sides } from '../tables/board.ts'
import { groundedTurns, refloatFrom } from '../tables/grounding.ts'
import { judgeShip, manned, notFleeing, notInMelee, ownShip } from './acting.ts'
import type { Acting } from './acting.ts'
import { berthFor } from './berth.ts'
import { shipByChance } from '../by-chance.ts'
import { turnsOffered } from './headings.ts'

export interface Refloating extends Acting {
  heading: number
}

/** [LOB-094] The first turn in which the ship may be got off. */
function firstTurn(ship: Ship): number {
  return (ship.agroundSince ?? 0) + groundedTurns
}

/** What keeps a ship from being got off, whatever heading it would lie on. */
const strandedRefusals: LobRefusal<Acting>[] = [
  ...ownShip,
  {
    rule: 'LOB-095',
    message: 'lob.refuse.notAground',
    values: ({ ship }) => ({ ship: ship.name }),
    stop: true,
    when: ({ ship }) => ship.agroundSince === null,
  },
  manned,
  notFleeing,
  notInMelee,
  {
    rule: 'LOB-094',
    message: 'lob.refuse.refloatTooSoon',
    values: ({ ship }) => ({ ship: ship.name, turn: firstTurn(ship) }),
    when: ({ state, ship }) => state.turn < firstTurn(ship),
  },
  {
    rule: 'LOB-095',
    message: 'lob.refuse.refloatTried',
    values: ({ ship }) => ({ ship: ship.name }),
    when: ({ state, ship }) => ship.refloatTriedIn === state.turn,
  },
  cannotPay('refloat'),
]

export const refloatRefusals: LobRefusal<Refloating>[] = [
  ...strandedRefusals,
  {
    rule: 'LOB-141',
    message: 'lob.refuse.refloatRudder',
    values: ({ ship }) => ({ ship: ship.name, degrees: inDegrees(ship.heading) }),
    when: ({ ship, heading }) => ship.rudderTurns > 0 && heading !== ship.heading,
  },
  {
    rule: 'LOB-095',
    message: 'lob.refuse.noBerth',
    values: ({ ship, heading }) => ({ ship: ship.name, degrees: inDegrees(heading) }),
    when: ({ state, ship, heading }) => berthFor(state, ship, heading) === undefined,
  },
]

/** [LOB-095] One die a turn; 5 or more frees the ship. */
export const refloat: LobOrderRules<'refloat'> = {
  shape: {
    ship: { type: 'text' },
    heading: { type: 'integer', from: 0, to: 35_999, unit: 'angle' },
  },
  judge: (state, seat, order) =>
    judgeShip(state, order.ship, refloatRefusals, ship => ({
      state,
      seat,
      ship,
      heading: order.heading,
    })),
  execute(table, seat, order) {
    pay(table, seat, 'refloat')
    tryToRefloat(table, shipOf(table.state, order.ship), order.heading)
  },
  legalOrders: (state, seat) =>
    state.ships
      .filter(ship => isStranded(state, seat, ship))
      .flatMap(ship =>
        headingsFor(ship)
          .map(heading => ({ state, seat, ship, heading }))
          .filter(context => isAllowed(refloatRefusals, context))
          .map(({ heading }) => ({ kind: 'refloat' as const, ship: ship.id, heading })),
      ),
  sample(state, seat, dice) {
    const ship = shipByChance(state, dice, row => isStranded(state, seat, row))
    if (!ship) return undefined
    const headings = headingsFor(ship)
    const heading = headings[dice.roll(headings.length) - 1] ?? ship.heading
    if (!berthFor(state, ship, heading)) return undefined
    return { kind: 'refloat', ship: ship.id, heading }
  },
  again: true,
  tool: { tool: 'list', piece: order => order.ship },
  describe: (state, order) => ({
    key: 'lob.order.refloat',
    values: { ship: nameOf(state, order.ship), degrees: inDegrees(order.heading) },
  }),
}

/** Aground, and free to try. */
function isStranded(state: State, seat: Seat, ship: Ship): boolean {
  return ship.agroundSince !== null && isAllowed(strandedRefusals, { state, seat, ship })
}

/** Whether the seat has a ship that may be got off, and room for it. */
export function mayRefloat(state: State, seat: Seat): boolean {
  for (const ship of state.ships)
    if (isStranded(state, seat, ship) && hasBerth(state, ship)) return true
  return false
}

function hasBerth(state: State, ship: Ship): boolean {
  return headingsFor(ship).some(heading => berthFor(state, ship, heading) !== undefined)
}

/** [LOB-095] Any heading, of which these are offered; [LOB-141] without a rudder none but her own. */
function headingsFor(ship: Ship): number[] {
  if (ship.rudderTurns > 0) return [ship.heading]
  return [0, ...turnsOffered].map(turn => normalise(ship.heading + turn))
}

function tryToRefloat(table: LobTable, ship: Ship, heading: number): void {
  const { turn } = table.state
  const die = table.roll(sides, 'LOB-095')
  const berth = die >= refloatFrom ? berthFor(table.state, ship, heading) : undefined
  const { x, y } = berth ?? ship
  table.emit({
    kind: 'refloatTried',
    ship: ship.id,
    turn,
    die,
    isFree: berth !== undefined,
    x,
    y,
    heading: berth ? berth.heading : ship.heading,
  })
}
