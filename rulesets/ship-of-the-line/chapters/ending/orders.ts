import { allowed, isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { endBattle, endIfFleetLost, surrenderShip } from '../../model/defeat.ts'
import { shipName, textInTurn } from '../../model/names.ts'
import { activeShip, isFighting } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { refuse } from '../../words.ts'

const surrenderRefusals: SolRefusal<Ship>[] = [
  refuse(
    'SOL-092',
    'sol.refuse.noFlagToStrike',
    s => !isFighting(s),
    s => ({ ship: shipName(s) }),
  ),
]

/** [SOL-092] The ship whose turn it is strikes its flag. */
export const surrender: SolOrderRules<'surrender'> = {
  shape: {},
  judge: state => judgeBy(surrenderRefusals, activeShip(state)),
  execute(table) {
    surrenderShip(table, activeShip(table.state).id, 'choice')
    endIfFleetLost(table)
  },
  legalOrders: state =>
    isAllowed(surrenderRefusals, activeShip(state)) ? [{ kind: 'surrender' }] : [],
  excludeFromSearch: true,
  tool: {
    tool: 'list',
    piece: (_order, state) => state.turn?.ship,
    isRare: () => true,
    isGrave: true,
  },
  describe: (state, order) =>
    textInTurn(state, order, ship => ({
      key: 'sol.order.surrender',
      values: { ship: shipName(ship) },
    })),
}

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
