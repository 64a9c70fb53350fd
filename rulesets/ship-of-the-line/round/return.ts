import { headings } from '@grognard/geometry/dots/heading.ts'
import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { poseOf } from '../picture/ground.ts'
import { shipName } from '../picture/piece.ts'
import type { SolOrderRules, SolRefusal } from '../rules.ts'
import { activeShip, shipOf, tellInTurn } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { isAway } from './away.ts'
import { dotsOfReturn } from './dot-of-return.ts'
import type { Dot } from './dot-of-return.ts'

interface Returning {
  state: State
  ship: Ship
  heading: number
}

const returnRefusals: SolRefusal<Returning>[] = [
  {
    rule: 'SOL-127',
    message: 'sol.refuse.notDisengaged',
    values: ({ ship }) => ({ ship: shipName(ship) }),
    stop: true,
    when: ({ ship }) => ship.status !== 'disengaged',
  },
  {
    rule: 'SOL-126',
    message: 'sol.refuse.away',
    values: ({ ship }) => ({ ship: shipName(ship) }),
    stop: true,
    when: ({ ship }) => isAway(ship),
  },
  {
    rule: 'SOL-127',
    message: 'sol.refuse.returnIntoWind',
    values: ({ heading }) => ({ heading: { key: `sol.heading.${heading}` } }),
    when: ({ state, heading }) => heading === state.windFrom,
  },
]

const comesBack = ({ status, turnsAway }: Ship) => status === 'disengaged' && turnsAway === 0

/** [SOL-127] Back on its dot, with a normal turn. */
export const returning: SolOrderRules<'return'> = {
  shape: { heading: { type: 'integer', from: 0, to: 7 } },
  judge: (state, _seat, { heading }) =>
    judgeBy(returnRefusals, { state, ship: activeShip(state), heading }),
  execute(table, _seat, { heading }) {
    const ship = activeShip(table.state)
    const { x, y } = dotOfReturn(table.state, ship)
    table.emit({ kind: 'returned', ship: ship.id, x, y, heading })
  },
  legalOrders(state) {
    const ship = activeShip(state)
    return headings
      .filter(heading => isAllowed(returnRefusals, { state, ship, heading }))
      .map(heading => ({ kind: 'return' as const, heading }))
  },
  sample(state, _seat, dice) {
    if (!comesBack(activeShip(state))) return undefined
    const heading = (state.windFrom + dice.roll(headings.length - 1)) % headings.length
    return { kind: 'return', heading }
  },
  tool: {
    tool: 'list',
    piece: (_order, state) => state.turn?.ship,
    label: (state, ship) => shipName(shipOf(state, ship)),
    leads: (state, _seat, { heading }) =>
      state.turn ? [poseOf({ ...dotOfReturn(state, activeShip(state)), heading })] : [],
  },
  describe: (state, order) => tellInTurn(state, order, ship => tellReturn(state, ship, order)),
}

function tellReturn(state: State, ship: Ship, { heading }: { heading: number }): Message {
  const { x, y } = dotOfReturn(state, ship)
  return {
    key: 'sol.order.return',
    values: {
      ship: shipName(ship),
      column: x + 1,
      row: y + 1,
      heading: { key: `sol.heading.${heading}` },
    },
  }
}

/** [SOL-127] The only dot for it; one of them as long as its owner has not chosen. */
export function dotOfReturn(state: State, ship: Ship): Dot {
  const [dot] = dotsOfReturn(state, ship)
  if (!dot) throw new Error('The whole edge of the board is taken.')
  return dot
}
