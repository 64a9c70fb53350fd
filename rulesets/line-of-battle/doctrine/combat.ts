import { hullDistance } from '@grognard/geometry/measured/hull.ts'
import type { Seat } from '@grognard/umpire'
import { nationTraits } from '../book/tables/command.ts'
import { halfCrewFirepower, shots } from '../book/tables/fire.ts'
import type { ShotId } from '../book/tables/fire.ts'
import { mayFire } from '../chapters/command/shot.ts'
import { aim, chooseGuns } from '../chapters/fire/aim.ts'
import { counterFire } from '../chapters/fire/counter-fire.ts'
import { fire } from '../chapters/fire/fire.ts'
import { board } from '../chapters/melee/board.ts'
import { takeOver } from '../chapters/melee/take-over.ts'
import { continueMelee, manPrize } from '../chapters/melee/victor.ts'
import { spend } from '../chapters/points/points.ts'
import { batteries, fullFirepower } from '../model/guns.ts'
import { sideOf } from '../model/players.ts'
import { shipOf } from '../model/ships.ts'
import type { Battery, Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { isAllWon, isHopeless } from './evaluate.ts'
import { foesOf } from './foes.ts'
import { broadsideWorth, expectedHits, shotWorth } from './gunnery.ts'
import { usual } from './tempers.ts'
import type { Temper } from './tempers.ts'
import { bestBy, middleOf, nearestTo, worthyHits } from './weights.ts'

/** What two ships are likely to close in a turn, 1/1000 in. */
const EXPECTED_CLOSING = 3000

/** [LOB-054] One ship after the other, then done. */
export function nextShot(state: State, seat: Seat, temper: Temper = usual): Order {
  const ship = state.ships.find(
    row => row.seat === seat && row.shot === null && mayFire(state, row),
  )
  if (!ship) return { kind: 'done' }
  return { kind: 'chooseShot', ship: ship.id, shot: bestShot(state, ship, temper) }
}

/** The shot worth most against the nearest enemy at the range she is likely to be met at. */
export function bestShot(state: State, ship: Ship, temper: Temper = usual): ShotId {
  const nearest = nearestTo(ship, foesOf(state, ship))
  if (!nearest) return 'round'
  const distance = distanceMetAt(ship, nearest)
  const best = bestBy(shots, row => shotWorth(state, ship, nearest, row.id, distance, temper))
  return best?.id ?? 'round'
}

/** The range at which an enemy is likely to be fired at this turn, 1/1000 in. */
export function distanceMetAt(ship: Ship, enemy: Ship): number {
  return Math.max(0, hullDistance(ship, enemy) - EXPECTED_CLOSING)
}

/** [LOB-132] The target worth most for a side that has none; done when no shot is worth while. */
export function bestAim(
  state: State,
  seat: Seat,
  legalOrders = aim.legalOrders(state, seat),
  temper: Temper = usual,
): Order {
  const worthwhile = legalOrders.filter(order => {
    const shooter = shipOf(state, order.ship)
    return isWorthFiring(state, shooter, shipOf(state, order.target))
  })
  const best = bestBy(worthwhile, ({ ship, battery, target }) =>
    broadsideWorth(state, shipOf(state, ship), battery, shipOf(state, target), temper),
  )
  return best ?? { kind: 'done' }
}

/** A shot that cannot hit is saved, and a double load kept for a fair chance or close quarters. */
export function isWorthFiring(state: State, shooter: Ship, target: Ship): boolean {
  const hits = expectedHits(state, target, hullDistance(shooter, target))
  if (!shooter.isDoubleLoaded) return hits > 0
  return hits > 0 && hits >= Math.min(worthyHits, expectedHits(state, target, 0))
}

/** [LOB-109] A rescue is tried where the odds of its test make it better than a plain crossing. */
export function bestFire(state: State, seat: Seat): Order | undefined {
  const legalOrders = fire.legalOrders(state, seat)
  const bold = legalOrders.find(
    order => order.rescue && isRescueWorthIt(state, shipOf(state, order.ship)),
  )
  return bold ?? legalOrders.find(order => !order.rescue)
}

function isRescueWorthIt(state: State, ship: Ship): boolean {
  const hasEdge = state.options.nations && nationTraits[ship.nation].manoeuvre > 0
  const isSafe = state.options.failedRescueFallsBackTo === 'double'
  return isSafe || (hasEdge && !state.options.actionPoints)
}

/** [LOB-155] An answer costs nothing but the double load and perhaps points. */
export function bestCounter(state: State, seat: Seat): Order {
  const shot = state.exchange?.shots[0]
  const answers = counterFire.legalOrders(state, seat)
  if (!shot || !answers[0]) return { kind: 'holdFire' }
  const [ship, attacker] = [shipOf(state, shot.target), shipOf(state, shot.shooter)]
  if (expectedHits(state, attacker, hullDistance(ship, attacker)) === 0) return { kind: 'holdFire' }
  return (
    bestBy(answers, order => broadsideWorth(state, ship, order.battery, attacker)) ?? answers[0]
  )
}

/** [LOB-150] One side at full strength, unless both have targets and are worth more at less. */
export function bestGuns(state: State, seat: Seat): Order | undefined {
  const [first] = chooseGuns.legalOrders(state, seat)
  if (!first) return undefined
  const ship = shipOf(state, first.ship)
  const full = fullFirepower(state, ship)
  const both = batteries.every(battery => hasTarget(state, ship, battery))
  const isMore = both && 2 * Math.max(0, full + halfCrewFirepower) > full
  return { kind: 'chooseGuns', ship: ship.id, guns: isMore ? 'lessFire' : 'oneSide' }
}

export function hasTarget(state: State, ship: Ship, battery: Battery): boolean {
  return foesOf(state, ship).some(enemy => broadsideWorth(state, ship, battery, enemy) > 0)
}

/** [LOB-160] [LOB-151] Prizes for the taking first, then the crews that are weakest by comparison. */
export function bestBoarding(state: State, seat: Seat, temper: Temper = usual): Order {
  const prize = middleOf(takeOver.legalOrders(state, seat))
  if (prize) return prize
  const margin = (order: { ship: string; target: string }) =>
    shipOf(state, order.ship).crew - shipOf(state, order.target).crew
  const best = bestBy(board.legalOrders(state, seat), margin)
  return best && margin(best) >= temper.margin ? best : { kind: 'done' }
}

/** [LOB-174] Half the crew goes aboard the prize. */
export function bestPrizeCrew(state: State, seat: Seat): Order | undefined {
  return middleOf(manPrize.legalOrders(state, seat))
}

/** [LOB-169] A victorious defender fights on when his crew is the larger. */
export function bestAsVictor(state: State, seat: Seat): Order {
  const melee = state.melees.find(row => row.isOpen)
  const [onward] = continueMelee.legalOrders(state, seat)
  if (!melee || !onward) return { kind: 'breakOff' }
  const isLarger = shipOf(state, melee.defender).crew > shipOf(state, melee.attacker).crew
  return isLarger ? onward : { kind: 'breakOff' }
}

/** [LOB-262] The fewest points that change the outcome of the roll are worth spending. */
export function bestSpending(state: State, seat: Seat): Order {
  const [fewest] = spend.legalOrders(state, seat).toSorted((a, b) => a.points - b.points)
  return fewest ?? { kind: 'keep' }
}

/** [LOB-126] [LOB-048] Re-centring hurts nobody; to the end only who has nothing more to hope for agrees. */
export function bestReply(state: State, seat: Seat): Order {
  const agrees = state.proposal === 'recentre' || isContent(state, sideOf(state, seat))
  return { kind: agrees ? 'agree' : 'decline' }
}

/** Where points decide: the battle is lost, or nothing more is to be won. A task is seen through. */
function isContent(state: State, side: number): boolean {
  const { victory } = state.rules
  if (victory !== 'points' && victory !== 'duel') return false
  return isHopeless(state, side) || isAllWon(state, side)
}
