import type { Message, Of, Seat } from '@grognard/umpire'
import { either, listed, number, yesNo } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { copyEnlisted, copyShip } from '../../model/copy.ts'
import { along, heading, quarterHeading, seat, ship } from '../../model/fields.ts'
import { clockTime } from '../../model/measures.ts'
import { playerOf, sideOf } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import { enlisted, shipRow } from '../../model/state-shape.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Enlisted } from '../../orders.ts'
import type { Evolve } from '../../rules.ts'

export type SetupEvent =
  /** Clock in minutes after midnight. */
  | { kind: 'conditionsChosen'; seat: Seat; clock: number; weather: number }
  | { kind: 'firstWeatherRolled'; weather: number }
  | { kind: 'firstHourRolled'; clock: number }
  /** The heading the wind comes from. */
  | { kind: 'firstWindFound'; windFrom: number }
  /** Built in secret: `hidden` is all that the other seats are told. */
  | { kind: 'fleetBuilt'; seat: Seat; ships: Enlisted[] | 'hidden' }
  | { kind: 'fleetMustered'; seat: Seat; ships: Ship[]; isDrawn: boolean }
  /** Seats from the highest die to the lowest. */
  | { kind: 'quartersRolled'; order: Seat[] }
  | { kind: 'quarterChosen'; seat: Seat; quarter: number }
  | { kind: 'edgeChosen'; seat: Seat; edge: number }
  | { kind: 'shipPlaced'; seat: Seat; ship: string; x: number; y: number; heading: number }

export const setupEventShapes: EventShapes<SetupEvent> = {
  conditionsChosen: { seat: seat, clock: number, weather: number },
  firstWeatherRolled: { weather: number },
  firstHourRolled: { clock: number },
  firstWindFound: { windFrom: quarterHeading },
  fleetBuilt: { seat: seat, ships: either({ type: 'text', values: ['hidden'] }, listed(enlisted)) },
  fleetMustered: { seat: seat, ships: listed(shipRow), isDrawn: yesNo },
  quartersRolled: { order: listed(seat) },
  quarterChosen: { seat: seat, quarter: number },
  edgeChosen: { seat: seat, edge: quarterHeading },
  shipPlaced: { seat: seat, ship: ship, x: along, y: along, heading: heading },
}

export const setupEvolve: Evolve<SetupEvent> = {
  conditionsChosen(state, event) {
    state.clock = event.clock
    state.weather = event.weather
    state.rules = { ...state.rules, chooser: null }
  },
  firstWeatherRolled(state, event) {
    state.weather = event.weather
  },
  firstHourRolled(state, event) {
    state.clock = event.clock
  },
  firstWindFound(state, event) {
    state.windFrom = event.windFrom
  },
  fleetBuilt(state, event) {
    const player = playerOf(state, event.seat)
    player.isMustered = true
    player.enlisted = copyEnlisted(event.ships)
  },
  fleetMustered(state, event) {
    for (const ship of event.ships) state.ships.push(copyShip(ship))
    const player = playerOf(state, event.seat)
    player.isMustered = true
    player.enlisted = null
  },
  quartersRolled(state, event) {
    state.initiative = event.order.slice()
  },
  quarterChosen(state, event) {
    playerOf(state, event.seat).quarter = event.quarter
  },
  edgeChosen(state, event) {
    const side = sideOf(state, event.seat)
    for (const player of state.players) if (player.side === side) player.entryEdge = event.edge
  },
  shipPlaced(state, event) {
    const ship = shipOf(state, event.ship)
    ship.status = 'afloat'
    ship.x = event.x
    ship.y = event.y
    ship.heading = event.heading
    const player = playerOf(state, event.seat)
    player.fleetHeading ??= event.heading
  },
}

type Narrate = { [K in SetupEvent['kind']]: (event: Of<SetupEvent, K>, before: State) => Message }

const namesOf = (ships: readonly { name: string }[]) => ships.map(ship => ship.name).join(', ')

export const narrateSetup: Narrate = {
  conditionsChosen: event => ({
    key: 'lob.event.conditionsChosen',
    values: {
      seat: { key: `seat.${event.seat}` },
      time: clockTime(event.clock),
      weather: { key: `lob.weather.${event.weather}` },
    },
  }),
  firstWeatherRolled: event => ({
    key: 'lob.event.firstWeatherRolled',
    values: { level: event.weather, weather: { key: `lob.weather.${event.weather}` } },
  }),
  firstHourRolled: event => ({
    key: 'lob.event.firstHourRolled',
    values: { time: clockTime(event.clock) },
  }),
  firstWindFound: event => ({
    key: 'lob.event.firstWindFound',
    values: { from: { key: `lob.direction.${event.windFrom}` } },
  }),
  fleetBuilt: ({ seat, ships }) => ({
    key: ships === 'hidden' ? 'lob.event.fleetHidden' : 'lob.event.fleetBuilt',
    values: {
      seat: { key: `seat.${seat}` },
      names: ships === 'hidden' ? '' : namesOf(ships),
    },
  }),
  fleetMustered: event => ({
    key: event.isDrawn ? 'lob.event.fleetDrawn' : 'lob.event.fleetMustered',
    values: {
      seat: { key: `seat.${event.seat}` },
      count: event.ships.length,
      names: namesOf(event.ships),
    },
  }),
  quartersRolled: event => ({
    key: 'lob.event.quartersRolled',
    values: { seat: { key: `seat.${event.order[0] ?? 'a'}` } },
  }),
  quarterChosen: event => ({
    key: 'lob.event.quarterChosen',
    values: {
      seat: { key: `seat.${event.seat}` },
      quarter: { key: `lob.quarter.${event.quarter}` },
    },
  }),
  edgeChosen: event => ({
    key: 'lob.event.edgeChosen',
    values: { seat: { key: `seat.${event.seat}` }, edge: { key: `lob.edge.${event.edge}` } },
  }),
  shipPlaced: (event, before) => ({
    key: 'lob.event.shipPlaced',
    values: {
      ship: shipOf(before, event.ship).name,
      x: event.x / 1000,
      y: event.y / 1000,
      degrees: event.heading / 100,
    },
  }),
}
