import { field, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { windHeadings } from '../../book/tables/movement.ts'
import { clockAtHour, hourDice, lastHour, weatherLevels } from '../../book/tables/rally.ts'
import { dieSides } from '../../book/tables/setup.ts'
import type { State } from '../../model/state.ts'
import type { LobOrderRules, LobRefusal, LobTable } from '../../rules.ts'
import { refuse } from '../../words.ts'

/** [LOB-S-3] Putting to sea: the fleet in harbour chooses its hour and its weather. */
export const chooser = (state: State): readonly Seat[] =>
  state.rules.chooser === null ? [] : [state.rules.chooser]

interface Conditions {
  hour: number
  weather: number
}

const conditionRefusals: LobRefusal<Conditions>[] = [
  refuse(
    'LOB-033',
    'lob.refuse.hour',
    o => o.hour < 0 || o.hour > lastHour,
    o => ({ hour: o.hour, last: lastHour }),
  ),
  refuse(
    'LOB-031',
    'lob.refuse.weather',
    o => !weatherLevels.some(row => row.level === o.weather),
    o => ({ level: o.weather, worst: weatherLevels.length }),
  ),
]

export const chooseConditionsShape = { hour: field.integer(), weather: field.integer() }

export const chooseConditions: LobOrderRules<'chooseConditions'> = {
  shape: chooseConditionsShape,
  judge: (_state, _seat, order) => judgeBy(conditionRefusals, order),
  execute(table, seat, order) {
    const { hour, weather } = order
    table.emit({ kind: 'conditionsChosen', seat, clock: clockAtHour(hour), weather })
  },
  legalOrders: () =>
    [5, 8, 12, 20, 22].flatMap(hour =>
      weatherLevels.map(row => ({ kind: 'chooseConditions' as const, hour, weather: row.level })),
    ),
  tool: {
    tool: 'form',
    start: () => ({ kind: 'chooseConditions', hour: 8, weather: 2 }),
    choices: () => ({
      weather: weatherLevels.map(row => ({
        value: row.level,
        label: { key: `lob.weather.${row.level}` },
      })),
    }),
    summary: () => [],
  },
  describe: (_state, order) => ({
    key: 'lob.order.chooseConditions',
    values: { hour: order.hour, weather: { key: `lob.weather.${order.weather}` } },
  }),
}

/** [LOB-030] [LOB-031] Without a scenario's word the weather is rolled before the hour. */
export function rollFirstWeather(table: LobTable): void {
  if (!table.state.rules.hasRandomWeather) return
  table.emit({ kind: 'firstWeatherRolled', weather: table.roll(dieSides, 'LOB-031') })
}

/** [LOB-033] The hour is the sum of four dice; 24 is midnight. */
export function rollFirstHour(table: LobTable): void {
  if (!table.state.rules.hasRandomHour) return
  const hour = table.sum(hourDice, dieSides, 'LOB-033')
  table.emit({ kind: 'firstHourRolled', clock: clockAtHour(hour) })
}

/** [LOB-035] The wind comes from one of four edges, each as likely. */
export function rollFirstWind(table: LobTable): void {
  if (!table.state.rules.hasRandomWind) return
  const windFrom = windHeadings[table.roll(windHeadings.length, 'LOB-035') - 1]
  table.emit({ kind: 'firstWindFound', windFrom: windFrom ?? 0 })
}
