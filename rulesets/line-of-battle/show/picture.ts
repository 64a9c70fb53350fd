import { sternOf } from '@grognard/geometry/measured/hull.ts'
import { advance, turn } from '@grognard/geometry/measured/pose.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { HALF_TURN, inches } from '@grognard/geometry/measured/units.ts'
import { seatsAsked, stepOf } from '@grognard/umpire'
import type {
  Arc,
  DrawnPath,
  GroundShape,
  Marker,
  Message,
  Picture,
  Piece,
  Seat,
} from '@grognard/umpire'
import type { ShotsByKind } from '@grognard/umpire/picture.ts'
import { lineOfBattle } from '../book/tables/movement.ts'
import { lightAt } from '../book/tables/rally.ts'
import { centimetresPerInch, printedScale } from '../book/tables/setup.ts'
import { freeQuarters, quarterArea } from '../chapters/setup/ground.ts'
import { areasFor } from '../chapters/setup/placement.ts'
import type { Event } from '../events.ts'
import { arcsOf } from '../model/guns.ts'
import { canStandInLine } from '../model/lines.ts'
import { clockTime, inDegrees, inInches } from '../model/measures.ts'
import { playerOf } from '../model/players.ts'
import { findShip, isOnBoard } from '../model/ships.ts'
import type { Aim, Area, Objective, Ship, State, Terrain } from '../model/state.ts'
import type { Step } from '../model/steps.ts'
import { pieceOf } from './piece.ts'

/** Corners of the round edge; our own measure. */
const STEPS = 6

/**
 * [LOB-007] The gauge laid at the stern of a ship of the line: the gap of the line and the angle
 * within which the bow of the next must lie. Range and arc of the guns are drawn beside it.
 */
function gaugeOf(state: State, ship: Ship): Arc[] {
  if (!canStandInLine(state, ship)) return []
  const { gap, bearing } = lineOfBattle
  const values = { inches: inInches(gap), degrees: inDegrees(bearing) }
  const band = { polygon: sectorAstern(ship), label: { key: 'lob.gauge.gap', values } }
  return [{ piece: ship.id, key: 'lob.gauge', bands: [band] }]
}

function sectorAstern(ship: Ship): number[] {
  const { gap, bearing } = lineOfBattle
  return sectorFrom({ ...sternOf(ship), heading: ship.heading + HALF_TURN }, bearing, gap)
}

/** What lies within so much of a heading to either side, and so far. */
export function sectorFrom(from: Pose, half: number, reach: number): number[] {
  const polygon = [from.x, from.y]
  for (let i = 0; i <= STEPS; i++) {
    const { x, y } = advance(turn(from, ((2 * i - STEPS) * half) / STEPS), reach)
    polygon.push(x, y)
  }
  return polygon
}

/** The steps at which ships are put on the board. */
const placingSteps: readonly (Step | '')[] = ['place', 'vanguard', 'reinforcement']

/** [LOB-040] [LOB-042] While a seat is asked to place its ships, the ground it may place them on. */
export function deploymentZones(state: State): GroundShape[] {
  const step = stepOf(state)
  const seats = seatsAsked(state)
  if (step === 'quarter') return seats.flatMap(seat => quarterZones(state, seat))
  if (!placingSteps.includes(step)) return []
  const isAsked = (ship: Ship) => ship.status === 'waiting' && seats.includes(ship.seat)
  const zones = state.ships.filter(isAsked).flatMap(ship => zonesOf(state, ship))
  const drawn = new Map(zones.map(zone => [JSON.stringify(zone), zone]))
  return [...drawn.values()]
}

/** [LOB-040] The quarters that a seat may choose from. */
function quarterZones(state: State, seat: Seat): GroundShape[] {
  const player = playerOf(state, seat)
  return freeQuarters(state, seat).map(quarter => ({
    kind: 'zone',
    polygon: cornersOf(quarterArea(state, { ...player, quarter })),
    label: {
      key: 'lob.zone.quarter',
      values: { seat: { key: `seat.${seat}` }, quarter: { key: `lob.quarter.${quarter}` } },
    },
  }))
}

function zonesOf(state: State, ship: Ship): GroundShape[] {
  const seat = { key: `seat.${ship.seat}` }
  return areasFor(state, ship).map(area => ({
    kind: 'zone',
    polygon: cornersOf(area),
    label: {
      key: area.isForMerchantmen ? 'lob.zone.merchantmen' : 'lob.zone.fleet',
      values: { seat },
    },
  }))
}

function cornersOf({ x, y, width, height }: Area): number[] {
  return [x, y, x + width, y, x + width, y + height, x, y + height]
}

/** [LOB-132] A target that has been named and not been fired at yet, as far as the seat knows of it. */
function pathOf(state: State, { ship, target }: Aim): DrawnPath[] {
  const [from, to] = [findShip(state, ship), findShip(state, target)]
  if (!from || !to || !isOnBoard(from) || !isOnBoard(to)) return []
  return [{ piece: ship, points: [from.x, from.y, to.x, to.y], kind: 'aim' }]
}

