import { isHullWithin } from '@grognard/geometry/measured/hull.ts'
import type { LobTable } from '../rules.ts'
import { isActiveEnemy, shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { sides } from '../tables/board.ts'
import { transferEnemyWithin, transferOf, transferRoughWeather } from '../tables/transfer.ts'

/** [LOB-083] [LOB-084] Rough weather or an enemy near one of the ships asks for a test. */
export function isRisky(state: State, ship: Ship, to: Ship): boolean {
  if (state.weather >= transferRoughWeather) return true
  return state.ships.some(
    other =>
      isActiveEnemy(state, ship, other) &&
      (isHullWithin(ship, other, transferEnemyWithin) ||
        isHullWithin(to, other, transferEnemyWithin)),
  )
}

/** [LOB-082] [LOB-085] All arrive, or what the die says. */
export function passCrew(table: LobTable, from: string, to: string, declared: number): void {
  const { state } = table
  const giver = shipOf(state, from)
  const receiver = shipOf(state, to)
  const rule = state.weather >= transferRoughWeather ? 'LOB-083' : 'LOB-084'
  const die = isRisky(state, giver, receiver) ? table.roll(sides, rule) : null
  const { arrive, lost } = die === null ? { arrive: declared, lost: 0 } : transferOf(declared, die)
  table.emit({
    kind: 'crewTransferred',
    from,
    to,
    turn: state.turn,
    declared,
    die,
    arrived: arrive,
    lost,
    fromCrew: giver.crew - arrive - lost,
    toCrew: receiver.crew + arrive,
  })
}
