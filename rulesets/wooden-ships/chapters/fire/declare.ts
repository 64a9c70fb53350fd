import { field, judgeBy, total } from '@grognard/umpire'
import type { Dice, Of, Ruling, Seat } from '@grognard/umpire'
import { aim, side } from '../../model/fields.ts'
import { hitNumber, shotAt } from '../../model/gunnery.ts'
import { firstLoss } from '../../model/gun-losses.ts'
import { shipName } from '../../model/names.ts'
import { distanceBetween, findShip, seatsThat } from '../../model/ships.ts'
import { sides } from '../../model/state.ts'
import type { Fire, Ship, Side, State } from '../../model/state.ts'
import { bearingsOf, contactsOf, isEnemyNear, isTarget, sightOf } from '../../model/targets.ts'
import type { Bearing } from '../../model/targets.ts'
import type { Order } from '../../orders.ts'
import { plays } from '../../rules.ts'
import type { WsContinuation, WsOrderRules, WsTable } from '../../rules.ts'
import { refused } from '../../words.ts'
import { rollFire } from './broadsides.ts'
import { sideRefusals, targetRefusals } from './fire-refusals.ts'

function judgeSide(state: State, seat: Seat, id: string, side: Side): Ruling {
  const ship = findShip(state, id)
  if (!ship) return refused('WS-154', 'ws.refuse.notYourGuns')
  return judgeBy(sideRefusals, { state, seat, ship, side })
}

function judgeFire(state: State, seat: Seat, order: FireOrder): Ruling {
  const ruling = judgeSide(state, seat, order.ship, order.side)
  const ship = findShip(state, order.ship)
  const target = findShip(state, order.target)
  if (!ruling.allowed || !ship) return ruling
  if (!target) return refused('WS-156', 'ws.refuse.noTarget')
  const contacts = contactsOf(state, ship, order.side)
  const sight = sightOf(state, ship, contacts, target)
  const range = distanceBetween(ship, target)
  const { side, aim } = order
  return judgeBy(targetRefusals, { state, seat, ship, side, target, aim, range, sight })
}

type FireOrder = Of<Order, 'fire'>

/** A side with nothing against its firing. */
function isReady(state: State, seat: Seat, ship: Ship, side: Side): boolean {
  if (ship.seat !== seat || ship.load[side] === null) return false
  const battery = { state, seat, ship, side }
  return !sideRefusals.some(row => row.when(battery))
}

const aims = ['hull', 'rigging'] as const

/** [WS-155] The fires that are open to a side; of those that count, where that is asked. */
export function firesOf(
  state: State,
  seat: Seat,
  ship: Ship,
  side: Side,
  counts?: (bearing: Bearing) => boolean,
): FireOrder[] {
  if (!isReady(state, seat, ship, side) || !isEnemyNear(state, ship)) return []
  return firesNear(state, seat, ship, side, counts)
}

/** Of a side that is ready, an enemy being near. */
function firesNear(
  state: State,
  seat: Seat,
  ship: Ship,
  side: Side,
  counts?: (bearing: Bearing) => boolean,
): FireOrder[] {
  const bearings = bearingsOf(state, ship, side)
  const counted = counts ? bearings.filter(counts) : bearings
  return counted.flatMap(bearing => aimedAt(state, seat, ship, side, bearing))
}

function aimedAt(state: State, seat: Seat, ship: Ship, side: Side, bearing: Bearing): FireOrder[] {
  const { target, range, sections } = bearing
  const sight = { sections, range }
  return aims.flatMap(aim =>
    targetRefusals.some(row => row.when({ state, seat, ship, side, target, aim, range, sight }))
      ? []
      : [{ kind: 'fire' as const, ship: ship.id, side, target: target.id, aim }],
  )
}

/** [WS-182] Seats that have something to fire at. */
export function seatsToFire(state: State): readonly Seat[] {
  return seatsThat(state, hasTarget)
}

function hasTarget(state: State, seat: Seat): boolean {
  for (const ship of state.ships) {
    if (ship.seat !== seat || !isEnemyNear(state, ship)) continue
    for (const side of sides)
      if (isReady(state, seat, ship, side) && firesNear(state, seat, ship, side).length > 0)
        return true
  }
  return false
}

export function fireOfSide({ fires }: State, ship: string, side: Side): Fire | undefined {
  return fires.find(fire => fire.ship === ship && fire.side === side)
}

/** Some ship of the seat and a side that is ready and has named no target yet. */
function anyBattery(
  state: State,
  seat: Seat,
  dice: Dice,
  isFit: (ship: Ship, side: Side) => boolean,
): { ship: Ship; side: Side } | undefined {
  const { ships } = state
  const from = dice.roll(Math.max(1, ships.length)) - 1
  const first = dice.roll(2) - 1
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[(from + i) % ships.length]
    if (!ship || ship.seat !== seat) continue
    for (let turn = 0; turn < 2; turn++) {
      const side = sides[(first + turn) % 2] ?? 'port'
      if (ship.load[side] === null || fireOfSide(state, ship.id, side)) continue
      if (isFit(ship, side)) return { ship, side }
    }
  }
  return undefined
}

function sampleFire(state: State, seat: Seat, dice: Dice): FireOrder | undefined {
  let open: FireOrder[] = []
  const battery = anyBattery(state, seat, dice, (ship, side) => {
    open = firesOf(state, seat, ship, side)
    return open.length > 0
  })
  return battery && open[dice.roll(open.length) - 1]
}