/** Of the weathers 1 to 6, calm to storm. */
const beaufort = [0, 2, 5, 6, 8, 10] as const

/** Everything on the table that a player can see. */
export function picture(state: State): Picture {
  const afloat = state.ships.filter(isOnBoard)
  return {
    ...(state.title !== '' && { title: { key: 'lob.face.name', values: { name: state.title } } }),
    theme: 'sea-chart',
    measure: measureOf(state),
    bounds: { x: 0, y: 0, width: state.width, height: state.height },
    ground: [...state.terrain.map(groundOf), ...entrance(state), ...deploymentZones(state)],
    pieces: pieces(state),
    away: state.ships.filter(isAway).map(({ id }) => id),
    markers: [...state.objectives.map(objectiveMarker), ...landingMarkers(state)],
    arcs: afloat.flatMap(ship => [...arcsOf(state, ship), ...gaugeOf(state, ship)]),
    paths: state.aims.flatMap(aim => pathOf(state, aim)),
    timeOfDay: state.clock,
    windFrom: state.windFrom,
    windForce: beaufort[state.weather - 1] ?? 0,
    headline: headline(state),
  }
}

/** In harbour, or over an edge without having fled. */
function isAway({ status, left }: State['ships'][number]): boolean {
  return status === 'inHarbour' || (status === 'fled' && left !== null && !left.byMorale)
}

/** The ships on the board. */
export function pieces(state: State): Piece[] {
  return state.ships.filter(isOnBoard).map(ship => pieceOf(state, ship))
}

/** [LOB-003] [LOB-004] What the ruler reads: inches on the table of the players' own scale, or centimetres. */
function measureOf(state: State): Picture['measure'] {
  const inch = Math.round((inches(1) * state.options.scale) / printedScale)
  if (state.options.measure === 'inch') return { size: inch, key: 'lob.measure.inch' }
  return { size: Math.round(inch / centimetresPerInch), key: 'lob.measure.metric' }
}

function groundOf(terrain: Terrain): GroundShape {
  const name: Message = { key: `lob.terrain.${terrain.name}` }
  if (terrain.kind === 'land')
    return { kind: 'land', polygon: terrain.polygon.slice(), label: name }
  const label = { key: 'lob.depth', values: { name, depth: terrain.depth } }
  return { kind: 'shoal', polygon: terrain.polygon.slice(), label }
}

const ENTRANCE_DEPTH = 600

/** The stretch of an edge that is the harbour mouth, drawn as a strip along it. */
function entrance(state: State): GroundShape[] {
  const mouth = state.rules.entrance
  if (!mouth) return []
  const { from, to, edge } = mouth
  const isUpright = edge === 9000 || edge === 27_000
  const far = edge === 9000 ? state.width : edge === 0 ? state.height : 0
  const near = far === 0 ? ENTRANCE_DEPTH : far - ENTRANCE_DEPTH
  const polygon = isUpright
    ? [near, from, far, from, far, to, near, to]
    : [from, near, to, near, to, far, from, far]
  return [{ kind: 'harbour', polygon, label: { key: 'lob.entrance' } }]
}

/** [LOB-115] Marked with its priority. */
function objectiveMarker(objective: Objective): Marker {
  const { id, x, y, name, priority } = objective
  const values = { objective: { key: `lob.objective.${name}` }, priority }
  return { id, kind: 'objective', x, y, label: { key: 'lob.objective', values } }
}

/** [LOB-117] Where parties went ashore and where they want to be taken off. */
function landingMarkers(state: State): Marker[] {
  return state.landings
    .filter(landing => landing.outcome === 'ashore')
    .flatMap(landing => {
      const ship = state.ships.find(row => row.id === landing.ship)?.name ?? landing.ship
      const label = { key: 'lob.landing.ashore', values: { ship, turn: landing.dueIn } }
      return [
        { kind: 'landing' as const, x: landing.landingX, y: landing.landingY, label },
        {
          kind: 'pickUp' as const,
          x: landing.pickUpX,
          y: landing.pickUpY,
          label: { key: 'lob.pickUp' },
        },
      ]
    })
}

/** [LOB-012] The open log: turn, time, weather, wind, and the pools where they are played. */
function headline(state: State): Message[] {
  const light: Message = { key: `lob.light.${lightAt(state.clock)}` }
  const weather: Message = { key: `lob.weather.${state.weather}` }
  const pools = state.players.map(player => ({
    key: 'lob.headline.pool',
    values: { seat: { key: `seat.${player.seat}` }, pool: player.pool },
  }))
  return [
    { key: 'lob.headline.turn', values: { turn: state.turn, limit: state.rules.turnLimit } },
    { key: 'lob.headline.clock', values: { time: clockTime(state.clock), light } },
    { key: 'lob.headline.weather', values: { level: state.weather, weather } },
    { key: `lob.wind.${state.windFrom}` },
    ...(state.options.actionPoints ? pools : []),
  ]
}

/** Broadsides that can be seen on the chart. */
export const shots: ShotsByKind<Event> = {
  hitJudged: ({ shooter, target, result }) => [
    { from: shooter, to: target, isHit: result !== 'miss' },
  ],
}
