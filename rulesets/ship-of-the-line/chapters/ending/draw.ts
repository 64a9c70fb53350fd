import { allowed, isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { activeShip } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { endBattle } from '../../model/victory.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { refuse } from '../../words.ts'

const offerRefusals: readonly SolRefusal<State>[] = [
  refuse('SOL-135', 'sol.refuse.drawOffered', s => s.turn?.hasOfferedDraw ?? true),
]

/** [SOL-135] Asks the other seat for a draw, once in a turn. */
export const offerDraw: SolOrderRules<'offerDraw'> = {
  shape: {},
  judge: state => judgeBy(offerRefusals, state),
  execute(table, seat) {
    table.emit({ kind: 'drawOffered', seat })
    table.interrupt('parley')
  },
  legalOrders: state => (isAllowed(offerRefusals, state) ? [{ kind: 'offerDraw' }] : []),
  excludeFromSearch: true,
  tool: { tool: 'list', isRare: () => true },
  describe: () => ({ key: 'sol.order.offerDraw' }),
}

/** [SOL-135] Everybody but the seat whose ship has its turn. */
export function seatToAnswer(state: State): readonly Seat[] {
  const { seat } = activeShip(state)
  return state.players.filter(player => player.seat !== seat).map(player => player.seat)
}

/** [SOL-135] */
export const agree: SolOrderRules<'agree'> = {
  shape: {},
  judge: () => allowed,
  execute: table => endBattle(table, 'agreement', []),
  legalOrders: () => [{ kind: 'agree' }],
  sample: () => ({ kind: 'agree' }),
  describe: () => ({ key: 'sol.order.agree' }),
}

/** [SOL-135] */
export const decline: SolOrderRules<'decline'> = {
  shape: {},
  judge: () => allowed,
  execute: (table, seat) => table.emit({ kind: 'drawDeclined', seat }),
  legalOrders: () => [{ kind: 'decline' }],
  sample: () => ({ kind: 'decline' }),
  describe: () => ({ key: 'sol.order.decline' }),
}