/** [WS-182] What comes of the fire; who has guns to choose takes the first that offer. */
const settled = plays('broadsides', {
  losses(state, seat) {
    const loss = firstLoss(state, seat)
    return loss && { kind: 'loseGuns', ...loss }
  },
})

export const fireShape = {
  ship: field.piece('ship'),
  side,
  target: field.target('ship'),
  aim,
}

/** [WS-154] [WS-182] A loaded side is to fire at a ship; the sections that bear fire. */
export const fire: WsOrderRules<'fire'> = {
  shape: fireShape,
  judge: judgeFire,
  execute: (table, seat, { ship, side, target, aim }) =>
    table.emit({ kind: 'fireDeclared', seat, ship, side, target, aim }),
  settles: (_seat, orders) => rolledTogether(orders),
  legalOrders: (state, seat) =>
    state.ships.flatMap(ship => sides.flatMap(side => firesOf(state, seat, ship, side))),
  sample: sampleFire,
  tool: {
    tool: 'list',
    piece: ({ ship }) => ship,
    target: ({ target }) => target,
    like: (state, seat, id) => firesLike(state, seat, id),
    isRare: isSureMiss,
    isChosen: (order, state) => {
      const fire = fireOfSide(state, order.ship, order.side)
      return fire?.target === order.target && fire.aim === order.aim
    },
  },
  describe: (state, { ship, side, target, aim }) => ({
    key: `ws.order.fire.${aim}`,
    values: {
      ship: shipName(state, ship),
      side: { key: `ws.side.${side}` },
      target: shipName(state, target),
    },
  }),
}

function takeOff(table: WsTable): WsContinuation {
  table.interrupt('broadsides')
  return settled
}

/** [WS-182] All are rolled on the state before, then what they hit is taken off. */
function rolledTogether(orders: readonly FireOrder[]): WsContinuation {
  return orders.reduceRight<(table: WsTable) => WsContinuation>(
    (next, { kind: _kind, ...declared }) =>
      table => {
        rollFire(table, declared)
        return next
      },
    takeOff,
  )
}

/** Every enemy near, from either side, at the hull. */
function firesLike(state: State, _seat: Seat, id: string): FireOrder[] {
  const ship = findShip(state, id)
  if (!ship) return []
  return state.ships
    .filter(target => isTarget(state, ship, target))
    .flatMap(target =>
      sides.map(side => ({
        kind: 'fire' as const,
        ship: id,
        side,
        target: target.id,
        aim: aims[0],
      })),
    )
}

/** [WS-166] Its number is below 0. */
function isSureMiss(order: FireOrder, state: State): boolean {
  const ship = findShip(state, order.ship)
  const bearing =
    ship && bearingsOf(state, ship, order.side).find(({ target }) => target.id === order.target)
  return !ship || !bearing || !canHit(state, ship, order.side, bearing)
}

/** [WS-166] */
export function canHit(state: State, ship: Ship, side: Side, bearing: Bearing): boolean {
  return total(hitNumber, shotAt(state, ship, side, bearing)) >= 0
}

export const fireBlankShape = { ship: field.piece('ship'), side }

/** [WS-159] A loaded side is fired without a target. */
export const fireBlank: WsOrderRules<'fireBlank'> = {
  shape: fireBlankShape,
  judge: (state, seat, { ship, side }) => judgeSide(state, seat, ship, side),
  execute: (table, seat, { ship, side }) =>
    table.emit({ kind: 'fireDeclared', seat, ship, side, target: null, aim: 'hull' }),
  legalOrders: (state, seat) =>
    state.ships.flatMap(({ id, ...ship }) =>
      sides
        .filter(side => isReady(state, seat, { id, ...ship }, side))
        .map(side => ({ kind: 'fireBlank' as const, ship: id, side })),
    ),
  sample(state, seat, dice) {
    const battery = anyBattery(state, seat, dice, (ship, side) => isReady(state, seat, ship, side))
    return battery && { kind: 'fireBlank', ship: battery.ship.id, side: battery.side }
  },
  excludeFromSearch: true,
  tool: { tool: 'list', piece: ({ ship }) => ship, isRare: () => true },
  describe: (state, { ship, side }) => ({
    key: 'ws.order.fireBlank',
    values: { ship: shipName(state, ship), side: { key: `ws.side.${side}` } },
  }),
}

export const holdFireShape = { ship: field.piece('ship'), side }

/** [WS-182] Until the orders are sealed a target can be given up. */
export const holdFire: WsOrderRules<'holdFire'> = {
  shape: holdFireShape,
  judge: (state, seat, { ship, side }) =>
    findShip(state, ship)?.seat === seat && fireOfSide(state, ship, side)
      ? { allowed: true, because: [] }
      : refused('WS-182', 'ws.refuse.noTargetNamed'),
  execute: (table, seat, { ship, side }) => table.emit({ kind: 'fireWithdrawn', seat, ship, side }),
  legalOrders: (state, seat) =>
    state.fires
      .filter(({ ship }) => findShip(state, ship)?.seat === seat)
      .map(({ ship, side }) => ({ kind: 'holdFire', ship, side })),
  excludeFromSearch: true,
  tool: { tool: 'list', piece: ({ ship }) => ship },
  describe: (state, { ship, side }) => ({
    key: 'ws.order.holdFire',
    values: { ship: shipName(state, ship), side: { key: `ws.side.${side}` } },
  }),
}
