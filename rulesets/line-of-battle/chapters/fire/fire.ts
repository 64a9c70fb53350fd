import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Dice, Message, Of, Seat } from '@grognard/umpire'
import {
  crossing,
  failedRescueFactors,
  manoeuvreFrom,
  rescueFactor,
} from '../../book/tables/movement.ts'
import { batteries } from '../../model/guns.ts'
import { inDegrees, inInches } from '../../model/measures.ts'
import { cannotPay, nobody, pay } from '../../model/players.ts'
import { unanswered } from '../../model/rolled-test.ts'
import { cardOf, findShip, shipOf } from '../../model/ships.ts'
import type { Aim, Battery, Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import { plays } from '../../rules.ts'
import type { LobOrderRules, LobRefusal } from '../../rules.ts'
import { refuse, refused, stop } from '../../words.ts'
import type { Declared } from './events.ts'
import { crossingEnd } from './exchange.ts'
import { isWasted } from './shooting.ts'

/** What comes of a shot that is not answered. */
export const exchangePlayed = plays('exchange', unanswered)

type Firing = Of<Order, 'fire'>

/** A ship that would try to cross and rescue with one of its announced shots. */
interface Rescuing {
  state: State
  seat: Seat
  shooter: Ship
  target: Ship
  shot: Declared
}

const rescueRefusals: readonly LobRefusal<Rescuing>[] = [
  stop(
    'LOB-107',
    'lob.refuse.cannotCross',
    ({ state, shooter }) => !cardOf(state, shooter).canCross,
    ({ shooter }) => ({ ship: shooter.name }),
  ),
  refuse(
    'LOB-100',
    'lob.refuse.rescueManoeuvreUsed',
    ({ shooter }) => shooter.manoeuvre !== 'none',
    ({ shooter }) => ({ ship: shooter.name }),
  ),
  cannotPay('rescue'),
  refuse(
    'LOB-108',
    'lob.refuse.notAcross',
    ({ state, shooter, target }) => crossingEnd(state, shooter, target) === null,
    ({ shooter, target }) => ({
      ship: shooter.name,
      target: target.name,
      inches: inInches(crossing.distance),
      degrees: inDegrees(crossing.offAxis),
    }),
  ),
  refuse(
    'LOB-109',
    'lob.refuse.wastedRescue',
    ({ state, shot }) => isWasted(state, shot),
    ({ target }) => ({ target: target.name }),
  ),
]

export const fireShape = {
  ship: field.piece,
  battery: field.one(batteries),
  rescue: field.usually(false, field.yesNo),
}

/** [LOB-135] An announced broadside is fired; [LOB-109] crossing and rescue is declared with it. */
export const fire: LobOrderRules<'fire'> = {
  shape: fireShape,
  judge(state, seat, { ship, battery, rescue }) {
    const shooter = findShip(state, ship)
    if (!shooter) return refused('LOB-135', 'lob.refuse.unknownShip', { id: ship })
    const aim = shooter.seat === seat ? aimOf(state, ship, battery) : undefined
    const values = { ship: shooter.name, battery: { key: `lob.battery.${battery}` } }
    if (!aim) return refused('LOB-132', 'lob.refuse.noTargetNamed', values)
    return judgeBy(rescue ? rescueRefusals : [], rescuing(state, seat, aim))
  },
  execute(table, seat, { ship: shooter, battery, rescue }) {
    const aim = aimOf(table.state, shooter, battery)
    if (!aim) return
    if (rescue) pay(table, seat, 'rescue')
    table.emit({ kind: 'shotOpened', shooter, battery, target: aim.target, rescue })
    table.interrupt('exchange')
  },
  resolves: exchangePlayed,
  legalOrders: (state, seat) => aimsOf(state, seat).flatMap(aim => waysToFire(state, seat, aim)),
  sample: sampleFire,
  tool: { tool: 'list', piece: order => order.ship },
  describe: (state, { ship, battery, rescue }) => ({
    key: rescue ? 'lob.order.fireRescue' : 'lob.order.fire',
    values: {
      ship: findShip(state, ship)?.name ?? ship,
      battery: { key: `lob.battery.${battery}` },
      target: targetName(state, ship, battery),
      across: rescue ? rescueText(state) : acrossText(state, ship, battery),
    },
  }),
}

/** [LOB-107] What a plain shot across bow or stern does. */
function acrossText(state: State, id: string, battery: Battery): Message {
  const shooter = findShip(state, id)
  const aim = aimOf(state, id, battery)
  const end = shooter && aim ? crossingEnd(state, shooter, shipOf(state, aim.target)) : null
  if (end === null) return { key: 'lob.fire.notAcross' }
  return { key: `lob.fire.across.${end}`, values: { factor: crossing.factor } }
}

/** [LOB-109] [LOB-110] What may come of crossing and rescue. */
function rescueText(state: State): Message {
  const failed = failedRescueFactors[state.options.failedRescueFallsBackTo]
  return { key: 'lob.fire.rescue', values: { factor: rescueFactor, failed, from: manoeuvreFrom } }
}

function rescuing(state: State, seat: Seat, aim: Aim): Rescuing {
  const { ship, battery, target } = aim
  return {
    state,
    seat,
    shooter: shipOf(state, ship),
    target: shipOf(state, target),
    shot: { shooter: ship, battery, target },
  }
}

function waysToFire(state: State, seat: Seat, aim: Aim): Firing[] {
  const { ship, battery } = aim
  const plain: Firing = { kind: 'fire', ship, battery, rescue: false }
  const mayRescue = isAllowed(rescueRefusals, rescuing(state, seat, aim))
  return mayRescue ? [plain, { ...plain, rescue: true }] : [plain]
}

function sampleFire(state: State, seat: Seat, dice: Dice): Firing | undefined {
  const { aims } = state
  if (aims.length === 0) return undefined
  const from = dice.roll(aims.length) - 1
  for (let i = 0; i < aims.length; i++) {
    const aim = aims[(from + i) % aims.length]
    if (aim === undefined || shipOf(state, aim.ship).seat !== seat) continue
    const { ship, battery } = aim
    const rescue = dice.roll(2) === 1 && isAllowed(rescueRefusals, rescuing(state, seat, aim))
    return { kind: 'fire', ship, battery, rescue }
  }
  return undefined
}

function targetName(state: State, ship: string, battery: Battery): string {
  const aim = aimOf(state, ship, battery)
  return aim ? shipOf(state, aim.target).name : '?'
}

function aimOf(state: State, ship: string, battery: Battery): Aim | undefined {
  return state.aims.find(aim => aim.ship === ship && aim.battery === battery)
}

function aimsOf(state: State, seat: Seat): Aim[] {
  return state.aims.filter(aim => shipOf(state, aim.ship).seat === seat)
}

/** [LOB-135] Every broadside that the seat announced has been fired. */
export function hasFiredAll(state: State, seat: Seat): boolean {
  const { aims } = state
  for (let i = 0; i < aims.length; i++) {
    const aim = aims[i]
    if (aim !== undefined && shipOf(state, aim.ship).seat === seat) return false
  }
  return true
}

/** [LOB-135] The seat fires its announced broadsides in the order it likes. */
export function seatWithAims(state: State, seat: Seat): readonly Seat[] {
  return hasFiredAll(state, seat) ? nobody : [seat]
}
