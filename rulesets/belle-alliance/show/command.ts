import { moveInFormation } from '@grognard/umpire'
import type { Command, Formation, Group, GroupOrder, Of, Pose, Seat } from '@grognard/umpire'
import { fire as fireOrder, fireAtTarget } from '../chapters/fire/orders.ts'
import { extendTowards } from '../chapters/march/foreseen-way.ts'
import { plainMarch } from '../chapters/march/march.ts'
import { sendOut } from '../chapters/skirmishers/send-out.ts'
import { centreOf } from '../model/footprint.ts'
import { findSheet } from '../model/sheets.ts'
import { findStaff, isOnBoardStaff } from '../model/staff.ts'
import type { Staff, State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { findUnit, isOnBoard, unitOf } from '../model/units.ts'
import type { Order } from '../orders.ts'

type BaGroupOrder = GroupOrder<State, Order>

/** [BA-1.1.4-02] Who stands under a chief, directly or through others. */
function isUnder(state: State, { chief }: Unit, { id }: Staff): boolean {
  let above = findStaff(state, chief)
  for (let rank = 0; above && rank < state.staff.length; rank += 1) {
    if (above.id === id) return true
    above = findStaff(state, above.over)
  }
  return false
}

/** The bodies of the chiefs who are there, as far as they stand on the board, those nearest to the troops first. */
function formations(state: State, seat: Seat): Formation[] {
  const own = state.units.filter(unit => isOwn(seat, unit))
  return state.staff
    .filter(chief => chief.kind === 'chief' && chief.seat === seat && isOnBoardStaff(chief))
    .map(chief => bodyOf(state, chief, own))
    .filter(({ pieces }) => pieces.length > 1)
    .toSorted((one, other) => one.pieces.length - other.pieces.length)
}

function isOwn(seat: Seat, unit: Unit): boolean {
  return unit.seat === seat && isOnBoard(unit)
}

function bodyOf(state: State, chief: Staff, own: readonly Unit[]): Formation {
  const pieces = own.filter(unit => isUnder(state, unit, chief)).map(({ id }) => id)
  const name = { key: `ba.body.${chief.level}`, values: { chief: chief.name } }
  return { id: chief.id, name, leader: chief.id, pieces }
}

/** Where its march begins: on the edge for who comes in this turn. */
function placeOf(state: State, piece: string): Pose | undefined {
  const unit = findUnit(state, piece)
  if (!unit) return undefined
  return unit.arrival ?? (isOnBoard(unit) ? unit : undefined)
}

const advance: BaGroupOrder = moveInFormation<State, Order>({
  kinds: ['march'],
  begin: (_state, _seat, piece) => plainMarch(piece),
  placeOf,
  tool: {
    extend: (state, _seat, order, x, y) =>
      order.kind === 'march'
        ? { ...extendTowards(state, unitOf(state, order.unit), order, { x, y }), unit: order.unit }
        : order,
  },
})

/** [BA-1.1.2-07] The attack is written, and the march to it. */
const attack: BaGroupOrder = {
  aim: 'piece',
  kinds: ['attack', 'march'],
  orders({ state, aim }, piece) {
    const enemy = aim.at === 'piece' ? findUnit(state, aim.piece) : undefined
    const unit = findUnit(state, piece)
    if (!enemy || !unit) return []
    const to = extendTowards(state, unit, plainMarch(piece), centreOf(enemy))
    return [
      {
        kind: 'attack',
        unit: piece,
        target: enemy.id,
        againstPosition: enemy.building !== null,
        terrain: enemy.building ?? '',
        ifMet: 'attack',
      },
      { ...to, unit: piece },
    ]
  },
}

/** [BA-2.2.3-01] The strongest line that each may send out. */
const skirmish: BaGroupOrder = {
  aim: 'nothing',
  kinds: ['sendOut'],
  orders({ state, seat }, piece) {
    const like = sendOut.tool?.tool === 'list' ? sendOut.tool.like?.(state, seat, piece) : []
    const lines = (like ?? []).toSorted((one, other) => other.figures - one.figures)
    const open = lines.find(line => sendOut.judge(state, seat, line).allowed)
    const [first] = open ? [open] : lines
    return first ? [first] : []
  },
}

/** What is written is struck out: the unit stays, and fires from where it is. */
const hold: BaGroupOrder = {
  aim: 'nothing',
  kinds: ['erase'],
  orders: ({ state }, unit) => (findSheet(state, unit) ? [{ kind: 'erase', unit }] : []),
}

type Fire = Of<Order, 'fire'>

/** [BA-3.1.3-01] All that can fire at the target, with all that they have. */
const fireAt: BaGroupOrder = {
  aim: 'piece',
  kinds: ['fire'],
  orders(group, piece) {
    const fire = fireOf(group, piece)
    return fire ? [fire] : []
  },
}

function fireOf({ state, seat, aim }: Group<State>, piece: string): Fire | undefined {
  const target = aim.at === 'piece' ? findUnit(state, aim.piece) : undefined
  if (!target) return undefined
  const tool = fireOrder.tool?.tool === 'list' ? fireOrder.tool : undefined
  const ways = fireAtTarget(state, unitOf(state, piece), target)
  return (
    ways.find(way => fireOrder.judge(state, seat, way).allowed) ??
    tool?.like?.(state, seat, piece).find(fire => fire.target === target.id)
  )
}

export const command: Command<State, Order> = {
  formations,
  orders: { advance, attack, skirmish, hold, fireAt },
}
