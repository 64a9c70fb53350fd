import { isAllowed, judgeBy } from '@grognard/umpire'
import { surrenderShip } from '../ending/surrender.ts'
import { endIfFleetLost } from '../ending/victory.ts'
import { shipName } from '../picture/piece.ts'
import type { SolOrderRules, SolRefusal } from '../rules.ts'
import { activeShip, isFighting, tellInTurn } from '../ships.ts'
import type { Ship } from '../state.ts'

const surrenderRefusals: SolRefusal<Ship>[] = [
  {
    rule: 'SOL-092',
    message: 'sol.refuse.noFlagToStrike',
    values: ship => ({ ship: shipName(ship) }),
    when: ship => !isFighting(ship),
  },
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
    tellInTurn(state, order, ship => ({
      key: 'sol.order.surrender',
      values: { ship: shipName(ship) },
    })),
}
