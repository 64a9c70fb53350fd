import type { Metric } from '@grognard/umpire'
import type { Player, State } from '../state.ts'
import type { CardId } from '../tables/cards.ts'

/** Cards held and cards used by each seat, and whose a card was where the other seat had its twin. */
export function handsHeld({ players }: State): Metric[] {
  const held = players.flatMap(player => cardsOf(player).map(card => ({ card, player })))
  return held.flatMap(({ card, player }) => {
    const { seat } = player
    const found: Metric[] = [{ count: `card.${card}.held`, seat }]
    if (isUsed(player, card)) found.push({ count: `card.${card}.used`, seat })
    if (held.every(other => other.player === player || other.card !== card))
      found.push({ factor: `holder.${card}`, seat })
    return found
  })
}

function cardsOf({ officers }: Player): CardId[] {
  return officers.flatMap(card => (card === null || card === 'unknown' ? [] : [card]))
}

function isUsed({ officers, areUsed }: Player, card: CardId): boolean {
  return areUsed[officers.indexOf(card)] === true
}
