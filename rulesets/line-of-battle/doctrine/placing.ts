import type { Point } from '@grognard/geometry/measured/pose.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import type { Dice, Seat } from '@grognard/umpire'
import { taskSide } from '../book/tables/victory.ts'
import { edgeAhead } from '../chapters/ending/score.ts'
import { chooseEdge, chooseQuarter } from '../chapters/setup/ground.ts'
import { muster } from '../chapters/setup/muster.ts'
import { place } from '../chapters/setup/place.ts'
import { headingAsked, judgePlacement, placesFor } from '../chapters/setup/placement.ts'
import type { Placement } from '../chapters/setup/placement.ts'
import { distanceBetween } from '../model/measures.ts'
import { playerOf, sideOf } from '../model/players.ts'
import { isMerchantman } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { bestBy } from './weights.ts'

/** [LOB-S-3] Out at dusk in a fair breeze, with the night to come. */
export function bestConditions(): Order {
  return { kind: 'chooseConditions', hour: 20, weather: 3 }
}

/** [LOB-036] Neither all first-rates nor all small ships. */
export function bestFleet(state: State, seat: Seat): Order | undefined {
  return muster.legalOrders(state, seat)[1]
}

export function bestQuarter(state: State, seat: Seat, dice: Dice): Order | undefined {
  return anyOf(chooseQuarter.legalOrders(state, seat), dice)
}

function anyOf<Item>(items: readonly Item[], dice: Dice): Item | undefined {
  return items.length === 0 ? undefined : items[dice.roll(items.length) - 1]
}

/** [LOB-S-2] Ahead of the convoy: it has to turn or to come on. */
export function bestEdge(state: State, seat: Seat): Order | undefined {
  const ahead = edgeAhead(state)
  const edges = chooseEdge.legalOrders(state, seat)
  return edges.find(order => order.edge === ahead) ?? edges[0]
}

const EAST = 9000
const WEST = 27_000
const NORTH = 0

/** Places looked at for one ship. */
const MOST_PLACES = 240

/** [LOB-042] Where the scenario makes it wise to lie; in column in the middle of a quarter. */
export function bestPlace(state: State, seat: Seat, dice: Dice): Order | undefined {
  const [first] = place.legalOrders(state, seat)
  const ship = state.ships.find(row => row.id === first?.ship)
  if (!ship) return undefined
  const heading = headingAsked(state, playerOf(state, seat)) ?? headingFor(state, seat)
  const spot = berth(state, ship, heading) ?? nearestPlace(state, ship, heading, dice)
  return spot ? { kind: 'place', ...spot } : first
}

/** Across the enemy's way for those who bar it, along it for those who run; a convoy goes downwind. */
function headingFor(state: State, seat: Seat): number {
  const { side, quarter, entryEdge } = playerOf(state, seat)
  if (entryEdge !== null) return (entryEdge + 18_000) % 36_000
  switch (state.rules.deployment) {
    case 'quarters':
      return quarter === 0 || quarter === 3 ? EAST : WEST
    case 'convoy':
      return (state.windFrom + 18_000) % 36_000
    default:
      return side === taskSide ? EAST : NORTH
  }
}

function nearestPlace(
  state: State,
  ship: Ship,
  heading: number,
  dice: Dice,
): Placement | undefined {
  const wished = stationFor(state, ship, dice)
  if (!wished) return placesFor(state, ship, 1, [heading])[0]
  const places = placesFor(state, ship, MOST_PLACES, [heading])
  return bestBy(places, spot => -distanceBetween(spot, wished))
}

function stationFor(state: State, ship: Ship, dice: Dice): Point | null {
  const isTasked = sideOf(state, ship.seat) === taskSide
  switch (state.rules.deployment) {
    case 'blockade':
      return isTasked ? lane(state, ship, dice) : barrier(state)
    case 'puttingToSea':
      return isTasked ? null : { x: inches(36), y: inches(24) }
    case 'convoy':
      return isTasked ? escortStation(state, ship) : vanguardStation(state, ship)
    default:
      return null
  }
}

