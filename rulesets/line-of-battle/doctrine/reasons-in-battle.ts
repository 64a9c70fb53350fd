import { hullDistance } from '@grognard/geometry/measured/hull.ts'
import type { Message, Of, Seat } from '@grognard/umpire'
import { aim } from '../fire/aim.ts'
import { batteries } from '../fire/arc.ts'
import { inInches } from '../measures.ts'
import { canPay } from '../points/action-points.ts'
import type { Order } from '../orders.ts'
import { sideOf } from '../players.ts'
import { nameOf, shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { shotRows, shots } from '../tables/ammunition.ts'
import type { ShotId } from '../tables/ammunition.ts'
import { nearestTo } from './choosing.ts'
import { distanceMetAt, hasTarget } from './firing.ts'
import { foesOf } from './foes.ts'
import { expectedHits, shotWorth } from './gunnery.ts'
import { isAllWon, isHopeless } from './hope.ts'
import { because } from './reasons.ts'
import type { Reason } from './reasons.ts'

/** What speaks for an order of the guns or the boarders that no other is weighed against. */
export function reasonsInBattle(state: State, order: Order, seat: Seat): Message[] {
  switch (order.kind) {
    case 'chooseShot':
      return shotReasons(state, shipOf(state, order.ship), order.shot)
    case 'chooseGuns':
      return because(gunsReason(state, order), { ship: nameOf(state, order.ship) })
    case 'fire':
      return fireReasons(state, order)
    case 'board':
    case 'takeOver': {
      const names = { ship: nameOf(state, order.ship), target: nameOf(state, order.target) }
      return because(order.kind === 'board' ? 'storms' : 'prize', names)
    }
    case 'done':
      return doneReasons(state, seat)
    default:
      return otherReasons(state, seat, order)
  }
}

/** [LOB-054] How far the nearest enemy is, and what the shot does to her where she will be met. */
function shotReasons(state: State, ship: Ship, shot: ShotId): Message[] {
  if (ship.status !== 'afloat') return []
  const name = { key: `lob.shot.${shot}` }
  const nearest = nearestTo(ship, foesOf(state, ship))
  if (!nearest) return because('shotAnyway', { shot: name })
  const met = distanceMetAt(ship, nearest)
  const reason = shotReason(state, ship, nearest, met)
  return because(reason, {
    target: nearest.name,
    inches: inInches(hullDistance(ship, nearest)),
    met: Math.round(met / 1000),
    shot: name,
  })
}

function shotReason(state: State, ship: Ship, nearest: Ship, met: number): Reason {
  if (met > shotRows.round.range) return 'shotBeyond'
  if (expectedHits(state, nearest, met) === 0) return 'shotMisses'
  const open = shots.filter(({ range }) => met <= range)
  if (open.length === 1) return 'shotOnly'
  const isWorth = open.some(({ id }) => shotWorth(state, ship, nearest, id, met) > 0)
  return isWorth ? 'shotBest' : 'shotAlike'
}

/** [LOB-150] Whether both sides have a target decides, and which is the stronger. */
function gunsReason(state: State, { ship: id, guns }: Of<Order, 'chooseGuns'>): Reason {
  if (guns === 'lessFire') return 'bothSides'
  const ship = shipOf(state, id)
  const isBoth = batteries.every(battery => hasTarget(state, ship, battery))
  return isBoth ? 'fullSide' : 'oneSide'
}

/** [LOB-135] Whatever was laid is fired; [LOB-109] what makes a rescue worth its test. */
function fireReasons(state: State, { ship, battery, rescue }: Of<Order, 'fire'>): Message[] {
  const laid = state.aims.find(row => row.ship === ship && row.battery === battery)
  if (!laid) return []
  const names = { ship: nameOf(state, ship), target: nameOf(state, laid.target) }
  if (!rescue) return because('laid', names)
  const isSafe = state.options.failedRescueFallsBackTo === 'double'
  return because(isSafe ? 'rescueSafe' : 'rescueLikely', names)
}

/** Why a step is left at that. */
function doneReasons(state: State, seat: Seat): Message[] {
  switch (state.place[state.place.length - 1]?.at) {
    case 'shots':
      return because('allLoaded')
    case 'target':
      return because(sparedReason(state, seat))
    case 'board':
      return because('noneWeaker')
    default:
      return []
  }
}

/** [LOB-132] Guns that bear and are not laid: they cannot hit, or a double load waits for a better chance. */
function sparedReason(state: State, seat: Seat): Reason {
  const legalOrders = aim.legalOrders(state, seat)
  if (legalOrders.length === 0) return 'allLaid'
  const canHit = legalOrders.some(({ ship, target }) => {
    const at = shipOf(state, target)
    return expectedHits(state, at, hullDistance(shipOf(state, ship), at)) > 0
  })
  return canHit ? 'keepsLoad' : 'cannotHit'
}

/** What answers to what has happened, the victor of a melee included. */
function otherReasons(state: State, seat: Seat, order: Order): Message[] {
  if (order.kind === 'agree' || order.kind === 'decline') return because(replyReason(state, seat))
  const reason = plain[order.kind]
  return reason ? because(reason) : victorReasons(state, seat, order)
}

const plain: Readonly<Partial<Record<Order['kind'], Reason>>> = {
  holdFire: 'noAnswer',
  manPrize: 'manned',
  spend: 'fewestPoints',
}

/** [LOB-126] [LOB-048] */
function replyReason(state: State, seat: Seat): Reason {
  if (state.proposal === 'recentre') return 'recentred'
  const { victory } = state.rules
  if (victory !== 'points' && victory !== 'duel') return 'task'
  if (isHopeless(state, sideOf(state, seat))) return 'asLost'
  return isAllWon(state, sideOf(state, seat)) ? 'asWon' : 'toWin'
}

/** [LOB-169] The victorious defender goes on with the larger crew, if he can. */
function victorReasons(state: State, seat: Seat, { kind }: Order): Message[] {
  const melee = state.melees.find(row => row.isOpen)
  if (!melee) return []
  const names = { ship: nameOf(state, melee.defender), target: nameOf(state, melee.attacker) }
  if (kind === 'continueMelee') return because('storms', names)
  if (kind !== 'breakOff') return []
  return because(canPay(state, seat, 'melee') ? 'notLarger' : 'noPoints', names)
}
