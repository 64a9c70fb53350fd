import { field, joinNames } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { copyEnlisted, copyShip } from '../../model/copy.ts'
import { along, heading, quarterHeading, seat, ship } from '../../model/fields.ts'
import { clockTime, inDegrees, inInches } from '../../model/measures.ts'
import { playerOf, sideOf } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import { enlisted, shipRow } from '../../model/state-shape.ts'
import { event } from '../../words.ts'

export const setupEvents = {
  /** Clock in minutes after midnight. */
  conditionsChosen: event(
    { seat, clock: field.number, weather: field.number },
    {
      apply(state, e) {
        state.clock = e.clock
        state.weather = e.weather
        state.rules = { ...state.rules, chooser: null }
      },
      describe: e => ({
        key: 'lob.event.conditionsChosen',
        values: {
          seat: { key: `seat.${e.seat}` },
          time: clockTime(e.clock),
          weather: { key: `lob.weather.${e.weather}` },
        },
      }),
    },
  ),

  firstWeatherRolled: event(
    { weather: field.number },
    {
      apply(state, e) {
        state.weather = e.weather
      },
      describe: e => ({
        key: 'lob.event.firstWeatherRolled',
        values: { level: e.weather, weather: { key: `lob.weather.${e.weather}` } },
      }),
    },
  ),

  firstHourRolled: event(
    { clock: field.number },
    {
      apply(state, e) {
        state.clock = e.clock
      },
      describe: e => ({
        key: 'lob.event.firstHourRolled',
        values: { time: clockTime(e.clock) },
      }),
    },
  ),

  /** The heading the wind comes from. */
  firstWindFound: event(
    { windFrom: quarterHeading },
    {
      apply(state, e) {
        state.windFrom = e.windFrom
      },
      describe: e => ({
        key: 'lob.event.firstWindFound',
        values: { from: { key: `lob.direction.${e.windFrom}` } },
      }),
    },
  ),

  /** Built in secret: `hidden` is all that the other seats are told. */
  fleetBuilt: event(
    { seat, ships: field.either(field.one(['hidden']), field.list(enlisted)) },
    {
      apply(state, e) {
        const player = playerOf(state, e.seat)
        player.isMustered = true
        player.enlisted = copyEnlisted(e.ships)
      },
      describe: ({ seat, ships }) => ({
        key: ships === 'hidden' ? 'lob.event.fleetHidden' : 'lob.event.fleetBuilt',
        values: {
          seat: { key: `seat.${seat}` },
          names: ships === 'hidden' ? '' : namesOf(ships),
        },
      }),
      redact: (e, seat) => (e.seat === seat ? e : { ...e, ships: 'hidden' }),
    },
  ),

  fleetMustered: event(
    { seat, ships: field.list(shipRow), isDrawn: field.yesNo },
    {
      apply(state, e) {
        for (const ship of e.ships) state.ships.push(copyShip(ship))
        const player = playerOf(state, e.seat)
        player.isMustered = true
        player.enlisted = null
      },
      describe: e => ({
        key: e.isDrawn ? 'lob.event.fleetDrawn' : 'lob.event.fleetMustered',
        values: {
          seat: { key: `seat.${e.seat}` },
          count: e.ships.length,
          names: namesOf(e.ships),
        },
      }),
    },
  ),

  /** Seats from the highest die to the lowest. */
  quartersRolled: event(
    { order: field.list(seat) },
    {
      apply(state, e) {
        state.initiative = e.order.slice()
      },
      describe: e => ({
        key: 'lob.event.quartersRolled',
        values: { seat: { key: `seat.${e.order[0] ?? 'a'}` } },
      }),
    },
  ),

  quarterChosen: event(
    { seat, quarter: field.number },
    {
      apply(state, e) {
        playerOf(state, e.seat).quarter = e.quarter
      },
      describe: e => ({
        key: 'lob.event.quarterChosen',
        values: {
          seat: { key: `seat.${e.seat}` },
          quarter: { key: `lob.quarter.${e.quarter}` },
        },
      }),
    },
  ),

  edgeChosen: event(
    { seat, edge: quarterHeading },
    {
      apply(state, e) {
        const side = sideOf(state, e.seat)
        for (const player of state.players) if (player.side === side) player.entryEdge = e.edge
      },
      describe: e => ({
        key: 'lob.event.edgeChosen',
        values: { seat: { key: `seat.${e.seat}` }, edge: { key: `lob.edge.${e.edge}` } },
      }),
    },
  ),

  shipPlaced: event(
    { seat, ship, x: along, y: along, heading },
    {
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.status = 'afloat'
        ship.x = e.x
        ship.y = e.y
        ship.heading = e.heading
        const player = playerOf(state, e.seat)
        player.fleetHeading ??= e.heading
      },
      describe: (e, before) => ({
        key: 'lob.event.shipPlaced',
        values: {
          ship: shipOf(before, e.ship).name,
          x: e.x / 1000,
          y: e.y / 1000,
          degrees: e.heading / 100,
        },
      }),
    },
  ),

  shipEntered: event(
    { seat, ship, x: along, y: along, heading },
    {
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.status = 'afloat'
        ship.x = e.x
        ship.y = e.y
        ship.heading = e.heading
      },
      describe: (e, before) => ({
        key: 'lob.event.shipEntered',
        values: {
          ship: shipOf(before, e.ship).name,
          x: inInches(e.x),
          y: inInches(e.y),
          degrees: inDegrees(e.heading),
        },
      }),
    },
  ),
}

export type SetupEvent = EventsOf<typeof setupEvents>

const namesOf = (ships: readonly { name: string }[]) => joinNames(ships.map(ship => ship.name))
