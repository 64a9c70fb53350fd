import type { Seat } from '@grognard/umpire'
import { playerOf } from '../players.ts'
import type { State } from '../state.ts'
import { shipNames } from '../tables/ship-names.ts'

/**
 * So many names of the seat's nation that no ship of the battle bears; used up, they are numbered.
 * Players of one nation take turns through the list, so that fleets built in secret differ.
 */
export function freeNames(state: State, seat: Seat, count: number): string[] {
  const ofNation = namesFor(state, seat)
  const taken = new Set(state.ships.map(ship => ship.name))
  const names: string[] = []
  for (let round = 1; names.length < count; round++)
    for (const name of ofNation) {
      const numbered = round === 1 ? name : `${name} ${round}`
      if (names.length < count && !taken.has(numbered)) names.push(numbered)
    }
  return names
}

function namesFor(state: State, seat: Seat): string[] {
  const { nation } = playerOf(state, seat)
  const sharers = state.players.filter(player => player.nation === nation)
  const turn = sharers.findIndex(player => player.seat === seat)
  return shipNames[nation].filter((_, index) => index % sharers.length === turn)
}
