import { field } from '@grognard/umpire'
import { windAfter } from '../../book/tables/movement.ts'
import { dayMinutes, turnMinutes, weatherAfter } from '../../book/tables/rally.ts'
import { dieSides } from '../../book/tables/setup.ts'
import { quarterHeading } from '../../model/fields.ts'
import { clockTime } from '../../model/measures.ts'
import type { LobTable } from '../../rules.ts'
import { event } from '../../words.ts'

/** What the weather, the clock and the wind do at the end of a turn. */
export const weatherEvents = {
  weatherRolled: event(
    { die: field.number, weather: field.number },
    {
      apply(state, e) {
        state.weather = e.weather
      },
      describe: ({ die, weather }) => ({
        key: 'lob.event.weatherRolled',
        values: { die, level: weather, weather: { key: `lob.weather.${weather}` } },
      }),
    },
  ),

  clockAdvanced: event(
    { clock: field.number },
    {
      apply(state, e) {
        state.clock = e.clock
      },
      describe: ({ clock }) => ({
        key: 'lob.event.clockAdvanced',
        values: { time: clockTime(clock) },
      }),
    },
  ),

  windRolled: event(
    { die: field.number, windFrom: quarterHeading },
    {
      apply(state, e) {
        state.windFrom = e.windFrom
      },
      describe: ({ die, windFrom }) => ({
        key: 'lob.event.windRolled',
        values: { die, wind: { key: `lob.wind.${windFrom}` } },
      }),
    },
  ),
}

/** [LOB-208] A 1 makes the weather worse by one step, a 6 better, or as agreed. */
export function rollWeather(table: LobTable): void {
  const { state } = table
  const die = table.roll(dieSides, 'LOB-208')
  const weather = weatherAfter(state.weather, die, state.options.weatherShift)
  table.emit({ kind: 'weatherRolled', die, weather })
}

/** [LOB-209] A turn takes half an hour. */
export function advanceClock(table: LobTable): void {
  const clock = (table.state.clock + turnMinutes) % dayMinutes
  table.emit({ kind: 'clockAdvanced', clock })
}

/** [LOB-210] A 1 shifts the wind one step clockwise, a 6 counter-clockwise. */
export function rollWind(table: LobTable): void {
  const die = table.roll(dieSides, 'LOB-210')
  table.emit({ kind: 'windRolled', die, windFrom: windAfter(table.state.windFrom, die) })
}
