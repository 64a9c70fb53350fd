import { allowed, judgeBy } from '@grognard/umpire'
import type { Of, Reason, Seat } from '@grognard/umpire'
import { bearingSide } from '../../model/bearing.ts'
import { hasBattery, sideOnTarget, workingBatteries } from '../../model/guns.ts'
import { isFighting, nameOf, shipName, shipOf } from '../../model/ships.ts'
import type { Attack, Ship, Side, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { refused, stop } from '../../words.ts'
import { foreseeFight } from '../boarding/foresight.ts'
import { attackWith, batteriesShape, bowToStern, shootingRefusals, WHIMS } from './aim.ts'
import type { Shooting } from './aim.ts'
import { attackInHand, foreseeAttack } from './shot.ts'

type Retaliate = Of<Order, 'retaliate'>

/** The ship shot at would answer the attack. */
interface Answering extends Shooting {
  seat: Seat
  attack: Attack
}

const answerRefusals: readonly SolRefusal<Answering>[] = [
  stop(
    'SOL-065',
    'sol.refuse.notShotAt',
    ({ seat, shooter }) => shooter.seat !== seat,
    ({ shooter }) => ({ ship: shipName(shooter) }),
  ),
  stop('SOL-070', 'sol.refuse.noAnswerToAnswer', ({ attack }) => attack.isRetaliation),
  stop(
    'SOL-069',
    'sol.refuse.noBroadside',
    ({ attack }) => !attack.hasBroadside,
    ({ shooter }) => ({ ship: shipName(shooter) }),
  ),
  stop(
    'SOL-079',
    'sol.refuse.shooterGone',
    ({ shooter }) => shooter.status !== 'afloat',
    ({ shooter }) => ({ ship: shipName(shooter) }),
  ),
  ...shootingRefusals,
]

/** [SOL-068] [SOL-065] [SOL-067] The target fires back at its attacker, and at no other; no battery is used up. */
export const retaliate: SolOrderRules<'retaliate'> = {
  shape: batteriesShape,
  judge(state, seat, order) {
    const answering = answeringWith(state, seat, order)
    return answering ? judgeBy(answerRefusals, answering) : nothingToAnswer
  },
  execute(table, _seat, { side, batteries }) {
    const { shooter, target } = attackInHand(table.state)
    const answer = { shooter: target, target: shooter, side, batteries: bowToStern(batteries) }
    table.emit(attackWith(table.state, { ...answer, load: 'round', isRetaliation: true }))
    table.interrupt('answer')
  },
  foresee(table, seat, order) {
    retaliate.execute(table, seat, order)
    return foreseeAttack
  },
  legalOrders(state, seat) {
    const side = answeringSide(state, seat)
    if (side === null) return []
    const batteries = answerers(state, side)
    const all: Retaliate = { kind: 'retaliate', side, batteries }
    const singles = batteries.length > 1 ? batteries : []
    return [all, ...singles.map(battery => ({ ...all, batteries: [battery] }))]
  },
  sample(state, seat, dice) {
    const side = answeringSide(state, seat)
    if (side === null) return undefined
    const batteries = answerers(state, side)
    const single = dice.roll(WHIMS) === 1 && batteries[dice.roll(batteries.length) - 1]
    return { kind: 'retaliate', side, batteries: single ? [single] : batteries }
  },
  tool: {
    tool: 'list',
    isPrimary: true,
    isRare: ({ side, batteries }, state) =>
      state.attacks.length > 0 && batteries.length < answerers(state, side).length,
  },
  describe: (state, { side, batteries }) => ({
    key: 'sol.order.retaliate',
    values: {
      side: { key: `sol.side.${side}` },
      batteries: bowToStern(batteries).join(', '),
      target: nameOf(state, state.attacks[0]?.shooter ?? ''),
    },
  }),
}

const nothingToAnswer = refused('SOL-065', 'sol.refuse.nothingToAnswer')

const nobody: readonly Seat[] = []

/** [SOL-065] [SOL-069] The owner of the ship shot at, where it can answer a broadside. */
export function seatToRetaliate(state: State): readonly Seat[] {
  const { attacks } = state
  const attack = attacks[attacks.length - 1]
  if (!attack) return nobody
  const { seat } = shipOf(state, attack.target)
  return answeringSide(state, seat) === null ? nobody : [seat]
}

/** The side whose guns can answer the attack in hand for the seat, or null. */
function answeringSide(state: State, seat: Seat): Side | null {
  const { attacks } = state
  const attack = attacks[attacks.length - 1]
  if (!attack || attack.isRetaliation || !attack.hasBroadside) return null
  const ship = shipOf(state, attack.target)
  if (ship.seat !== seat || !isFighting(ship)) return null
  const side = sideOnTarget(state, ship, shipOf(state, attack.shooter))
  return side !== null && hasBattery(ship, side, 'any') ? side : null
}

function answerers(state: State, side: Side): number[] {
  return workingBatteries(shipOf(state, attackInHand(state).target), side, 'any')
}

function answeringWith(state: State, seat: Seat, order: Retaliate): Answering | null {
  const attack = state.attacks[state.attacks.length - 1]
  if (!attack) return null
  const { side, batteries } = order
  const shooter = shipOf(state, attack.target)
  const target = shipOf(state, attack.shooter)
  return { state, seat, attack, shooter, target, side, batteries }
}

/**
 * [SOL-065] What keeps the target of the attack in hand from firing back at all, as the rows that judge
 * it say; null where it can, or has, and so ended the attacker. Where neither side bears no battery
 * fired a broadside, and SOL-069 stands before every row that names a side.
 */
export function whyNoRetaliation(state: State): Reason | null {
  const attack = state.attacks[state.attacks.length - 1]
  if (!attack || attack.isRetaliation) return null
  const [ship, attacker] = [shipOf(state, attack.target), shipOf(state, attack.shooter)]
  if (attacker.status !== 'afloat') return null
  const side = bearingSide(ship, attacker) ?? 'starboard'
  const batteries = workingBatteries(ship, side, 'any')
  const answering = { state, seat: ship.seat, attack, shooter: ship, target: attacker }
  return judgeBy(answerRefusals, { ...answering, side, batteries }).because[0] ?? null
}

/** The ship of the seat that is fired upon or boarded. */
function shipHolding(state: State, seat: Seat): Ship | null {
  const id = state.boarding?.defender ?? state.attacks[state.attacks.length - 1]?.target
  const ship = id === undefined ? null : shipOf(state, id)
  return ship?.seat === seat ? ship : null
}

/** An answer to fire, or grape at boarders, is not given. */
export const holdFire: SolOrderRules<'holdFire'> = {
  shape: {},
  judge: (state, seat) => (shipHolding(state, seat) ? allowed : nothingToAnswer),
  execute(table, seat) {
    const ship = shipHolding(table.state, seat)
    if (ship) table.emit({ kind: 'fireHeld', ship: ship.id })
  },
  /** Boarders come over the rail all the same. */
  foresee(table, seat, order) {
    const isBeforeFight = table.state.boarding?.result === 'open'
    holdFire.execute(table, seat, order)
    return isBeforeFight ? foreseeFight : undefined
  },
  legalOrders: (state, seat) => (shipHolding(state, seat) ? [{ kind: 'holdFire' }] : []),
  sample: (state, seat) => (shipHolding(state, seat) ? { kind: 'holdFire' } : undefined),
  tool: { tool: 'list' },
  describe: () => ({ key: 'sol.order.holdFire' }),
}
