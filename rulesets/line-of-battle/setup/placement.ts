import { judgeBy } from '@grognard/umpire'
import type { Ruling, Seat } from '@grognard/umpire'
import { cornersOf, hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import type { Hull } from '@grognard/geometry/measured/hull.ts'
import { hullMeetsPolygon } from '@grognard/geometry/measured/polygon.ts'
import { inDegrees, inInches } from '../measures.ts'
import type { LobRefusal } from '../rules.ts'
import { cardOf, isOnBoard } from '../ships.ts'
import { playerOf } from '../players.ts'
import type { Area, Terrain } from '../setting.ts'
import type { Player, Ship, State } from '../state.ts'
import { edgeArea } from './edge.ts'
import { quarterArea } from './quarters.ts'

/** Where a player wants to put a ship: inches in thousandths, heading in hundredths of a degree. */
export interface Placement {
  ship: string
  x: number
  y: number
  heading: number
}

interface Placing {
  state: State
  seat: Seat
  player: Player
  ship: Ship | undefined
  hull: Hull
  heading: number
  areas: readonly Area[]
}

/** [LOB-040] [LOB-S-2] The ground a ship may be placed on. */
export function areasFor(state: State, ship: Ship): Area[] {
  const player = playerOf(state, ship.seat)
  if (state.rules.deployment === 'quarters') return [quarterArea(state, player)]
  if (player.entryEdge !== null) return [edgeArea(state, player)]
  const isForMerchantmen = isMerchant(state, ship)
  return state.rules.areas.filter(
    area => area.side === player.side && area.isForMerchantmen === isForMerchantmen,
  )
}

/**
 * [LOB-042] The heading asked of a ship once the first stands: where each player has a quarter, that
 * of the player's own ships, else that of the whole side.
 */
export function headingAsked(state: State, player: Player): number | null {
  if (!state.rules.hasCommonHeading[player.side]) return null
  if (state.rules.deployment === 'quarters') return player.fleetHeading
  const first = state.players.find(row => row.side === player.side && row.fleetHeading !== null)
  return first ? first.fleetHeading : null
}

const placementRefusals: LobRefusal<Placing>[] = [
  {
    rule: 'LOB-042',
    message: 'lob.refuse.notToPlace',
    values: ({ state, seat }) => ({ ships: namesToPlace(state, seat) }),
    when: ({ ship, seat }) => !ship || ship.seat !== seat || ship.status !== 'waiting',
    stop: true,
  },
  {
    rule: 'LOB-042',
    message: 'lob.refuse.outsideArea',
    values: ({ areas }) => areaValues(areas),
    when: ({ areas, hull }) => !areas.some(area => isWithin(area, hull)),
  },
  {
    rule: 'LOB-S-2',
    message: 'lob.refuse.amongMerchantmen',
    values: ({ state }) => areaValues(groundOfMerchantmen(state)),
    when: ({ state, ship, hull }) =>
      ship !== undefined && !isMerchant(state, ship) && isAmongMerchantmen(state, hull),
  },
  {
    rule: 'LOB-042',
    message: 'lob.refuse.placedOnShip',
    values: ({ state, hull }) => ({ other: shipUnder(state, hull)?.name ?? '' }),
    when: ({ state, hull }) => shipUnder(state, hull) !== undefined,
  },
  {
    rule: 'LOB-091',
    message: 'lob.refuse.placedAground',
    values: ({ state, ship, hull }) => (ship ? shoalValues(state, ship, hull) : {}),
    when: ({ state, ship, hull }) => ship !== undefined && shoalUnder(state, ship, hull) !== null,
  },
  {
    rule: 'LOB-042',
    message: 'lob.refuse.commonHeading',
    values: ({ state, player }) => ({ degrees: inDegrees(headingAsked(state, player) ?? 0) }),
    when: ({ state, player, heading }) => {
      const asked = headingAsked(state, player)
      return asked !== null && asked !== heading
    },
  },
]

const isMerchant = (state: State, ship: Ship) => cardOf(state, ship).points === 0

function namesToPlace(state: State, seat: Seat): string {
  const waiting = state.ships.filter(ship => ship.seat === seat && ship.status === 'waiting')
  return waiting.map(ship => ship.name).join(', ')
}

function areaValues(areas: readonly Area[]) {
  const area = areas[0]
  if (!area) return { west: 0, east: 0, south: 0, north: 0 }
  return {
    west: inInches(area.x),
    east: inInches(area.x + area.width),
    south: inInches(area.y),
    north: inInches(area.y + area.height),
  }
}

/** [LOB-S-2] The middle is the merchantmen's; the escort lies around them. */
function groundOfMerchantmen(state: State): Area[] {
  return state.rules.areas.filter(area => area.isForMerchantmen)
}

function isAmongMerchantmen(state: State, hull: Hull): boolean {
  return groundOfMerchantmen(state).some(({ x, y, width, height }) =>
    hullMeetsPolygon(hull, [x, y, x + width, y, x + width, y + height, x, y + height]),
  )
}

function shipUnder(state: State, hull: Hull): Ship | undefined {
  return state.ships.find(other => isOnBoard(other) && hullsOverlap(hull, other))
}

function shoalUnder(state: State, ship: Ship, hull: Hull): Terrain | null {
  const { draught } = cardOf(state, ship)
  const isShoal = (row: Terrain) => row.depth < draught && hullMeetsPolygon(hull, row.polygon)
  return state.terrain.find(isShoal) ?? null
}

function shoalValues(state: State, ship: Ship, hull: Hull) {
  const shoal = shoalUnder(state, ship, hull)
  return {
    ship: ship.name,
    draught: cardOf(state, ship).draught,
    terrain: { key: `lob.terrain.${shoal?.name ?? ''}` },
    depth: shoal?.depth ?? 0,
  }
}

function isWithin(area: Area, hull: Hull): boolean {
  const corners = cornersOf(hull)
  for (let i = 0; i < corners.length; i += 2) {
    const x = corners[i] ?? 0
    const y = corners[i + 1] ?? 0
    if (x < area.x || x > area.x + area.width) return false
    if (y < area.y || y > area.y + area.height) return false
  }
  return true
}

/** [LOB-042] Fully inside the area, clear of ships and shoals, with the fleet's heading. */
export function judgePlacement(state: State, seat: Seat, placement: Placement): Ruling {
  return judgeBy(placementRefusals, placing(state, seat, placement))
}

function placing(state: State, seat: Seat, placement: Placement): Placing {
  const ship = state.ships.find(row => row.id === placement.ship)
  const { x, y, heading } = placement
  return {
    state,
    seat,
    player: playerOf(state, seat),
    ship,
    hull: { x, y, heading, length: ship?.length ?? 0, beam: ship?.beam ?? 0 },
    heading,
    areas: ship ? areasFor(state, ship) : [],
  }
}
