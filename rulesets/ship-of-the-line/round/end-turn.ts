import { isAllowed, judgeBy } from '@grognard/umpire'
import { shipName } from '../picture/piece.ts'
import type { SolOrderRules, SolRefusal } from '../rules.ts'
import { maySail } from '../sailing/sailor.ts'
import type { Sailing } from '../sailing/sailor.ts'
import { owesMove } from '../sailing/ways.ts'
import { activeShip, activeTurn } from '../ships.ts'
import type { State } from '../state.ts'
import { isAway } from './away.ts'

const endTurnRefusals: SolRefusal<Sailing>[] = [
  {
    rule: 'SOL-127',
    message: 'sol.refuse.returnFirst',
    values: ({ ship }) => ({ ship: shipName(ship) }),
    stop: true,
    when: ({ ship }) => ship.status === 'disengaged' && !isAway(ship),
  },
  {
    rule: 'SOL-022',
    message: 'sol.refuse.owesMove',
    values: ({ ship }) => ({ ship: shipName(ship) }),
    when: ({ state, ship, turn }) => owesMove(state, ship, turn) && maySail(state, ship, turn),
  },
]

function sailingOf(state: State): Sailing {
  return { state, ship: activeShip(state), turn: activeTurn(state) }
}

/** [SOL-022] [SOL-023] The ship has made its cable, or need not. */
export const endTurn: SolOrderRules<'endTurn'> = {
  shape: {},
  judge: state => judgeBy(endTurnRefusals, sailingOf(state)),
  carryOut: table => table.happen({ kind: 'turnClosed', ship: activeShip(table.state).id }),
  offers: state => (isAllowed(endTurnRefusals, sailingOf(state)) ? [{ kind: 'endTurn' }] : []),
  pick: state => (isAllowed(endTurnRefusals, sailingOf(state)) ? { kind: 'endTurn' } : undefined),
  tool: { tool: 'list', isPrimary: true },
  tell: state => ({ key: 'sol.order.endTurn', values: { ship: shipName(activeShip(state)) } }),
}
