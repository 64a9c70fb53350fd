import type { GroundShape, Marker, Message, Picture, Piece } from '@grognard/umpire'
import { inches } from '@grognard/geometry/measured/units.ts'
import { clockTime } from '../clock.ts'
import { arcsOf } from '../fire/arc.ts'
import { isOnBoard } from '../ships.ts'
import type { Objective, Terrain } from '../setting.ts'
import type { State } from '../state.ts'
import { centimetresPerInch, printedScale } from '../tables/board.ts'
import { lightAt } from '../tables/light.ts'
import { deploymentZones } from './deployment.ts'
import { gaugeOf } from './gauge.ts'
import { pieceOf } from './piece.ts'

/** Everything on the table that a player can see. */
export function picture(state: State): Picture {
  const afloat = state.ships.filter(isOnBoard)
  return {
    theme: 'sea-chart',
    measure: measureOf(state),
    bounds: { x: 0, y: 0, width: state.width, height: state.height },
    ground: [...state.terrain.map(groundOf), ...entrance(state), ...deploymentZones(state)],
    pieces: pieces(state),
    markers: [...state.objectives.map(objectiveMarker), ...landingMarkers(state)],
    arcs: afloat.flatMap(ship => [...arcsOf(state, ship), ...gaugeOf(state, ship)]),
    paths: [],
    windFrom: state.windFrom,
    headline: headline(state),
  }
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
  const { x, y, name, priority } = objective
  const values = { objective: { key: `lob.objective.${name}` }, priority }
  return { kind: 'objective', x, y, label: { key: 'lob.objective', values } }
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
