import type { Message, Of, Seat, Stock, StockCard } from '@grognard/umpire'
import type { Card } from '../../book/tables/ships.ts'
import { musterableCards, pointsFor } from '../../model/fleet.ts'
import { freeNames } from '../../model/names-of-ships.ts'
import { inDegrees, inInches } from '../../model/measures.ts'
import { playerOf } from '../../model/players.ts'
import { buildOf, cardById, cardName, hasCard } from '../../model/ships.ts'
import type { Enlisted, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'

/** [LOB-036] What a fleet is worth. Cards that do not exist are worth nothing. */
export function valueOf(state: State, ships: readonly Enlisted[]): number {
  let value = 0
  for (const ship of ships)
    if (hasCard(state, ship.card)) value += cardById(state, ship.card).points
  return value
}

/** [LOB-036] The classes that a fleet is put together from, each with the next free name of its rate. */
export function stock(state: State, seat: Seat, order: Of<Order, 'muster'> | null): Stock {
  const ships = order?.ships ?? []
  const { nation, side } = playerOf(state, seat)
  const taken = new Set(ships.map(({ name }) => name))
  const nameFor = (card: Card) =>
    freeNames(state, seat, card, taken.size + 1).find(one => !taken.has(one)) ?? ''
  const cardFor = (card: Card): StockCard => ({
    id: card.id,
    kind: { key: `lob.fleet.kind.${kindOf(card)}` },
    name: { key: 'lob.fleet.kind', values: { card: cardName(card) } },
    points: card.points,
    note: noteOf(card),
    look: {
      shape: 'ship',
      build: buildOf(card),
      length: card.length,
      beam: card.beam,
      side,
      nation,
    },
    row: { card: card.id, name: nameFor(card), nation, officer: null },
  })
  return {
    list: 'ships',
    spent: valueOf(state, ships),
    limit: pointsFor(state, seat),
    cards: musterableCards(state).map(cardFor),
  }
}

/** [LOB-014] */
function kindOf({ isShipOfTheLine, size }: Card): 'line' | 'frigate' | 'small' {
  if (isShipOfTheLine) return 'line'
  return size === 'small' ? 'small' : 'frigate'
}

/** What a ship of the class can do. */
export function noteOf(card: Card): Message {
  return {
    key: 'lob.fleet.card.note',
    values: {
      firepower: card.firepower,
      move: inInches(card.move),
      degrees: inDegrees(card.turning),
      morale: card.morale,
      hull: card.hull,
      sails: card.sails,
      crew: card.crew,
    },
  }
}
