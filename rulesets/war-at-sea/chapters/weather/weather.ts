import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { dieSides } from '../../book/tables/dice.ts'
import { squallDrift } from '../../book/tables/measures.ts'
import type { Cloud, State } from '../../model/state.ts'
import type { WasTable } from '../../rules.ts'

/** [WAS-172] Twilight changes in this turn. */
const twilightTurn = 4

/** [WAS-173] Squalls by the die; clear on 1 to 3. */
const squallsOf = [0, 0, 0, 1, 2, 3] as const

/** [WAS-173] [WAS-172] Before the first turn: squalls by a die where the weather counts, a coin at twilight. */
export function rollWeather(table: WasTable): void {
  const { rules } = table.state
  if (rules.light === 'twilight') {
    const first = table.roll(2, 'WAS-172') === 1 ? 'day' : 'night'
    table.emit({ kind: 'twilightTossed', first })
  }
  if (!rules.hasWeather) return
  const count = squallsOf[table.roll(dieSides, 'WAS-173') - 1] ?? 0
  table.emit({ kind: 'squallsSet', places: squallPlaces(table.state, count) })
}

/** [WAS-173] The centre row first: the middle, then a third of the table to either side. */
function squallPlaces({ rules }: State, count: number): { x: number; y: number }[] {
  const y = whole(rules.height / 2)
  const places = [rules.width / 2, rules.width / 6, (rules.width * 5) / 6]
  return places.slice(0, count).map(x => ({ x: whole(x), y }))
}

/** [WAS-172] As turn 4 begins. */
export function changeLight(table: WasTable): void {
  const { turn, light, rules } = table.state
  if (turn !== twilightTurn || rules.light === 'day' || rules.light === 'darkness') return
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

const sixth = 6000

function drifted(table: WasTable, { x, y }: Cloud): { x: number; y: number } {
  const heading = sixth * (table.roll(dieSides, 'WAS-173') - 1)
  return {
    x: x + whole(squallDrift * sine(heading)),
    y: y + whole(squallDrift * cosine(heading)),
  }
}
