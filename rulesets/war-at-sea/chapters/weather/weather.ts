import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { FULL_TURN, whole } from '@grognard/geometry/measured/units.ts'
import { dieSides } from '../../book/tables/dice.ts'
import { squallDrift } from '../../book/tables/measures.ts'
import { squallRow, squallsOf, twilight } from '../../book/tables/scenarios.ts'
import type { Cloud, State } from '../../model/state.ts'
import type { WasTable } from '../../rules.ts'

/** [WAS-173] [WAS-172] Before the first turn: squalls by a die where the weather counts, a coin at twilight. */
export function rollWeather(table: WasTable): void {
  const { rules } = table.state
  if (rules.light === 'twilight') {
    const first = table.roll(twilight.coinSides, 'WAS-172') === 1 ? 'day' : 'night'
    table.emit({ kind: 'twilightTossed', first })
  }
  if (!rules.hasWeather) return
  const count = squallsOf[table.roll(dieSides, 'WAS-173') - 1] ?? 0
  table.emit({ kind: 'squallsSet', places: squallPlaces(table.state, count) })
}

/** [WAS-173] The centre row first: the middle, then a third of the table to either side. */
function squallPlaces({ rules }: State, count: number): { x: number; y: number }[] {
  const y = whole(rules.height / 2)
  return squallRow.slice(0, count).map(sixths => ({ x: whole((rules.width * sixths) / 6), y }))
}

/** [WAS-172] As the turn begins in which twilight is over. */
export function changeLight(table: WasTable): void {
  const { turn, light, rules } = table.state
  if (turn !== twilight.changesIn || rules.light === 'day' || rules.light === 'darkness') return
  table.emit({ kind: 'lightChanged', light: light === 'day' ? 'night' : 'day' })
}

/** [WAS-165] [WAS-173] Smoke of the turn before clears, and every squall drifts. */
export function clearAndDrift(table: WasTable): void {
  const { turn, clouds } = table.state
  if (clouds.some(({ until }) => until !== 0 && until <= turn))
    table.emit({ kind: 'smokeCleared', turn })
  const squalls = table.state.clouds.filter(({ kind }) => kind === 'squall')
  if (squalls.length === 0) return
  table.emit({ kind: 'squallsDrifted', places: squalls.map(squall => drifted(table, squall)) })
}

function drifted(table: WasTable, { x, y }: Cloud): { x: number; y: number } {
  const heading = (FULL_TURN / dieSides) * (table.roll(dieSides, 'WAS-173') - 1)
  return {
    x: x + whole(squallDrift * sine(heading)),
    y: y + whole(squallDrift * cosine(heading)),
  }
}
