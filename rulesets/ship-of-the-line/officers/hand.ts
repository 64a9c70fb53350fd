import type { Seat } from '@grognard/umpire'
import type { State } from '../state.ts'
import type { Card, CardId, EffectId } from '../tables/cards.ts'

/** [SOL-047] The seat chose this card and has not turned it over. */
export function hasCard(state: State, seat: Seat, id: CardId): boolean {
  const { players } = state
  for (let i = 0; i < players.length; i++) {
    const player = players[i]
    if (player === undefined || player.seat !== seat) continue
    const officer = player.officers.indexOf(id)
    return officer >= 0 && player.areUsed[officer] === false
  }
  return false
}

/** A card by its id; throws for one that is not in play. */
export function cardOf(state: State, id: CardId): Card {
  const { cards } = state
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    if (card !== undefined && card.id === id) return card
  }
  throw new RangeError(`There is no card "${id}".`)
}

/** The card with this effect that the seat may still play, or null. */
export function cardWith(state: State, seat: Seat, effect: EffectId): Card | null {
  const { cards } = state
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    if (card !== undefined && card.effect === effect && hasCard(state, seat, card.id)) return card
  }
  return null
}

/** The seat may still play a card with this effect. */
export function holdsEffect(state: State, seat: Seat, effect: EffectId): boolean {
  return cardWith(state, seat, effect) !== null
}
