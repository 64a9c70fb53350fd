import type { Seat } from '@grognard/umpire'
import type { CardId } from '../tables/cards.ts'
import type { NationId } from '../tables/nations.ts'

export type SetupEvent =
  /** The heading the wind comes from. */
  | { kind: 'windRolled'; windFrom: number }
  /** Player A, then player B. */
  | { kind: 'firstPlayerRolled'; order: Seat[] }
  | { kind: 'nationChosen'; seat: Seat; nation: NationId }
  /** Known to its own seat alone, until the cards are shown. */
  | { kind: 'officersChosen'; seat: Seat; cards: CardId[] }
  | { kind: 'officersShown'; hands: Hand[] }
  | { kind: 'shipBerthed'; seat: Seat; ship: string; x: number; y: number; heading: number }

/** The cards of a seat, one for each officer. */
interface Hand {
  seat: Seat
  cards: CardId[]
}
