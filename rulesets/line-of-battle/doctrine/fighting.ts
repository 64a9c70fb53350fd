import type { Seat } from '@grognard/umpire'
import { hullDistance } from '@grognard/geometry/measured/hull.ts'
import { aim } from '../fire/aim.ts'
import { counterFire } from '../fire/counter-fire.ts'
import { fire } from '../fire/fire.ts'
import { chooseGuns } from '../fire/half-crew.ts'
import { sailOn } from '../fire/sail-on.ts'
import { board } from '../melee/board.ts'
import { manPrize } from '../melee/victor.ts'
import { takeOver } from '../melee/take-over.ts'
import { follow } from '../movement/voyage.ts'
import type { Order } from '../orders.ts'
import { shipOf } from '../state.ts'
import type { Ship, State } from '../state.ts'
import { shotRows, shots } from '../tables/ammunition.ts'
import type { ShotId } from '../tables/ammunition.ts'
import { nationTraits } from '../tables/nations.ts'
import { broadsideWorth } from './gunnery.ts'
import { pathsFor } from './paths.ts'
import { foesOf, placeWorth, shipAt } from './position.ts'
import { boardingMargin } from './weights.ts'

/** The shot that is worth most against the nearest enemy at the range it is likely to be met at. */
export function bestShot(state: State, ship: Ship): ShotId {
  const enemies = foesOf(state, ship)
  const [nearest] = enemies.toSorted((a, b) => hullDistance(ship, a) - hullDistance(ship, b))
  if (!nearest) return 'round'
  const expected = Math.max(0, hullDistance(ship, nearest) - EXPECTED_CLOSING)
  const [best] = shots
    .filter(row => row.range >= expected)
    .toSorted(
      (a, b) => shotWorth(state, ship, nearest, b.id) - shotWorth(state, ship, nearest, a.id),
    )
  return best ? best.id : 'round'
}

/** What two ships are likely to close in a turn, 1/1000 in. */
const EXPECTED_CLOSING = 3000

/** A broadside square on the beam at close range, to compare the shots by. */
function shotWorth(state: State, ship: Ship, enemy: Ship, shot: ShotId): number {
  const abeam = { ...enemy, x: ship.x, y: ship.y, heading: ship.heading }
  const shooter = { ...ship, travelled: 0 }
  const beside = shotRows.grape.range - ship.beam
  const right = ship.heading === 9000 || ship.heading === 27_000
  const target = right ? { ...abeam, y: ship.y + beside } : { ...abeam, x: ship.x + beside }
  const upright = right ? shooter : { ...shooter, heading: 0 }
  const placed = right ? target : { ...target, heading: 0 }
  return Math.max(
    broadsideWorth(state, upright, 'port', placed, shot),
    broadsideWorth(state, upright, 'starboard', placed, shot),
  )
}

/** [LOB-132] The target worth most for a side that has none; undefined when all are named. */
export function bestAim(state: State, seat: Seat): Order | undefined {
  return bestBy(aim.offers(state, seat), order => {
    const shooter = shipOf(state, order.ship)
    const shot = shooter.shot === null || shooter.shot === 'unknown' ? 'round' : shooter.shot
    return broadsideWorth(state, shooter, order.battery, shipOf(state, order.target), shot)
  })
}

/** [LOB-109] A rescue is tried where the odds of the test make it better than a plain crossing. */
export function bestFire(state: State, seat: Seat): Order | undefined {
  const offers = fire.offers(state, seat)
  const bold = offers.find(
    order => order.rescue && isRescueWorthIt(state, shipOf(state, order.ship)),
  )
  return bold ?? offers.find(order => !order.rescue) ?? offers[0]
}

function isRescueWorthIt(state: State, ship: Ship): boolean {
  const hasEdge = state.options.nations && nationTraits[ship.nation].manoeuvre > 0
  return (
    !state.options.actionPoints && (hasEdge || state.options.failedRescueFallsBackTo === 'double')
  )
}

export function bestCounter(state: State, seat: Seat): Order {
  return counterFire.offers(state, seat)[0] ?? { kind: 'holdFire' }
}

/** [LOB-150] Both sides at less, unless one side alone has anything to shoot at. */
export function bestGuns(state: State, seat: Seat): Order | undefined {
  const offers = chooseGuns.offers(state, seat)
  return offers.find(order => order.guns === 'oneSide') ?? offers[0]
}

/** [LOB-109] The extra move, where it leads to a better place. */
export function bestRescueMove(state: State, seat: Seat): Order {
  const shooter = state.exchange?.shots[0]?.shooter
  if (shooter === undefined) return { kind: 'stay' }
  const ship = shipOf(state, shooter)
  const enemies = foesOf(state, ship)
  const stay = placeWorth(state, ship, enemies)
  const courses = pathsFor(state, ship, ship.speed).flatMap(legs => {
    const voyage = follow(state, ship, legs)
    if (voyage.edge !== null || voyage.isAground) return []
    const order = { kind: 'sailOn' as const, ship: ship.id, legs }
    return [
      { order, worth: placeWorth(state, shipAt(ship, voyage.end, voyage.travelled), enemies) },
    ]
  })
  const best = courses
    .filter(course => course.worth > stay)
    .toSorted((a, b) => b.worth - a.worth)
    .find(course => sailOn.judge(state, seat, course.order).allowed)
  return best?.order ?? { kind: 'stay' }
}

/** [LOB-160] [LOB-151] Prizes for the taking first, then crews that are weaker. */
export function bestBoarding(state: State, seat: Seat): Order {
  const prize = middleOf(takeOver.offers(state, seat))
  if (prize) return prize
  const weaker = board
    .offers(state, seat)
    .filter(
      order => shipOf(state, order.ship).crew >= shipOf(state, order.target).crew + boardingMargin,
    )
  return weaker[0] ?? { kind: 'done' }
}

/** Half the crew goes aboard the prize. */
export function bestPrizeCrew(state: State, seat: Seat): Order | undefined {
  return middleOf(manPrize.offers(state, seat))
}

function middleOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor((items.length - 1) / 2)]
}

/** [LOB-169] A victorious defender fights on when his crew is the larger. */
export function bestAsVictor(state: State): Order {
  const melee = state.melees.find(row => row.isOpen)
  if (!melee) return { kind: 'breakOff' }
  const isLarger = shipOf(state, melee.defender).crew > shipOf(state, melee.attacker).crew
  return isLarger ? { kind: 'continueMelee' } : { kind: 'breakOff' }
}

function bestBy<Item>(items: readonly Item[], worth: (item: Item) => number): Item | undefined {
  let best: Item | undefined
  let most = -1
  for (const item of items) {
    const value = worth(item)
    if (value > most) {
      most = value
      best = item
    }
  }
  return best
}
