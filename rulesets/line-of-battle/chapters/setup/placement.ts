import { normalise } from '@grognard/geometry/measured/angle.ts'
import { cornersOf, hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import type { Hull } from '@grognard/geometry/measured/hull.ts'
import { hullMeetsPolygon } from '@grognard/geometry/measured/polygon.ts'
import { joinNames, judgeBy } from '@grognard/umpire'
import type { Dice, Ruling, Seat, Value } from '@grognard/umpire'
import { placingGrid, placingStep, placingTurn } from '../../book/tables/setup.ts'
import { inDegrees, inInches } from '../../model/measures.ts'
import { playerOf } from '../../model/players.ts'
import { cardOf, isMerchantman, isOnBoard, shipOf } from '../../model/ships.ts'
import type { Area, Player, Ship, State, Terrain } from '../../model/state.ts'
import type { LobRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { edgeArea, quarterArea } from './ground.ts'

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
  const isForMerchantmen = isMerchantman(state, ship)
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
  stop(
    'LOB-042',
    'lob.refuse.nothingToPlace',
    ({ state, seat }) => !state.ships.some(ship => ship.seat === seat && ship.status === 'waiting'),
  ),
  stop(
    'LOB-042',
    'lob.refuse.notToPlace',
    ({ ship, seat }) => !ship || ship.seat !== seat || ship.status !== 'waiting',
    ({ state, seat }) => ({ ships: namesToPlace(state, seat) }),
  ),
  refuse(
    'LOB-042',
    'lob.refuse.outsideArea',
    ({ areas, hull }) => !areas.some(area => isWithin(area, hull)),
    ({ areas }) => areaValues(areas),
  ),
  refuse(
    'LOB-S-2',
    'lob.refuse.amongMerchantmen',
    ({ state, ship, hull }) =>
      ship !== undefined && !isMerchantman(state, ship) && isAmongMerchantmen(state, hull),
    ({ state }) => areaValues(groundOfMerchantmen(state)),
  ),
  refuse(
    'LOB-042',
    'lob.refuse.placedOnShip',
    ({ state, hull }) => shipUnder(state, hull) !== undefined,
    ({ state, hull }) => ({ other: shipUnder(state, hull)?.name ?? '' }),
  ),
  refuse(
    'LOB-091',
    'lob.refuse.placedAground',
    ({ state, ship, hull }) => ship !== undefined && shoalUnder(state, ship, hull) !== null,
    ({ state, ship, hull }) => (ship ? shoalValues(state, ship, hull) : {}),
  ),
  refuse(
    'LOB-042',
    'lob.refuse.commonHeading',
    ({ state, player, heading }) => {
      const asked = headingAsked(state, player)
      return asked !== null && asked !== heading
    },
    ({ state, player }) => ({ degrees: inDegrees(headingAsked(state, player) ?? 0) }),
  ),
]

function namesToPlace(state: State, seat: Seat): Value {
  const waiting = state.ships.filter(ship => ship.seat === seat && ship.status === 'waiting')
  return joinNames(waiting.map(ship => ship.name))
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

const HEADINGS = [0, 9000, 18000, 27000, 4500, 13500, 22500, 31500]

/** Lawful places for a ship: columns and ranks from the middle of its ground outwards. */
export function placesFor(
  state: State,
  ship: Ship,
  most: number,
  wished: readonly number[] = HEADINGS,
): Placement[] {
  const player = playerOf(state, ship.seat)
  const asked = headingAsked(state, player)
  const headings = asked === null ? wished : [asked]
  const places: Placement[] = []
  for (const heading of headings)
    for (const place of candidates(state, ship, heading)) {
      if (places.length >= most) return places
      if (judgePlacement(state, ship.seat, place).allowed) places.push(place)
    }
  return places
}

/** [LOB-042] A ship for which no room is left on its ground stays away. */
export function hasRoom(state: State, ship: Ship): boolean {
  return placesFor(state, ship, 1).length > 0
}

/** One lawful place, tried by chance first. */
export function placeByChance(state: State, ship: Ship, dice: Dice): Placement | undefined {
  const areas = areasFor(state, ship)
  const asked = headingAsked(state, playerOf(state, ship.seat))
  for (let attempt = 0; attempt < 8; attempt++) {
    const area = areas[dice.roll(Math.max(1, areas.length)) - 1]
    if (!area) break
    const heading = asked ?? HEADINGS[dice.roll(4) - 1] ?? 0
    const x = area.x + Math.floor((area.width * dice.roll(60)) / 61)
    const y = area.y + Math.floor((area.height * dice.roll(60)) / 61)
    const place = { ship: ship.id, x, y, heading }
    if (judgePlacement(state, ship.seat, place).allowed) return place
  }
  return placesFor(state, ship, 1)[0]
}

function* candidates(state: State, ship: Ship, heading: number): Generator<Placement> {
  const isAlongX = heading % 18000 === 9000
  for (const area of areasFor(state, ship)) {
    const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
    const columns = outwards(isAlongX ? area.height : area.width, placingStep)
    const ranks = outwards(isAlongX ? area.width : area.height, ship.length + placingStep)
    for (const across of columns)
      for (const along of ranks) {
        const x = Math.round(middle.x + (isAlongX ? along : across))
        const y = Math.round(middle.y + (isAlongX ? across : along))
        yield { ship: ship.id, x, y, heading }
      }
  }
}

/** Offsets from the middle outwards: 0, 1, -1, 2, -2 … spacings. */
function outwards(span: number, spacing: number): number[] {
  const offsets = [0]
  for (let offset = spacing; offset < span / 2; offset += spacing) offsets.push(offset, -offset)
  return offsets
}

/**
 * Where somebody points on the screen, as a place that can be said aloud: on a fine grid, and on the
 * heading of the fleet once that is set, whatever the pointer says.
 */
export function pointedAt(
  state: State,
  ship: string,
  x: number,
  y: number,
  heading: number,
): Placement {
  const asked = headingAsked(state, playerOf(state, shipOf(state, ship).seat))
  return {
    ship,
    x: nearest(x, placingGrid),
    y: nearest(y, placingGrid),
    heading: asked ?? normalise(nearest(heading, placingTurn)),
  }
}

function nearest(value: number, step: number): number {
  return Math.floor(value / step + 0.5) * step
}
