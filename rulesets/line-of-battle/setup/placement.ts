import { judgeBy } from '@grognard/umpire'
import type { Dice, Ruling, Seat } from '@grognard/umpire'
import { cornersOf, hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import type { Hull } from '@grognard/geometry/measured/hull.ts'
import { hullMeetsPolygon } from '@grognard/geometry/measured/polygon.ts'
import type { LobRefusal } from '../rules.ts'
import { cardOf } from '../ships.ts'
import { playerOf } from '../state.ts'
import type { Area, Player, Ship, State } from '../state.ts'
import { placingStep } from '../tables/setup.ts'
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
  const isMerchant = cardOf(state, ship).points === 0
  return state.rules.areas.filter(
    area => area.side === player.side && area.isForMerchantmen === isMerchant,
  )
}

/** [LOB-042] The heading all ships of the fleet have, once the first stands. */
export function headingAsked(state: State, player: Player): number | null {
  return state.rules.hasCommonHeading[player.side] ? player.fleetHeading : null
}

const inInches = (length: number) => Math.round(length / 10) / 100

export const placementRefusals: LobRefusal<Placing>[] = [
  {
    rule: 'LOB-042',
    message: 'lob.refuse.notToPlace',
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
    rule: 'LOB-042',
    message: 'lob.refuse.placedOnShip',
    values: ({ state, hull }) => ({
      ship: state.ships.find(other => isOnBoard(other) && hullsOverlap(hull, other))?.name ?? '',
    }),
    when: ({ state, hull }) =>
      state.ships.some(other => isOnBoard(other) && hullsOverlap(hull, other)),
  },
  {
    rule: 'LOB-091',
    message: 'lob.refuse.placedAground',
    when: ({ state, ship, hull }) => ship !== undefined && isTooShallow(state, ship, hull),
  },
  {
    rule: 'LOB-042',
    message: 'lob.refuse.commonHeading',
    values: ({ state, player }) => ({ degrees: (headingAsked(state, player) ?? 0) / 100 }),
    when: ({ state, player, heading }) => {
      const asked = headingAsked(state, player)
      return asked !== null && asked !== heading
    },
  },
]

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

const isOnBoard = (ship: Ship) => ship.status === 'afloat'

function isTooShallow(state: State, ship: Ship, hull: Hull): boolean {
  const { draught } = cardOf(state, ship)
  return state.terrain.some(row => row.depth < draught && hullMeetsPolygon(hull, row.polygon))
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
export function placesFor(state: State, ship: Ship, most: number): Placement[] {
  const player = playerOf(state, ship.seat)
  const asked = headingAsked(state, player)
  const headings = asked === null ? HEADINGS : [asked]
  const places: Placement[] = []
  for (const heading of headings)
    for (const place of candidates(state, ship, heading)) {
      if (places.length >= most) return places
      if (judgePlacement(state, ship.seat, place).allowed) places.push(place)
    }
  return places
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
