import type { Message, Of } from '@grognard/umpire'
import type { State } from '../state.ts'
import { shipOf } from '../ships.ts'
import { clockTime } from '../clock.ts'
import type { SetupEvent } from './events.ts'

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
