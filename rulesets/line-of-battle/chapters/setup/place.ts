import { field } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { convoySide, raiderSide, vanguard } from '../../book/tables/setup.ts'
import { inDegrees, inInches } from '../../model/measures.ts'
import { nobody, playerOf, sideOf } from '../../model/players.ts'
import { nameOf, pieceLabel, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { LobOrderRules } from '../../rules.ts'
import { hasRoom, judgePlacement, placeByChance, placesFor, pointedAt } from './placement.ts'

const raiders = (state: State) =>
  state.ships.filter(ship => sideOf(state, ship.firstSeat) === raiderSide)

/** [LOB-S-2] Three ships of the raider come in before the first turn. */
export function hasVanguardEntered(state: State): boolean {
  if (state.rules.deployment !== 'convoy') return true
  const entered = raiders(state).filter(ship => ship.status !== 'waiting').length
  return entered >= vanguard || nextRaider(state) === undefined
}

/** The seat of the raider's next ship in the list. */
export function placesVanguard(state: State): readonly Seat[] {
  if (hasVanguardEntered(state)) return []
  const next = nextRaider(state)
  return next ? [next.seat] : []
}

/** The next in the list that finds room on the edge. */
function nextRaider(state: State): Ship | undefined {
  return raiders(state).find(ship => ship.status === 'waiting' && hasRoom(state, ship))
}

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

export const placeShape = {
  ship: field.piece('ship'),
  x: field.length(),
  y: field.length(),
  heading: field.angle(0, 35_999),
}

export const place: LobOrderRules<'place'> = {
  shape: placeShape,
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
  shape: placeShape,
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
    const ships = waitingShips(state, seat)
    const ship = ships.length > 0 ? ships[dice.roll(ships.length) - 1] : undefined
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
