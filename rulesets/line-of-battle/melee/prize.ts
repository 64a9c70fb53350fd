import type { Dice } from '@grognard/umpire'
import type { LobRefusal, LobTable } from '../rules.ts'
import { noteStroke } from '../points/strokes.ts'
import type { Ship } from '../state.ts'
import { prizeCrew } from '../tables/melee.ts'

export interface Prize {
  captor: Ship
  crew: number
}

/** [LOB-174] [LOB-176] The least and the most that may go aboard a prize. */
export function prizeCrewRange(captor: Ship): { least: number; most: number } {
  const { least, kept } = prizeCrew
  if (captor.crew < least + kept) return { least: 0, most: captor.crew }
  return { least, most: captor.crew - kept }
}

export const prizeRefusals: readonly LobRefusal<Prize>[] = [
  {
    rule: 'LOB-174',
    message: 'lob.refuse.prizeCrew',
    values: ({ captor }) => ({ ship: captor.name, ...prizeCrewRange(captor) }),
    when({ captor, crew }) {
      const { least, most } = prizeCrewRange(captor)
      return crew < least || crew > most
    },
  },
]

/** The sizes of prize crew that are lawful, the smallest first. */
export function prizeCrews(captor: Ship): number[] {
  const { least, most } = prizeCrewRange(captor)
  return Array.from({ length: most - least + 1 }, (_, index) => least + index)
}

/** One of them. */
export function prizeCrewByChance(captor: Ship, dice: Dice): number {
  const { least, most } = prizeCrewRange(captor)
  return least - 1 + dice.roll(most - least + 1)
}

/** [LOB-168] [LOB-174] The ship changes hands; [LOB-012] its flag goes into the log. */
export function takeShip(table: LobTable, captor: Ship, ship: Ship, crew: number): void {
  const { seat } = captor
  const left = captor.crew - crew
  table.happen({ kind: 'shipTaken', ship: ship.id, captor: captor.id, seat, crew, left })
  noteStroke(table, seat, 'flag')
}
