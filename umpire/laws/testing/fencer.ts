import type { Piece } from '../../picture.ts'
import type { Seat } from '../../kind.ts'

/** A fencer of the duel as a piece at the origin, with nothing to tell of but what is shown. */
export function fencerShown(seat: Seat, shown: Partial<Piece>): Piece {
  return {
    id: seat,
    shape: 'mark',
    build: { masts: 0, decks: 0 },
    x: 0,
    y: 0,
    heading: 0,
    length: 1,
    beam: 1,
    seat,
    side: 0,
    nation: '',
    name: seat,
    label: { key: `seat.${seat}` },
    rows: [],
    badges: [],
    card: [],
    ...shown,
  }
}
