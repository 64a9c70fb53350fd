import type { Dice, Seat } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import { setupOrders } from '../setup/index.ts'
import { cardsOfOfficer } from '../setup/officers.ts'
import type { State } from '../state.ts'
import type { Card, CardId, EffectId, OfficerId } from '../tables/cards.ts'

/** How often of ten an effect is taken when the other card of its officer is offered too. */
const liking: Record<EffectId, number> = {
  clearWreck: 6,
  replaceSails: 4,
  plugHull: 5,
  replaceRudder: 5,
  doubleShot: 8,
  chainShot: 2,
  clubHaul: 3,
  backTopsails: 7,
  extraMove: 6,
  marines: 4,
}

export function anyFlag(state: State, seat: Seat, dice: Dice): Order | undefined {
  return anyOf(setupOrders.chooseNation.offers(state, seat), dice)
}

export function anyBerth(state: State, seat: Seat, dice: Dice): Order | undefined {
  return anyOf(setupOrders.berth.offers(state, seat), dice)
}

function anyOf<Item>(items: readonly Item[], dice: Dice): Item | undefined {
  return items.length === 0 ? undefined : items[dice.roll(items.length) - 1]
}

/** A card of each officer, those that are liked more often. */
export function likedOfficers(state: State, _seat: Seat, dice: Dice): Order {
  const cardOf = (officer: OfficerId) => likedOf(cardsOfOfficer(state, officer), dice)
  return {
    kind: 'chooseOfficers',
    boatswain: cardOf('boatswain'),
    carpenter: cardOf('carpenter'),
    gunner: cardOf('gunner'),
    master: cardOf('master'),
    captain: cardOf('captain'),
  }
}

function likedOf(cards: readonly Card[], dice: Dice): CardId {
  const all = cards.reduce((sum, card) => sum + liking[card.effect], 0)
  let die = dice.roll(all)
  for (const card of cards) {
    die -= liking[card.effect]
    if (die <= 0) return card.id
  }
  throw new RangeError('An officer has no card to bring.')
}
