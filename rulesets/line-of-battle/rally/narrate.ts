import { messageOfReason } from '@grognard/umpire'
import type { Message, Of } from '@grognard/umpire'
import { clockTime } from '../clock.ts'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import { failsToStrike } from '../tables/morale.ts'
import type { Earned, RallyEvent } from './events.ts'
import { outcomeMessage } from './outcome.ts'
import { steadyUpTo } from './steadiness.ts'
import { lineOf } from './victory-points.ts'

type Narrate = { [K in RallyEvent['kind']]: (event: Of<RallyEvent, K>, before: State) => Message }

const named = (state: State, id: string): string => shipOf(state, id).name

export const narrateRally: Narrate = {
  shakenGathered: ({ ships }, before) => ({
    key: 'lob.event.shakenGathered',
    values: { count: ships.length, ships: ships.map(id => named(before, id)).join(', ') },
  }),
  failsForgotten: ({ ship, isFleeing }, before) => ({
    key: isFleeing ? 'lob.event.failsForgotten' : 'lob.event.flightEnded',
    values: { ship: named(before, ship) },
  }),
  moraleTestOpened: ({ ship }, before) => ({
    key: 'lob.event.moraleTestOpened',
    values: { ship: named(before, ship) },
  }),
  moraleRolled: ({ ship, die, bonus }, before) => ({
    key: 'lob.event.moraleRolled',
    values: {
      ship: named(before, ship),
      die,
      bonus,
      most: steadyUpTo(before, shipOf(before, ship), bonus),
    },
  }),
  moralePassed: ({ ship }, before) => ({
    key: 'lob.event.moralePassed',
    values: { ship: named(before, ship) },
  }),
  moraleFailed: ({ ship, fails }, before) => ({
    key: 'lob.event.moraleFailed',
    values: { ship: named(before, ship), fails, most: failsToStrike },
  }),
  flagStruck: ({ ship, seat }, before) => ({
    key: 'lob.event.flagStruck',
    values: { ship: named(before, ship), seat: { key: `seat.${seat}` } },
  }),
  weatherRolled: ({ die, weather }) => ({
    key: 'lob.event.weatherRolled',
    values: { die, level: weather, weather: { key: `lob.weather.${weather}` } },
  }),
  clockAdvanced: ({ clock }) => ({
    key: 'lob.event.clockAdvanced',
    values: { time: clockTime(clock) },
  }),
  windRolled: ({ die, windFrom }) => ({
    key: 'lob.event.windRolled',
    values: { die, wind: { key: `lob.wind.${windFrom}` } },
  }),
  turnEnded: ({ turn }) => ({ key: 'lob.event.turnEnded', values: { turn } }),
  pointsCounted: ({ side, ...earned }, before) => countedLine(before, side, earned),
  battleEnded: (event, before) => outcomeMessage(event, before),
}

function countedLine(before: State, side: number, earned: Earned): Message {
  const line = lineOf(before, earned)
  const { rule, value: points } = line
  return {
    key: 'lob.event.pointsCounted',
    values: { side: { key: `lob.side.${side}` }, points, what: messageOfReason(line), rule },
  }
}
