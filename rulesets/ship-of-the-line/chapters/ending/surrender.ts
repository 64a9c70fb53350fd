import { isAllowed, judgeBy } from '@grognard/umpire'
import { surrenderShip } from '../../model/capitulation.ts'
import { shipName, textInTurn } from '../../model/names.ts'
import { activeShip, isFighting } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'
import { endIfFleetLost } from '../../model/victory.ts'
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
