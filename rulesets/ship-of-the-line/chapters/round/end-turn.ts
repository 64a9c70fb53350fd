import { judgeBy } from '@grognard/umpire'
import { canBoardAny } from '../../model/boardable.ts'
import { hasTarget } from '../../model/guns.ts'
import { shipName, textInTurn } from '../../model/names.ts'
import { activeShip, activeTurn, comesBack } from '../../model/ships.ts'
import type { Ship, State, Turn } from '../../model/state.ts'
import { maySail, sailingIn } from '../../model/under-way.ts'
import type { Sailing } from '../../model/under-way.ts'
import { owesMove } from '../../model/ways.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

const owes = (state: State, ship: Ship, turn: Turn) =>
  owesMove(state, ship, turn) && maySail(ship, turn)

const endTurnRefusals: SolRefusal<Sailing>[] = [
  stop(
    'SOL-127',
    'sol.refuse.returnFirst',
    ({ ship }) => comesBack(ship),
    ({ ship }) => ({ ship: shipName(ship) }),
  ),
  refuse(
    'SOL-022',
    'sol.refuse.owesMove',
    s => owes(s.state, s.ship, s.turn),
    ({ ship }) => ({ ship: shipName(ship) }),
  ),
]

/** [SOL-023] Nothing is owed, or nothing can be sailed. */
function mayEnd(state: State): boolean {
  const ship = activeShip(state)
  return !comesBack(ship) && !owes(state, ship, activeTurn(state))
}

/** [SOL-022] [SOL-023] The ship has made its cable, or need not. */
export const endTurn: SolOrderRules<'endTurn'> = {
  shape: {},
  judge: state => judgeBy(endTurnRefusals, sailingIn(state)),
  execute: table => table.emit({ kind: 'turnClosed', ship: activeShip(table.state).id }),
  legalOrders: state => (mayEnd(state) ? [{ kind: 'endTurn' }] : []),
  sample: state => (mayEnd(state) ? { kind: 'endTurn' } : undefined),
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
          isOpen: maySail(ship, activeTurn(state)) && canBoardAny(state, ship),
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
