import type { Seat } from '@grognard/umpire'
import { playerOf } from '../state.ts'
import type { State } from '../state.ts'
import { shipNames } from '../tables/ship-names.ts'

/** So many names of the seat's nation that no ship of the battle bears; used up, they are numbered. */
export function freeNames(state: State, seat: Seat, count: number): string[] {
  const ofNation = shipNames[playerOf(state, seat).nation]
  const taken = new Set(state.ships.map(ship => ship.name))
  const names: string[] = []
  for (let round = 1; names.length < count; round++)
    for (const name of ofNation) {
      const numbered = round === 1 ? name : `${name} ${round}`
      if (names.length < count && !taken.has(numbered)) names.push(numbered)
    }
  return names
}
