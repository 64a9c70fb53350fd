import type { Seat } from '@grognard/umpire'
import { inDegrees, inInches } from '../measures.ts'
import type { LobOrderRules } from '../rules.ts'
import { judgePlacement } from '../setup/placement.ts'
import { placeByChance, placesFor } from '../setup/places.ts'
import { pointedAt } from '../setup/pointing.ts'
import { playerOf, sideOf } from '../players.ts'
import { nameOf, shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { raiderSide, vanguard } from '../tables/setup.ts'
import { pieceLabel } from '../picture/label.ts'

const nobody: readonly Seat[] = []

/** Places offered for one ship on the entry edge. */
const MOST_PLACES = 12

/** [LOB-S-2] One more raider each turn after the vanguard, from the seat whose ship is next in the list. */
export function reinforcedSeat(state: State, seat: Seat): readonly Seat[] {
  if (state.rules.deployment !== 'convoy' || playerOf(state, seat).entryEdge === null) return nobody
  const raiders = state.ships.filter(ship => sideOf(state, ship.firstSeat) === raiderSide)
  const next = raiders.find(ship => ship.status === 'waiting')
  const entered = raiders.filter(ship => ship.status !== 'waiting').length
  if (!next || next.seat !== seat || entered >= vanguard + state.turn) return nobody
  return placesFor(state, next, 1).length > 0 ? [seat] : nobody
}

function waitingShips(state: State, seat: Seat): Ship[] {
  return state.ships.filter(ship => ship.seat === seat && ship.status === 'waiting')
}

/** [LOB-S-2] A reinforcement comes onto the board at the edge that its side has chosen. */
export const enter: LobOrderRules<'enter'> = {
  shape: {
    ship: { type: 'text' },
    x: { type: 'integer', unit: 'length' },
    y: { type: 'integer', unit: 'length' },
    heading: { type: 'integer', from: 0, to: 35_999, unit: 'angle' },
  },
  judge: (state, seat, order) => judgePlacement(state, seat, order),
  execute(table, seat, order) {
    const { ship, x, y, heading } = order
    table.emit({ kind: 'shipEntered', seat, ship, x, y, heading })
  },
  legalOrders: (state, seat) =>
    waitingShips(state, seat)
      .flatMap(ship => placesFor(state, ship, MOST_PLACES))
      .map(place => ({ kind: 'enter' as const, ...place })),
  sample(state, seat, dice) {
    const [ship] = waitingShips(state, seat)
    const place = ship ? placeByChance(state, ship, dice) : undefined
    return place ? { kind: 'enter', ...place } : undefined
  },
  tool: {
    tool: 'place',
    piece: order => order.ship,
    pieces: (state, seat) => waitingShips(state, seat).map(ship => ship.id),
    at: (state, _seat, ship, x, y, heading) => ({
      kind: 'enter',
      ...pointedAt(state, ship, x, y, heading),
    }),
    label: (state, ship) => pieceLabel(state, shipOf(state, ship)),
  },
  describe: (state, order) => ({
    key: 'lob.order.enter',
    values: {
      ship: nameOf(state, order.ship),
      x: inInches(order.x),
      y: inInches(order.y),
      degrees: inDegrees(order.heading),
    },
  }),
}
