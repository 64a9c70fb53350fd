import { allows, judgeBy } from '@grognard/umpire'
import { canBoardAny } from '../../model/boardable.ts'
import { hasTarget } from '../../model/guns.ts'
import { shipName, textInTurn, theShip } from '../../model/names.ts'
import { activeShip, comesBack } from '../../model/ships.ts'
import { maySail, sailingIn } from '../../model/under-way.ts'
import type { Sailing } from '../../model/under-way.ts'
import { owesMove } from '../../model/ways.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

const owes = (sailing: Sailing) =>
  owesMove(sailing.state, sailing.ship, sailing.turn) && maySail(sailing)

const endTurnRefusals: SolRefusal<Sailing>[] = [
  stop('SOL-127', 'sol.refuse.returnFirst', ({ ship }) => comesBack(ship), theShip),
  refuse('SOL-022', 'sol.refuse.owesMove', owes, theShip),
]

/** [SOL-023] Nothing is owed, or nothing can be sailed. */
const mayEnd = allows(endTurnRefusals)

/** [SOL-022] [SOL-023] The ship has made its cable, or need not. */
export const endTurn: SolOrderRules<'endTurn'> = {
  shape: {},
  judge: state => judgeBy(endTurnRefusals, sailingIn(state)),
  execute: table => table.emit({ kind: 'turnClosed', ship: activeShip(table.state).id }),
  legalOrders: state => (mayEnd(sailingIn(state)) ? [{ kind: 'endTurn' }] : []),
  sample: state => (mayEnd(sailingIn(state)) ? { kind: 'endTurn' } : undefined),
  tool: {
    tool: 'list',
    isPrimary: true,
    /** [SOL-022] [SOL-050] Guns that bear and have not fired, and an enemy that she could board. */
    forfeits(state) {
      const ship = activeShip(state)
      const named = { piece: ship.id, name: shipName(ship) }
      const open = [
        { ask: 'sol.ask.fire', isOpen: hasTarget(state, ship) },
        {
          ask: 'sol.ask.board',
          isOpen: maySail(sailingIn(state)) && canBoardAny(state, ship),
        },
      ]
      return open.filter(({ isOpen }) => isOpen).map(({ ask }) => ({ ...named, ask }))
    },
  },
  describe: (state, order) =>
    textInTurn(state, order, ship => ({
      key: 'sol.order.endTurn',
      values: { ship: shipName(ship) },
    })),
}
