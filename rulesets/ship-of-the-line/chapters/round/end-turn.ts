import { isAllowed, judgeBy } from '@grognard/umpire'
import { hasTarget } from '../../model/guns.ts'
import { activeShip, activeTurn, shipName, tellInTurn } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { maySail } from '../../model/under-way.ts'
import type { Sailing } from '../../model/under-way.ts'
import { canBoardAny, owesMove } from '../../model/ways.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { isAway } from './return.ts'

const endTurnRefusals: SolRefusal<Sailing>[] = [
  stop(
    'SOL-127',
    'sol.refuse.returnFirst',
    ({ ship }) => ship.status === 'disengaged' && !isAway(ship),
    ({ ship }) => ({ ship: shipName(ship) }),
  ),
  refuse(
    'SOL-022',
    'sol.refuse.owesMove',
    ({ state, ship, turn }) => owesMove(state, ship, turn) && maySail(ship, turn),
    ({ ship }) => ({ ship: shipName(ship) }),
  ),
]

function sailingOf(state: State): Sailing {
  return { state, ship: activeShip(state), turn: activeTurn(state) }
}

/** The table read at a glance, for search. */
function mayEnd(state: State): boolean {
  const ship = activeShip(state)
  const turn = activeTurn(state)
  if (ship.status === 'disengaged') return isAway(ship)
  return !owesMove(state, ship, turn) || !maySail(ship, turn)
}

/** [SOL-022] [SOL-023] The ship has made its cable, or need not. */
export const endTurn: SolOrderRules<'endTurn'> = {
  shape: {},
  judge: state => judgeBy(endTurnRefusals, sailingOf(state)),
  execute: table => table.emit({ kind: 'turnClosed', ship: activeShip(table.state).id }),
  legalOrders: state => (isAllowed(endTurnRefusals, sailingOf(state)) ? [{ kind: 'endTurn' }] : []),
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
    tellInTurn(state, order, ship => ({
      key: 'sol.order.endTurn',
      values: { ship: shipName(ship) },
    })),
}
