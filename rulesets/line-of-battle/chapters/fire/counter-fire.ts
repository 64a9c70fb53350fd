import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Reason, Seat } from '@grognard/umpire'
import {
  batteries,
  batteryByChance,
  firstShot,
  isInArc,
  ofBattery,
  otherBattery,
} from '../../model/guns.ts'
import { cannotPay, nobody, pay } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import type { Battery, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { LobOrderRules, LobRefusal } from '../../rules.ts'
import { plain, refuse, refused, stop } from '../../words.ts'
import type { OwnBroadside } from './aim.ts'
import type { Declared } from './events.ts'
import { exchangePlayed } from './fire.ts'
import { batteryRefusals, targetRefusals } from './shooting.ts'
import type { AimedBroadside } from './shooting.ts'

/** A ship shot at, the side that would answer, and the attacker. */
type Answering = AimedBroadside & OwnBroadside

const counterRefusals: readonly LobRefusal<Answering>[] = [
  stop(
    'LOB-155',
    'lob.refuse.notShotAt',
    ({ seat, shooter }) => shooter.seat !== seat,
    ({ shooter }) => ({ ship: shooter.name }),
  ),
  refuse(
    'LOB-156',
    'lob.refuse.alreadyAnswered',
    ({ shooter, battery }) => ofBattery(shooter.hasCountered, battery),
    ({ shooter, battery }) => ({
      ship: shooter.name,
      battery: { key: `lob.battery.${battery}` },
    }),
  ),
  refuse(
    'LOB-156',
    'lob.refuse.shipAnswered',
    ({ state, shooter, battery }) =>
      state.options.counterFire === 'oncePerShip' && shooter.hasCountered[otherBattery(battery)],
    ({ shooter }) => ({ ship: shooter.name }),
  ),
  cannotPay('counterFire'),
  ...batteryRefusals,
  ...targetRefusals,
]

const noShotToAnswer = refused('LOB-155', 'lob.refuse.noShotToAnswer')

export const counterFireShape = { battery: field.one(batteries) }

/** [LOB-155] [LOB-157] [LOB-159] The ship shot at fires back before the damage is done. */
export const counterFire: LobOrderRules<'counterFire'> = {
  shape: counterFireShape,
  judge(state, seat, { battery }) {
    const answering = answeringWith(state, seat, battery)
    return answering ? judgeBy(counterRefusals, answering) : noShotToAnswer
  },
  execute(table, seat, { battery }) {
    const { shooter, target } = firstShot(table.state)
    pay(table, seat, 'counterFire')
    table.emit({ kind: 'counterFired', shooter: target, battery, target: shooter })
    table.interrupt('shot')
  },
  resolves: exchangePlayed,
  legalOrders: (state, seat) =>
    batteries
      .filter(battery => mayAnswer(state, seat, battery))
      .map((battery): Of<Order, 'counterFire'> => ({ kind: 'counterFire', battery })),
  sample(state, seat, dice) {
    const battery = batteryByChance(dice)
    if (mayAnswer(state, seat, battery)) return { kind: 'counterFire', battery }
    const other = otherBattery(battery)
    return mayAnswer(state, seat, other) ? { kind: 'counterFire', battery: other } : undefined
  },
  tool: { tool: 'list', piece: shipShotAt, target: (_, state) => shipThatShot(state) },
  describe: (state, { battery }) => ({
    key: 'lob.order.counterFire',
    values: { battery: { key: `lob.battery.${battery}` }, ...shipsIn(state) },
  }),
}

export const holdFire: LobOrderRules<'holdFire'> = {
  ...plain('holdFire', isShotAt, noShotToAnswer),
  execute(table) {
    table.emit({ kind: 'fireHeld', ship: firstShot(table.state).target })
  },
  tool: { tool: 'list', piece: shipShotAt },
  describe: state => ({ key: 'lob.order.holdFire', values: shipsIn(state) }),
}

/** [LOB-155] The owner of the ship shot at, where it can fire back. */
export function seatToAnswer(state: State): readonly Seat[] {
  if (!isAwaitingAnswer(state)) return nobody
  const seat = seatShotAt(state)
  for (const battery of batteries) if (mayAnswer(state, seat, battery)) return [seat]
  return nobody
}

function isShotAt(state: State, seat: Seat): boolean {
  return isAwaitingAnswer(state) && seatShotAt(state) === seat
}

/** [LOB-158] Only the first shot is answered, and only one that was really fired. */
function isAwaitingAnswer(state: State): boolean {
  if (state.exchange === null || state.exchange.isAnswered) return false
  const { result } = firstShot(state)
  return result !== 'unfired' && result !== 'wasted'
}

function seatShotAt(state: State): Seat {
  return shipOf(state, firstShot(state).target).seat
}

/** The ship that answers or holds fire, whatever the order. */
function shipShotAt(_: unknown, state: State): string | undefined {
  return state.exchange?.shots[0]?.target
}

function shipThatShot(state: State): string | undefined {
  return state.exchange?.shots[0]?.shooter
}

function mayAnswer(state: State, seat: Seat, battery: Battery): boolean {
  const answering = answeringWith(state, seat, battery)
  return answering !== null && isAllowed(counterRefusals, answering)
}

function answeringWith(state: State, seat: Seat, battery: Battery): Answering | null {
  if (!isAwaitingAnswer(state)) return null
  const { shooter, target } = firstShot(state)
  return {
    state,
    seat,
    battery,
    shooter: shipOf(state, target),
    target: shipOf(state, shooter),
  }
}

/**
 * [LOB-155] What keeps the ship shot at from firing back at all, as the rows that judge it say; null
 * where it can. The side on which the attacker lies is told of; where he lies on neither, what both
 * have in common.
 */
export function whyNoCounterFire(state: State, { shooter, target }: Declared): Reason | null {
  const attacker = shipOf(state, shooter)
  const ship = shipOf(state, target)
  const answering = { state, seat: ship.seat, shooter: ship, target: attacker }
  const reasons = (battery: Battery) => judgeBy(counterRefusals, { ...answering, battery }).because
  const [port, starboard] = [reasons('port'), reasons('starboard')]
  if (port.length === 0 || starboard.length === 0) return null
  const side = batteries.find(battery => isInArc(ship, battery, attacker))
  if (side !== undefined) return (side === 'port' ? port : starboard)[0] ?? null
  const common = port.find(({ message }) => starboard.some(other => other.message === message))
  return common ? ofEitherSide(common) : null
}

function ofEitherSide(reason: Reason): Reason {
  if (reason.values?.battery === undefined) return reason
  return { ...reason, values: { ...reason.values, battery: { key: 'lob.battery.either' } } }
}

function shipsIn(state: State): { ship: string; target: string } {
  if (state.exchange === null) return { ship: '?', target: '?' }
  const { shooter, target } = firstShot(state)
  return { ship: shipOf(state, target).name, target: shipOf(state, shooter).name }
}
