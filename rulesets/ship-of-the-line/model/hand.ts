import type { Seat } from '@grognard/umpire'
import type { Card, CardId, EffectId } from '../book/tables/cards.ts'
import type { SolTable } from '../rules.ts'
import type { Player, State } from './state.ts'

/** The card of that name among those in play; undefined for none. */
export function cardOf({ cards }: State, id: string | null | undefined): Card | undefined {
  for (let i = 0; i < cards.length; i++) if (cards[i]?.id === id) return cards[i]
  return undefined
}

/** [SOL-047] Whether the seat has the card and has not used it yet. */
export function isHeld(state: State, seat: Seat, card: CardId): boolean {
  const player = findPlayer(state, seat)
  if (!player) return false
  const officer = player.officers.indexOf(card)
  return officer >= 0 && !player.areUsed[officer]
}

/** [SOL-047] An unused card of the seat with that effect; undefined where it holds none. */
export function cardWith(state: State, seat: Seat, effect: EffectId): Card | undefined {
  const player = findPlayer(state, seat)
  if (!player) return undefined
  for (let i = 0; i < player.officers.length; i++) {
    if (player.areUsed[i]) continue
    const card = cardOf(state, player.officers[i])
    if (card?.effect === effect) return card
  }
  return undefined
}

/** [SOL-046] Whether the seat can still do what such a card does. */
export function holdsEffect(state: State, seat: Seat, effect: EffectId): boolean {
  return cardWith(state, seat, effect) !== undefined
}

/** [SOL-047] The card is turned over; what it does is the caller's to say. */
export function useCard(table: SolTable, seat: Seat, card: CardId): void {
  table.emit({ kind: 'cardUsed', seat, card })
}

/** Nobody's player where the seat is none. */
function findPlayer({ players }: State, seat: Seat): Player | undefined {
  for (let i = 0; i < players.length; i++) if (players[i]?.seat === seat) return players[i]
  return undefined
}
