import type { Metric } from '@grognard/umpire'
import { inches } from '@grognard/geometry/measured/units.ts'
import { towardsWind } from '../movement/wind.ts'
import { sideOf } from '../players.ts'
import { isOnBoard } from '../ships.ts'
import type { State } from '../state.ts'
import { seatOfSide } from './sides.ts'

/** How things stand before the first move: who moves first, who lies to windward, the weather. */
export function atStart(state: State): Metric[] {
  const [first = ''] = state.initiative
  return [
    { factor: 'initiative', seat: first },
    ...gage(state),
    { factor: 'weather', is: String(state.weather) },
  ]
}

/** Fleets whose middles lie less apart along the wind have it both alike; our own measure, 1/1000 in. */
const ABREAST = inches(3)

/** [LOB-035] The side whose ships on the board lie farther to windward, told by its first seat; none where neither does. */
function gage(state: State): Metric[] {
  const [ofA, ofB] = [windwardness(state, 0), windwardness(state, 1)]
  const ahead = ofA === null || ofB === null ? 0 : ofA - ofB
  if (Math.abs(ahead) < ABREAST) return []
  return [{ factor: 'gage', seat: seatOfSide(state, ahead > 0 ? 0 : 1) }]
}

/** How far to windward the ships of a side lie at the mean; null where none is on the board. */
function windwardness(state: State, side: number): number | null {
  const ships = state.ships.filter(ship => isOnBoard(ship) && sideOf(state, ship.seat) === side)
  if (ships.length === 0) return null
  const all = ships.reduce((sum, ship) => sum + towardsWind(state.windFrom, ship), 0)
  return all / ships.length
}
