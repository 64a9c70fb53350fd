import { field, judgeBy } from '@grognard/umpire'
import type { Dice, Of, Ruling, Seat } from '@grognard/umpire'
import { hullRange, longestRange, reaches } from '../../book/tables/gunnery.ts'
import { hasGunners } from '../../model/crews.ts'
import { aim, side } from '../../model/fields.ts'
import { loadOf, shotAt, squaresFiring, hitNumber } from '../../model/gunnery.ts'
import { firstLoss } from '../../model/gun-losses.ts'
import { shipName } from '../../model/names.ts'
import { bondBetween, distanceBetween, findShip, isFighting, isBetween } from '../../model/ships.ts'
import { sides } from '../../model/state.ts'
import type { Aim, Fire, Ship, Side, State } from '../../model/state.ts'
import {
  bearingsOf,
  contactsOf,
  isEnemyNear,
  isSparedBy,
  isTarget,
  sightOf,
} from '../../model/targets.ts'
import type { Bearing, Sight } from '../../model/targets.ts'
import type { Order } from '../../orders.ts'
import { plays } from '../../rules.ts'
import type { WsOrderRules, WsRefusal } from '../../rules.ts'
import { refuse, refused, stop } from '../../words.ts'
import { total } from '@grognard/umpire'
import { rollFire } from './broadsides.ts'

/** A side that is to fire. */
interface Battery {
  state: State
  seat: Seat
  ship: Ship
  side: Side
}

/** Why a side cannot fire at all. */
const sideRefusals: readonly WsRefusal<Battery>[] = [
  stop(
    'WS-154',
    'ws.refuse.notYourGuns',
    ({ seat, ship }) => ship.seat !== seat || !isFighting(ship),
  ),
  stop(
    'WS-154',
    'ws.refuse.notLoaded',
    ({ ship, side }) => ship.load[side] === null,
    ({ side }) => ({ side: { key: `ws.side.${side}` } }),
  ),
  refuse('WS-158', 'ws.refuse.noGunners', ({ ship }) => !hasGunners(ship)),
  refuse(
    'WS-211',
    'ws.refuse.mastOverGuns',
    ({ ship }) => ship.hanging.port + ship.hanging.starboard > 0,
  ),
  refuse('WS-250', 'ws.refuse.agroundGuns', ({ ship }) => ship.aground > 0),
  refuse('WS-111', 'ws.refuse.warpedGuns', ({ ship }) => ship.hasWarped),
  refuse('WS-112', 'ws.refuse.weighingGuns', ({ ship }) => ship.weighing > 0),
  refuse(
    'WS-160',
    'ws.refuse.noGunsLeft',
    ({ ship, side }) => squaresFiring(ship, side, 'both', 1) === 0,
    ({ side }) => ({ side: { key: `ws.side.${side}` } }),
  ),
]

/** A side that is to fire at a ship; `sight` is how it sees her. */
interface Aiming extends Battery {
  target: Ship
  aim: Aim
  range: number
  sight: Sight
}

const loadIn = ({ ship, side }: Battery) => loadOf(ship, side)
const ammunitionIn = (aiming: Aiming) => ({
  ammunition: { key: `ws.ammunition.${loadIn(aiming)}` },
  reach: reaches[loadIn(aiming)],
})
const gunsBearing = ({ ship, side, sight, range }: Aiming) =>
  sight && 'sections' in sight ? squaresFiring(ship, side, sight.sections, range) : 0

const targetRefusals: readonly WsRefusal<Aiming>[] = [
  stop('WS-156', 'ws.refuse.noTarget', ({ state, ship, target }) => !isTarget(state, ship, target)),
  stop(
    'WS-153',
    'ws.refuse.beyondRange',
    ({ range }) => range > longestRange,
    () => ({ range: longestRange }),
  ),
  stop('WS-150', 'ws.refuse.notInField', ({ sight }) => sight === null),
  stop(
    'WS-155',
    'ws.refuse.landIsNearer',
    ({ sight }) => sight !== null && 'blocker' in sight && sight.blocker === null,
  ),
  stop(
    'WS-155',
    'ws.refuse.anotherIsNearer',
    ({ sight }) => sight !== null && 'blocker' in sight,
    ({ state, sight }) => ({
      other: sight && 'blocker' in sight && sight.blocker ? shipName(state, sight.blocker.id) : '',
    }),
  ),
  refuse('WS-157', 'ws.refuse.spared', ({ state, ship, target }) =>
    isSparedBy(state, ship, target),
  ),
  stop('WS-160', 'ws.refuse.noGunsBear', aiming => gunsBearing(aiming) === 0),
  refuse(
    'WS-167',
    'ws.refuse.hullTooFar',
    ({ aim, range }) => aim === 'hull' && range > hullRange,
    () => ({ range: hullRange }),
  ),
  refuse(
    'WS-120',
    'ws.refuse.boundRigging',
    ({ state, aim, ship, target }) =>
      aim === 'rigging' && bondBetween(state, ship.id, target.id) !== undefined,
  ),
  refuse(
    'WS-169',
    'ws.refuse.beyondReach',
    aiming => aiming.range > reaches[loadIn(aiming)],
    ammunitionIn,
  ),
  refuse(
    'WS-169',
    'ws.refuse.grapeAtRigging',
    aiming => aiming.aim === 'rigging' && loadIn(aiming) === 'grape',
  ),
  refuse(
    'WS-169',
    'ws.refuse.grapeInMelee',
    aiming => loadIn(aiming) === 'grape' && isInMelee(aiming),
  ),
]

/** [WS-169] The two crews have fought a turn already. */
function isInMelee({ state, ship, target }: Aiming): boolean {
  return state.melees.some(melee => melee.turns > 0 && isBetween(melee, ship.id, target.id))
}

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
  return state.players.map(({ seat }) => seat).filter(seat => hasTarget(state, seat))
}

function hasTarget(state: State, seat: Seat): boolean {
  return state.ships.some(
    ship => ship.seat === seat && sides.some(side => firesOf(state, seat, ship, side).length > 0),
  )
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
  continues(table, seat, order) {
    fire.execute(table, seat, order)
    const { ship, side, target, aim } = order
    return once => {
      rollFire(once, { ship, side, target, aim })
      once.interrupt('broadsides')
      return settled
    }
  },
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
