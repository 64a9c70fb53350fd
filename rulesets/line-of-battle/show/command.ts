import { columnsOf, lineAhead } from '@grognard/geometry/measured/columns.ts'
import { DEGREE } from '@grognard/geometry/measured/units.ts'
import { followTheLeader, moveInFormation } from '@grognard/umpire'
import type { Command, Formation, GroupOrder, Of, Seat } from '@grognard/umpire'
import { shotIds } from '../book/tables/fire.ts'
import type { ShotId } from '../book/tables/fire.ts'
import { lineOfBattle } from '../book/tables/movement.ts'
import { aim as aimOrder, aimsAt } from '../chapters/fire/aim.ts'
import { sailTool } from '../chapters/movement/plot.ts'
import { findShip, isOnBoard } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'

type LobGroupOrder = GroupOrder<State, Order>

/** Ships within so many gaps of the line and on headings so much alike sail in one column; our own measure. */
const COLUMN = { gaps: 2, turn: 60 * DEGREE }

/** Columns as the ships lie, and the fleet where there are several. */
function formations(state: State, seat: Seat): Formation[] {
  const own = state.ships.filter(ship => ship.seat === seat && isOnBoard(ship) && !ship.isStruck)
  const longest = Math.max(0, ...own.map(({ length }) => length))
  const columns = columnsOf(own, longest + COLUMN.gaps * lineOfBattle.gap, COLUMN.turn)
  const bodies = columns.filter(({ length }) => length > 1).map(column => bodyOf('column', column))
  const isWhole = columns.length === 1 || own.length < 2
  return isWhole ? bodies : [...bodies, bodyOf('fleet', lineAhead(own))]
}

function bodyOf(kind: 'column' | 'fleet', ships: readonly Ship[]): Formation {
  const [head] = ships
  const flagship = ships.find(({ officer }) => officer !== null) ?? head
  return {
    id: `${kind}-${head?.id}`,
    name: { key: `lob.body.${kind}`, values: { ship: flagship?.name ?? '' } },
    leader: flagship?.id ?? '',
    pieces: ships.map(({ id }) => id),
  }
}

function placeOf(state: State, id: string): Ship | undefined {
  const ship = findShip(state, id)
  return ship && isOnBoard(ship) ? ship : undefined
}

const sailing = {
  kinds: ['sail'] as const,
  placeOf,
  begin: (state: State, seat: Seat, piece: string): Order => sailTool.start(state, seat, piece),
  tool: {
    extend: (state: State, seat: Seat, order: Order, x: number, y: number): Order =>
      order.kind === 'sail' ? sailTool.extend(state, seat, order, x, y) : order,
  },
}

/** [LOB-103] In the track of the ship ahead, so that the line holds. */
const follow: LobGroupOrder = followTheLeader<State, Order>({
  ...sailing,
  inLine: (state, pieces) =>
    lineAhead(pieces.flatMap(piece => placeOf(state, piece) ?? [])).map(({ id }) => id),
})

const together: LobGroupOrder = moveInFormation<State, Order>(sailing)

/** [LOB-054] The same shot for every ship. */
function load(shot: ShotId): LobGroupOrder {
  return {
    aim: 'nothing',
    kinds: ['chooseShot'],
    orders: ({ state }, ship) =>
      findShip(state, ship)?.shot === shot ? [] : [{ kind: 'chooseShot', ship, shot }],
  }
}

type Aim = Of<Order, 'aim'>

/** [LOB-132] Every side that bears on the target is aimed at it. */
const fireAt: LobGroupOrder = {
  aim: 'piece',
  kinds: ['aim'],
  orders({ state, seat, aim }, ship) {
    if (aim.at !== 'piece') return []
    const sides: Aim[] = aimsAt(ship, aim.piece)
    const open = sides.filter(one => aimOrder.judge(state, seat, one).allowed)
    return open.length > 0 ? open : sides.slice(0, 1)
  },
}

export const command: Command<State, Order> = {
  formations,
  orders: {
    follow,
    together,
    ...Object.fromEntries(shotIds.map(shot => [shot, load(shot)])),
    fireAt,
  },
}
