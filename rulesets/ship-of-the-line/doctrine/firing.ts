import type { Dice, Of, Seat } from '@grognard/umpire'
import { battleOrders } from '../battle/index.ts'
import { gunnersCards } from '../battle/load.ts'
import { boardingOrders } from '../boarding/index.ts'
import { oddsOfHull, worthOfResults } from './gunnery.ts'
import { layingOf } from './laying.ts'
import type { Order } from '../orders.ts'
import type { Ship, State } from '../state.ts'
import type { Card, CardId } from '../tables/cards.ts'
import type { Salvo } from './position.ts'
import { cardWorth } from './weights.ts'

/** The order for an attack, with a card of the gunner's where it is worth it. */
export function fireOrder(state: State, seat: Seat, ship: Ship, salvo: Salvo): Of<Order, 'fire'> {
  const { side, batteries, target } = salvo
  const card = gunnersCardFor(state, seat, ship, salvo)
  return { kind: 'fire', side, batteries, target: target.id, card }
}

function gunnersCardFor(state: State, seat: Seat, ship: Ship, salvo: Salvo): CardId | null {
  let best: CardId | null = null
  let most = cardWorth
  for (const card of gunnersCards(state, seat, salvo.range)) {
    const gain = gainOf(state, ship, salvo, card)
    if (gain <= most) continue
    most = gain
    best = card.id
  }
  return best
}

/** What the card adds to all hull results that may be expected. */
function gainOf(state: State, ship: Ship, { batteries, target }: Salvo, card: Card): number {
  const laying = layingOf(ship, target)
  if (laying === null) return 0
  const { hull, sail } = worthOfResults(state, target)
  const each = card.effect === 'doubleShot' ? card.amount * hull : card.amount * sail - hull
  return batteries.reduce((sum, battery) => {
    const kind = laying.kinds[battery - 1] ?? 'broadside'
    return sum + oddsOfHull(state.charts[kind][laying.range - 1] ?? []) * each
  }, 0)
}

/** Every gun that bears: nobody can answer an answer. */
export function fullAnswer(state: State, seat: Seat, _dice: Dice): Order | undefined {
  return battleOrders.retaliate.legalOrders(state, seat)[0]
}

export function fullGrape(state: State, seat: Seat, _dice: Dice): Order | undefined {
  return boardingOrders.grape.legalOrders(state, seat)[0]
}
