import { columnsOf, lineAhead } from '@grognard/geometry/measured/columns.ts'
import { DEGREE } from '@grognard/geometry/measured/units.ts'
import { followTheLeader, moveInFormation } from '@grognard/umpire'
import type { Command, Formation, GroupOrder, Of, Seat } from '@grognard/umpire'
import { groupReach } from '../book/tables/measures.ts'
import { shotsOf } from '../chapters/gunnery/fire.ts'
import { sailTool } from '../chapters/movement/plot.ts'
import type { SeaUnit, State } from '../model/state.ts'
import { findUnit, isAfloat, isOwnAfloat, nameOf } from '../model/units.ts'
import type { Order } from '../orders.ts'

type WasGroupOrder = GroupOrder<State, Order>

/** Whatever their headings: those that are near each other are a task group. */
const ANY_HEADING = 180 * DEGREE

/** Task groups as the ships lie, and the fleet where there are several. */
function formations(state: State, seat: Seat): Formation[] {
  const own = state.units.filter(unit => isOwnAfloat(seat, unit))
  const groups = columnsOf(own, groupReach, ANY_HEADING)
  const bodies = groups
    .filter(({ length }) => length > 1)
    .map(units => bodyOf(state, 'group', units))
  const isWhole = groups.length === 1 || own.length < 2
  return isWhole ? bodies : [...bodies, bodyOf(state, 'fleet', lineAhead(own))]
}

function bodyOf(state: State, kind: 'group' | 'fleet', units: readonly SeaUnit[]): Formation {
  const pieces = units.map(({ id }) => id)
  const [leader = ''] = pieces
  const name = { key: `was.body.${kind}`, values: { unit: nameOf(state, leader) } }
  return { id: `${kind}-${leader}`, name, leader, pieces }
}

function placeOf(state: State, id: string): SeaUnit | undefined {
  const unit = findUnit(state, id)
  return unit && isAfloat(unit) ? unit : undefined
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

/** [WAS-055] Who is farthest ahead goes first, so that nobody is in the way of the next astern. */
const inLine = (state: State, pieces: readonly string[]): string[] =>
  lineAhead(pieces.flatMap(piece => placeOf(state, piece) ?? [])).map(({ id }) => id)

const together: WasGroupOrder = {
  ...moveInFormation<State, Order>(sailing),
  inTurn: ({ start, pieces }) => inLine(start, pieces),
}

const follow: WasGroupOrder = followTheLeader<State, Order>({ ...sailing, inLine })

type Fire = Of<Order, 'fire'>

/** [WAS-095] Every weapon of the group that bears on the target, one after the other. */
const fireAt: WasGroupOrder = {
  aim: 'piece',
  kinds: ['fire'],
  orders({ state, aim }, piece) {
    const unit = findUnit(state, piece)
    if (!unit || aim.at !== 'piece') return []
    const shots = shotsOf(state, unit).filter(
      ({ target, isRapid, weapon }) => target === aim.piece && !isRapid && weapon !== 'asw',
    )
    return shots.length > 0 ? shots : [mainGuns(piece, aim.piece)]
  },
}

/** To be judged, where nothing bears. */
function mainGuns(unit: string, target: string): Fire {
  return { kind: 'fire', unit, weapon: 'main', target, isRapid: false }
}

export const command: Command<State, Order> = {
  formations,
  orders: { together, follow, fireAt },
}
