import type { Message } from '@grognard/umpire'
import { cardName, cardOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'

/** What a ship is called on the table: her name and her class. */
export function pieceLabel(state: State, ship: Ship): Message {
  return {
    key: 'lob.piece',
    values: { ship: ship.name, class: cardName(cardOf(state, ship)) },
  }
}
