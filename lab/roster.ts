import type { Badge, Piece, Seat } from '@grognard/umpire'

/** Whose each piece was when it was first seen, and which of them are lost. */
export interface Roster {
  note(pieces: readonly Piece[]): void
  /** How many of a seat's pieces are now off the table, out of action or another's. */
  lostBy(seats: readonly Seat[], now: readonly Piece[]): Record<Seat, number>
}

/** A piece that bears one of these fights no more. */
const OUT_OF_ACTION: ReadonlySet<Badge['kind']> = new Set([
  'struck',
  'unmanned',
  'prize',
  'abandoned',
])

export function newRoster(): Roster {
  const first = new Map<string, Seat>()
  return {
    note(pieces) {
      for (const { id, seat } of pieces) if (seat !== null && !first.has(id)) first.set(id, seat)
    },
    lostBy(seats, pieces) {
      const left = new Map(pieces.filter(isInAction).map(({ id, seat }) => [id, seat]))
      const lost = [...first].filter(([id, seat]) => left.get(id) !== seat)
      return Object.fromEntries(
        seats.map(seat => [seat, lost.filter(([, whose]) => whose === seat).length]),
      )
    },
  }
}

function isInAction({ badges }: Piece): boolean {
  return !badges.some(({ kind }) => OUT_OF_ACTION.has(kind))
}
