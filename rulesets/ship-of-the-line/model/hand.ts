import type { Dice, Seat } from '@grognard/umpire'
import { officerIds } from '../book/tables/cards.ts'
import type { Card, CardId, EffectId } from '../book/tables/cards.ts'
import type { SolTable } from '../rules.ts'
import type { Load, Player, State } from './state.ts'

/** The card of that name among those in play; undefined for none. Names alone are compared quickly. */
export function cardOf({ cards }: State, id: string | null | undefined): Card | undefined {
  if (id === null || id === undefined) return undefined
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

/** The two cards of an officer. */
export function cardsOfOfficer(state: State, officer: string): Card[] {
  return state.cards.filter(card => card.officer === officer)
}

export function handByChance(state: State, dice: Dice): CardId[] {
  return officerIds.flatMap(officer => {
    const two = cardsOfOfficer(state, officer)
    const card = two[dice.roll(two.length) - 1]
    return card ? [card.id] : []
  })
}

/** [SOL-C05] [SOL-C06] What the gunner's cards load; other effects are for other occasions. */
const loads: Partial<Record<EffectId, Load>> = { doubleShot: 'doubleShotted', chainShot: 'chain' }

/** What a card loads the guns with; null for a card that is not the gunner's. */
export function loadOf(card: Card | undefined): Load | null {
  return card === undefined ? 'round' : (loads[card.effect] ?? null)
}
