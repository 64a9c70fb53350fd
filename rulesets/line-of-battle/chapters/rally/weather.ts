import { windAfter } from '../../book/tables/movement.ts'
import { dayMinutes, turnMinutes, weatherAfter } from '../../book/tables/rally.ts'
import { dieSides } from '../../book/tables/setup.ts'
import type { LobTable } from '../../rules.ts'

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