/** Northings of the lanes that runners choose from, well off the middle. */
const LANES = [6, 12, 36, 42].map(inches)

/** [LOB-S-4] The runners keep together in one lane, as far east as they may. */
function lane(state: State, ship: Ship, dice: Dice): Point {
  const first = state.ships.find(other => other.seat === ship.seat && other.status === 'afloat')
  const y = first ? first.y : (LANES[dice.roll(LANES.length) - 1] ?? inches(24))
  return { x: inches(14), y }
}

/** [LOB-S-4] Between the runners, where they are known, and the harbour. */
function barrier(state: State): Point {
  const runners = middleOf(state, taskSide)
  const harbour = { x: state.width, y: state.height / 2 }
  if (!runners) return { x: inches(28), y: harbour.y }
  return { x: inches(28), y: (runners.y + harbour.y) / 2 }
}

/** [LOB-S-2] Ahead, astern and on both sides of the merchantmen in turn. */
function escortStation(state: State, ship: Ship): Point | null {
  if (isMerchantman(state, ship)) return null
  const { width, height } = state
  const standing = state.ships.filter(
    other => other.status === 'afloat' && !isMerchantman(state, other),
  ).length
  const far = inches(9)
  const sides = [
    [0, far],
    [far, 0],
    [0, -far],
    [-far, 0],
  ]
  const [dx = 0, dy = 0] = sides[standing % sides.length] ?? []
  return { x: width / 2 + dx, y: height / 2 + dy }
}

/** Where along their edge the raiders come in, as shares of its length: to bar three ways at once. */
const SPREAD = [0.15, 0.85, 0.5]

/** [LOB-S-2] One raider towards either end of the edge, one in the middle. */
function vanguardStation(state: State, { seat }: Ship): Point {
  const { side, entryEdge } = playerOf(state, seat)
  const entered = state.ships.filter(
    ship => ship.status === 'afloat' && sideOf(state, ship.seat) === side,
  ).length
  const share = SPREAD[entered % SPREAD.length] ?? 0
  const isUpright = (entryEdge ?? 0) % 18_000 === 9000
  const along = { x: state.width * share, y: state.height * share }
  if (isUpright) return { x: entryEdge === EAST ? state.width : 0, y: along.y }
  return { x: along.x, y: entryEdge === NORTH ? state.height : 0 }
}

/** The middle of a side's ships on the board; null while none are. */
function middleOf(state: State, side: number): Point | null {
  const ships = state.ships.filter(
    ship => ship.status === 'afloat' && sideOf(state, ship.seat) === side,
  )
  if (ships.length === 0) return null
  const x = ships.reduce((sum, ship) => sum + ship.x, 0) / ships.length
  const y = ships.reduce((sum, ship) => sum + ship.y, 0) / ships.length
  return { x, y }
}

/** Clear water between files and between bow and stern, 1/1000 in. */
const BETWEEN_FILES = inches(0.9)
const BETWEEN_SHIPS = inches(0.4)

/** [LOB-S-3] Berths from which a ship sails straight out through the channel, the outermost first. */
function berth(state: State, ship: Ship, heading: number): Placement | undefined {
  if (state.rules.deployment !== 'puttingToSea') return undefined
  if (sideOf(state, ship.seat) !== taskSide) return undefined
  const channel = state.terrain.find(row => row.kind === 'depth')?.polygon ?? []
  const [basin] = state.rules.areas
  const northings = channel.filter((_, index) => index % 2 === 1)
  if (!basin || northings.length === 0) return undefined
  const middle = (Math.min(...northings) + Math.max(...northings)) / 2
  const east = basin.x + basin.width - Math.ceil(ship.length / 2)
  for (let x = east; x > basin.x; x -= BETWEEN_SHIPS)
    for (const file of [0, 1, -1]) {
      const spot = { ship: ship.id, x, y: middle + file * BETWEEN_FILES, heading }
      if (judgePlacement(state, ship.seat, spot).allowed) return spot
    }
  return undefined
}
