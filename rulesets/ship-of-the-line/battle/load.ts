import type { Seat } from '@grognard/umpire'
import { cardOf, cardWith } from '../officers/hand.ts'
import { playerOf } from '../ships.ts'
import type { Attack, State } from '../state.ts'
import { doubleShotRange } from '../tables/cards.ts'
import type { Card, EffectId } from '../tables/cards.ts'

type Load = Attack['load']

/** [SOL-C05] [SOL-C06] What the gunner's cards load; other effects are for other occasions. */
const loads: Partial<Record<EffectId, Load>> = { doubleShot: 'doubleShotted', chainShot: 'chain' }

const effectOfLoad: Record<Load, EffectId | null> = {
  round: null,
  doubleShotted: 'doubleShot',
  chain: 'chainShot',
}

/** What a card loads the guns with; null for a card that is not the gunner's. */
export function loadOf(card: Card | undefined): Load | null {
  return card === undefined ? 'round' : (loads[card.effect] ?? null)
}

/** What the seat's card behind a load counts: hull hits more, or sails; 0 for round shot. */
export function cardAmount(state: State, seat: Seat, load: Load): number {
  const effect = effectOfLoad[load]
  if (effect === null) return 0
  const { officers, areUsed } = playerOf(state, seat)
  for (let i = 0; i < officers.length; i++) {
    const card = areUsed[i] ? cardOf(state, officers[i]) : undefined
    if (card?.effect === effect) return card.amount
  }
  return 0
}

/** Cards of the seat that may go with an attack at a range. */
export function gunnersCards(state: State, seat: Seat, range: number): Card[] {
  const double = range === doubleShotRange ? cardWith(state, seat, 'doubleShot') : undefined
  const chain = cardWith(state, seat, 'chainShot')
  return [double, chain].filter(card => card !== undefined)
}

/** The first of them. */
export function gunnersCard(state: State, seat: Seat, range: number): Card | undefined {
  const double = range === doubleShotRange ? cardWith(state, seat, 'doubleShot') : undefined
  return double ?? cardWith(state, seat, 'chainShot')
}
