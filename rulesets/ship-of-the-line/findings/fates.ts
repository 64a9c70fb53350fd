import type { Metric } from '@grognard/umpire'
import type { Ship, State } from '../state.ts'

/** What became of each ship, told of the seat whose flag it first flew. */
export function endOfShips({ ships }: State): Metric[] {
  return ships.map(ship => ({ count: `ship.${fateOf(ship)}`, seat: ship.firstSeat }))
}

const fates = {
  inPort: 'afloat',
  afloat: 'afloat',
  surrendered: 'struck',
  disengaged: 'disengaged',
  sunk: 'sunk',
  safe: 'carriedOff',
} as const

/** A prize, or one that was given up, was taken; one brought to safety was carried off. */
function fateOf({ isPrize, status }: Ship): string {
  const isTaken = isPrize && status !== 'sunk' && status !== 'safe'
  return isTaken ? 'taken' : fates[status]
}
