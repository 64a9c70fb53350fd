import {
  bowOf,
  distanceToPoint,
  HALF_TURN,
  isWithinCone,
  sternOf,
} from '@grognard/geometry/measured/index.ts'
import type { Point } from '@grognard/geometry/measured/index.ts'
import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Dice, Message, Of, Seat } from '@grognard/umpire'
import {
  crossing,
  failedRescueFactors,
  manoeuvreFrom,
  rescueFactor,
} from '../../book/tables/movement.ts'
import { dieSides } from '../../book/tables/setup.ts'
import { interruptForPoints } from '../../model/attributes.ts'
import { batteries, exchangeOf, firstShot } from '../../model/guns.ts'
import { isManoeuvrePassed, manoeuvreModifiers } from '../../model/manoeuvres.ts'
import { inDegrees, inInches } from '../../model/measures.ts'
import { totalOf } from '../../model/open-die.ts'
import { cannotPay, nobody, noteStroke, pay } from '../../model/players.ts'
import { unknownShip } from '../../model/ship-refusals.ts'
import { cardOf, findShip, shipOf } from '../../model/ships.ts'
import type { Aim, Battery, Exchange, Ship, State } from '../../model/state.ts'
import { unanswered } from '../../model/steps.ts'
import type { Order } from '../../orders.ts'
import { plays } from '../../rules.ts'
import type { LobOrderRules, LobRefusal, LobTable } from '../../rules.ts'
import { refuse, refused, stop } from '../../words.ts'
import type { Declared } from './events.ts'
import { isWasted } from './shooting.ts'

/**
 * [LOB-107] [LOB-108] The end of the target that the shooter lies across, or null. The arc of the
 * battery is looked at by the shot itself.
 */
export function crossingEnd(state: State, shooter: Ship, target: Ship): 'bow' | 'stern' | null {
  if (shooter.travelled === 0 || !cardOf(state, shooter).canCross) return null
  if (isAcross(shooter, sternOf(target), target.heading + HALF_TURN)) return 'stern'
  return isAcross(shooter, bowOf(target), target.heading) ? 'bow' : null
}

/** [LOB-108] Distances and angles with their limits included. */
function isAcross(shooter: Ship, end: Point, axis: number): boolean {
  if (distanceToPoint(shooter, end.x, end.y) > crossing.distance) return false
  return isWithinCone(end.x, end.y, axis, crossing.offAxis, shooter.x, shooter.y)
}

/** [LOB-107] [LOB-109] [LOB-110] What a shot from a crossing position multiplies damage by. */
export function crossingFactor(state: State, rescue: Exchange['rescue']): number {
  if (rescue === 'passed') return rescueFactor
  if (rescue === 'failed') return failedRescueFactors[state.options.failedRescueFallsBackTo]
  return crossing.factor
}

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
  ship: field.piece('ship'),
  battery: field.one(batteries),
  rescue: field.usually(false, field.yesNo),
}

/** [LOB-135] An announced broadside is fired; [LOB-109] crossing and rescue is declared with it. */
export const fire: LobOrderRules<'fire'> = {
  shape: fireShape,
  judge(state, seat, { ship, battery, rescue }) {
    const shooter = findShip(state, ship)
    if (!shooter) return unknownShip(ship)
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

/** [LOB-135] The announced broadside is fired, from a crossing position where it lies in one. */
export function openShot(table: LobTable): void {
  noteCrossing(table)
  table.interrupt('shot')
}

/** [LOB-108] [LOB-111] A shot that is fired across bow or stern; one a ship and turn is logged. */
function noteCrossing(table: LobTable): void {
  const { state } = table
  const { shooter: id, target } = firstShot(state)
  const shooter = shipOf(state, id)
  const end = crossingEnd(state, shooter, shipOf(state, target))
  if (end === null || isWasted(state, firstShot(state))) return
  const { rescue } = exchangeOf(state)
  const factor = crossingFactor(state, rescue)
  if (factor === 1) return
  const isStroke = rescue !== 'passed' && !shooter.isCrossingNoted
  table.emit({ kind: 'crossed', shooter: id, target, end, factor, isStroke })
  if (isStroke) noteStroke(table, shooter.seat, 'manoeuvre')
}

/** [LOB-159] Both shots have had their effect. */
export function closeExchange(table: LobTable): void {
  table.emit({ kind: 'exchangeClosed' })
}

/** [LOB-109] [LOB-153] A declared crossing and rescue is tested before the guns are looked at. */
export function rollRescue(table: LobTable): void {
  const { state } = table
  if (exchangeOf(state).rescue !== 'declared') return
  const ship = shipOf(state, firstShot(state).shooter)
  const bonus = table.tally(manoeuvreModifiers, { state, ship })
  const die = table.roll(dieSides, 'LOB-101')
  table.emit({ kind: 'rescueRolled', ship: ship.id, die, bonus })
  interruptForPoints(table)
}

/** [LOB-101] [LOB-109] [LOB-111] A passed test counts one stroke; a failed one uses the manoeuvre up. */
export function resolveRescue(table: LobTable): void {
  const { test } = table.state
  if (test === null || test.kind !== 'rescue') return
  const isPassed = isManoeuvrePassed(test)
  table.emit({ kind: 'rescueJudged', ship: test.ship, modified: totalOf(test), isPassed })
  if (isPassed) noteStroke(table, shipOf(table.state, test.ship).seat, 'manoeuvre')
}
