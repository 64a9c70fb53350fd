import type { Seat } from '@grognard/umpire'
import type { Card } from '../../book/tables/cards.ts'
import { boardingPlayed } from '../../model/grape.ts'
import { cardWith, useCard } from '../../model/hand.ts'
import { shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import type { SolOrderRules } from '../../rules.ts'
import { plain, refused } from '../../words.ts'

const nobody: readonly Seat[] = []
const noMarines = refused('SOL-C10', 'sol.refuse.noMarines')

/** [SOL-C10] The owner of a ship that is boarded, where he holds the card. */
export function defenderWithMarines(state: State): readonly Seat[] {
  const { boarding } = state
  if (!boarding || boarding.volley === 'none') return nobody
  const { seat } = shipOf(state, boarding.defender)
  return cardWith(state, seat, 'marines') ? [seat] : nobody
}

function marinesOf(state: State, seat: Seat): Card | undefined {
  return defenderWithMarines(state).includes(seat) ? cardWith(state, seat, 'marines') : undefined
}

const hasMarines = (state: State, seat: Seat) => marinesOf(state, seat) !== undefined

/** [SOL-C10] Marines of the defender; those of the attacker go with the order to board. */
export const callMarines: SolOrderRules<'callMarines'> = {
  ...plain('callMarines', hasMarines, noMarines),
  execute(table, seat) {
    const card = marinesOf(table.state, seat)
    if (!card) return
    useCard(table, seat, card.id)
    table.emit({ kind: 'marinesCalled', seat, points: card.amount })
  },
  resolves: boardingPlayed,
  tool: { tool: 'list' },
  describe: () => ({ key: 'sol.order.callMarines' }),
}

/** The card is kept for another time. */
export const keepMarines: SolOrderRules<'keepMarines'> = {
  ...plain('keepMarines', hasMarines, noMarines),
  execute() {},
  resolves: boardingPlayed,
  tool: { tool: 'list', isPrimary: true },
  describe: () => ({ key: 'sol.order.keepMarines' }),
}
