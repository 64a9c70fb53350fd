import type { Seat } from '@grognard/umpire'
import type { LobOrderRules } from '../rules.ts'
import { nameOf, shipOf } from '../ships.ts'
import { sideOf } from '../players.ts'
import type { Ship, State } from '../state.ts'
import { convoySide, raiderSide } from '../tables/setup.ts'
import { judgePlacement } from './placement.ts'
import { hasRoom, placeByChance, placesFor } from './places.ts'
import { pointedAt } from './pointing.ts'
import { hasVanguardEntered } from './vanguard.ts'
import { pieceLabel } from '../picture/label.ts'

/** The seat's ships that are placed before the battle. */
function shipsToPlace(state: State, seat: Seat): Ship[] {
  const isRaider = state.rules.deployment === 'convoy' && sideOf(state, seat) === raiderSide
  if (isRaider && !isConvoyPlaced(state)) return []
  if (isRaider && hasVanguardEntered(state)) return []
  return state.ships.filter(ship => ship.seat === seat && ship.status === 'waiting')
}

function isConvoyPlaced(state: State): boolean {
  return !state.ships.some(
    ship => ship.status === 'waiting' && sideOf(state, ship.seat) === convoySide,
  )
}

/** [LOB-042] [LOB-S-1] One model each in turn; the raider of a convoy waits for its edge. */
export function hasToPlace(state: State, seat: Seat): readonly Seat[] {
  if (state.rules.deployment === 'fixed') return []
  const isRaider = state.rules.deployment === 'convoy' && sideOf(state, seat) === raiderSide
  if (isRaider) return []
  return shipsToPlace(state, seat).some(ship => hasRoom(state, ship)) ? [seat] : []
}

export function areAllPlaced(state: State): boolean {
  return state.players.every(player => hasToPlace(state, player.seat).length === 0)
}

export const place: LobOrderRules<'place'> = {
  shape: {
    ship: { type: 'text' },
    x: { type: 'integer', unit: 'length' },
    y: { type: 'integer', unit: 'length' },
    heading: { type: 'integer', from: 0, to: 35_999, unit: 'angle' },
  },
  judge: (state, seat, order) => judgePlacement(state, seat, order),
  execute(table, seat, order) {
    const { ship, x, y, heading } = order
    table.emit({ kind: 'shipPlaced', seat, ship, x, y, heading })
  },
  legalOrders(state, seat) {
    const ship = shipsToPlace(state, seat).find(row => hasRoom(state, row))
    const places = ship ? placesFor(state, ship, 4) : []
    return places.map(placement => ({ kind: 'place' as const, ...placement }))
  },
  sample(state, seat, dice) {
    for (const ship of shipsToPlace(state, seat)) {
      const placement = placeByChance(state, ship, dice)
      if (placement) return { kind: 'place', ...placement }
    }
    return undefined
  },
  tool: {
    tool: 'place',
    piece: order => order.ship,
    pieces: (state, seat) => shipsToPlace(state, seat).map(ship => ship.id),
    at: (state, _seat, ship, x, y, heading) => ({
      kind: 'place',
      ...pointedAt(state, ship, x, y, heading),
    }),
    label: (state, ship) => pieceLabel(state, shipOf(state, ship)),
  },
  describe: (state, order) => ({
    key: 'lob.order.place',
    values: {
      ship: nameOf(state, order.ship),
      x: order.x / 1000,
      y: order.y / 1000,
      degrees: order.heading / 100,
    },
  }),
}
