import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Reason, Seat } from '@grognard/umpire'
import { bearingSide } from '../../model/bearing.ts'
import { boardingPlayed } from '../../model/grape.ts'
import { workingBatteries } from '../../model/guns.ts'
import { batteryNumbers, nameOf, shipName, sideName } from '../../model/names.ts'
import { shipOf } from '../../model/ships.ts'
import type { Attack, Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import { plays } from '../../rules.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { plain, refused, stop } from '../../words.ts'
import { attackWith, batteriesShape, bowToStern, shootingRefusals, VARIATIONS } from './aim.ts'
import type { Shooting } from './aim.ts'
import { attackInHand } from './shot.ts'

type Retaliate = Of<Order, 'retaliate'>

/** The ship shot at would answer the attack. */
interface Answering extends Shooting {
  seat: Seat
  attack: Attack
}

const nothingToAnswer = refused('SOL-065', 'sol.refuse.nothingToAnswer')

interface FullAnswer extends Answering {
  batteries: number[]
}

const theShooter = ({ shooter }: Answering) => ({ ship: shipName(shooter) })

const answerRefusals: readonly SolRefusal<Answering>[] = [
  stop('SOL-065', 'sol.refuse.notShotAt', ({ seat, shooter }) => shooter.seat !== seat, theShooter),
  stop('SOL-070', 'sol.refuse.noAnswerToAnswer', ({ attack }) => attack.isRetaliation),
  stop('SOL-069', 'sol.refuse.noBroadside', ({ attack }) => !attack.hasBroadside, theShooter),
  stop(
    'SOL-079',
    'sol.refuse.shooterGone',
    ({ shooter }) => shooter.status !== 'afloat',
    theShooter,
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
    const answer = {
      shooter: target,
      target: shooter,
      side,
      batteries: bowToStern(batteries),
      load: 'round' as const,
      isRetaliation: true,
    }
    table.emit(attackWith(table.state, answer))
    table.interrupt('answer')
  },
  resolves: plays('answer'),
  legalOrders(state, seat) {
    const all = fullAnswer(state, seat)
    if (all === undefined) return []
    const singles = all.batteries.length > 1 ? all.batteries : []
    return [all, ...singles.map(battery => ({ ...all, batteries: [battery] }))]
  },
  sample(state, seat, dice) {
    const all = fullAnswer(state, seat)
    if (all === undefined) return undefined
    const single = dice.roll(VARIATIONS) === 1 && all.batteries[dice.roll(all.batteries.length) - 1]
    return single ? { ...all, batteries: [single] } : all
  },
  tool: {
    tool: 'list',
    isPrimary: true,
    isRare: ({ batteries }, state) => batteries.length < (answerIn(state)?.batteries.length ?? 0),
  },
  describe: (state, { side, batteries }) => ({
    key: 'sol.order.retaliate',
    values: {
      side: sideName(side),
      batteries: batteryNumbers(bowToStern(batteries)),
      count: batteries.length,
      target: nameOf(state, state.attacks[0]?.shooter ?? ''),
    },
  }),
}

const nobody: readonly Seat[] = []

/** [SOL-065] [SOL-069] The owner of the ship shot at, where it can answer a broadside. */
export function seatToRetaliate(state: State): readonly Seat[] {
  // Asked after every attack: the commonest reason is looked at before all rows.
  if (!state.attacks[state.attacks.length - 1]?.hasBroadside) return nobody
  const answer = answerIn(state)
  return answer && isAllowed(answerRefusals, answer) ? [answer.seat] : nobody
}

/** Every gun that bears on the attacker. */
function fullAnswer(state: State, seat: Seat): Retaliate | undefined {
  const answer = answerIn(state)
  if (!answer || answer.seat !== seat || !isAllowed(answerRefusals, answer)) return undefined
  return { kind: 'retaliate', side: answer.side, batteries: answer.batteries }
}

/**
 * The attack in hand answered with all guns that bear, lawful or not. Where neither side bears no
 * battery fired a broadside, and SOL-069 stands before every row that names a side.
 */
function answerIn(state: State): FullAnswer | null {
  const attack = state.attacks[state.attacks.length - 1]
  if (!attack) return null
  const [shooter, target] = [shipOf(state, attack.target), shipOf(state, attack.shooter)]
  const side = bearingSide(shooter, target) ?? 'starboard'
  const batteries = workingBatteries(shooter, side, 'any')
  return { state, seat: shooter.seat, attack, shooter, target, side, batteries }
}

function answeringWith(state: State, seat: Seat, order: Retaliate): Answering | null {
  const answer = answerIn(state)
  return answer && { ...answer, seat, side: order.side, batteries: order.batteries }
}

/**
 * [SOL-065] What keeps the target of the attack in hand from firing back at all, as the rows that judge
 * it say; null where it can, or has, and so ended the attacker.
 */
export function whyNoRetaliation(state: State): Reason | null {
  const answer = answerIn(state)
  if (!answer || answer.attack.isRetaliation || answer.target.status !== 'afloat') return null
  return judgeBy(answerRefusals, answer).because[0] ?? null
}

/** The ship of the seat that is fired upon or boarded. */
function shipHolding(state: State, seat: Seat): Ship | null {
  const id = state.boarding?.defender ?? state.attacks[state.attacks.length - 1]?.target
  const ship = id === undefined ? null : shipOf(state, id)
  return ship?.seat === seat ? ship : null
}

/** [SOL-065] [SOL-103] An answer to fire, or grape at boarders, is not given. */
export const holdFire: SolOrderRules<'holdFire'> = {
  ...plain('holdFire', (state, seat) => shipHolding(state, seat) !== null, nothingToAnswer),
  execute(table, seat) {
    const ship = shipHolding(table.state, seat)
    if (ship) table.emit({ kind: 'fireHeld', ship: ship.id })
  },
  /** Of an attack nothing is left to come; boarders still come over the rail. */
  resolves: boardingPlayed,
  tool: { tool: 'list' },
  describe: () => ({ key: 'sol.order.holdFire' }),
}
