import { hullDistance } from '@grognard/geometry/measured/hull.ts'
import { stepOf } from '@grognard/umpire'
import type { Message, Of, Seat, Values } from '@grognard/umpire'
import { shotRows, shots } from '../book/tables/fire.ts'
import type { ShotId } from '../book/tables/fire.ts'
import { boardingGap } from '../book/tables/melee.ts'
import { aim } from '../chapters/fire/aim.ts'
import { crossingEnd } from '../chapters/fire/fire.ts'
import { batteries } from '../model/guns.ts'
import { inInches } from '../model/measures.ts'
import { followLegs } from '../model/moves.ts'
import { canPay, sideOf } from '../model/players.ts'
import { nameOf, shipOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { towardsWind } from '../model/wind.ts'
import type { Order } from '../orders.ts'
import { distanceMetAt, hasTarget } from './combat.ts'
import { isAllWon, isHopeless } from './evaluate.ts'
import { foesOf } from './foes.ts'
import { goalOf } from './goals.ts'
import { broadsideWorth, expectedHits, shotWorth } from './gunnery.ts'
import { lineWorth, outlookFor, shipAt } from './position.ts'
import { bestBy, boardingMargin, nearestTo } from './weights.ts'

export type Reason =
  | 'rakes'
  | 'bears'
  | 'unseen'
  | 'line'
  | 'boards'
  | 'bound'
  | 'closes'
  | 'gage'
  | 'stands'
  | 'target'
  | 'other'
  | 'hold'
  | 'answer'
  | 'about'
  | 'anchors'
  | 'relief'
  | 'afloat'
  | 'party'
  | 'allSailed'
  | 'far'
  | 'sole'
  | 'leaves'
  | 'flees'
  | 'enters'
  | 'stays'
  | 'shotBest'
  | 'shotOnly'
  | 'shotMisses'
  | 'shotBeyond'
  | 'shotAnyway'
  | 'shotAlike'
  | 'allLoaded'
  | 'bothSides'
  | 'oneSide'
  | 'fullSide'
  | 'laid'
  | 'rescueSafe'
  | 'rescueLikely'
  | 'allLaid'
  | 'keepsLoad'
  | 'cannotHit'
  | 'noAnswer'
  | 'storms'
  | 'prize'
  | 'noneWeaker'
  | 'manned'
  | 'notLarger'
  | 'noPoints'
  | 'fewestPoints'
  | 'recentred'
  | 'task'
  | 'asLost'
  | 'asWon'
  | 'toWin'

export function because(reason: Reason, values: Values = {}): Message[] {
  return [{ key: `lob.because.${reason}`, values }]
}

/** What speaks for a place that a ship may sail to, the weightiest first; always something. */
export function reasonsFor(state: State, there: Ship): Message[] {
  const enemies = foesOf(state, there)
  const ship = there.name
  const found = [
    ...gunnery(state, there, enemies),
    ...boarding(there, enemies),
    ...(isSafe(state, there, enemies) ? because('unseen', { ship }) : []),
    ...(lineWorth(outlookFor(state, there, 0), there) > 0 ? because('line', { ship }) : []),
    ...(goalOf(state, there) ? because('bound', { ship }) : []),
    ...closing(state, there, enemies),
    ...gage(state, there, enemies),
  ]
  return found.length > 0 ? found : because('stands', { ship })
}

/** Whom she may fire at from there with most effect, raking or not. */
function gunnery(state: State, there: Ship, enemies: readonly Ship[]): Message[] {
  const worth = (enemy: Ship) =>
    Math.max(...batteries.map(battery => broadsideWorth(state, there, battery, enemy)))
  const target = bestBy(enemies, worth)
  if (!target || worth(target) <= 0) return []
  const reason = crossingEnd(state, there, target) ? 'rakes' : 'bears'
  return because(reason, { ship: there.name, target: target.name })
}

function boarding(there: Ship, enemies: readonly Ship[]): Message[] {
  const prey = enemies.find(
    enemy => hullDistance(there, enemy) <= boardingGap && there.crew >= enemy.crew + boardingMargin,
  )
  return prey ? because('boards', { ship: there.name, target: prey.name }) : []
}

function isSafe(state: State, there: Ship, enemies: readonly Ship[]): boolean {
  return enemies.every(enemy =>
    batteries.every(battery => broadsideWorth(state, enemy, battery, there) <= 0),
  )
}

function closing(state: State, there: Ship, enemies: readonly Ship[]): Message[] {
  const nearest = nearestTo(there, enemies)
  if (!nearest) return []
  const before = hullDistance(shipOf(state, there.id), nearest)
  return hullDistance(there, nearest) < before
    ? because('closes', { ship: there.name, target: nearest.name })
    : []
}

/** To windward of the nearest enemy she may run down on him when she likes. */
function gage({ windFrom }: State, there: Ship, enemies: readonly Ship[]): Message[] {
  const nearest = nearestTo(there, enemies)
  if (!nearest || towardsWind(windFrom, there) <= towardsWind(windFrom, nearest)) return []
  return because('gage', { ship: there.name, target: nearest.name })
}

/** What speaks for an order to sail, or not to, that no other is weighed against. */
export function reasonsForLone(state: State, order: Order): Message[] {
  switch (order.kind) {
    case 'sail':
    case 'sailOn':
      return courseReasons(state, order)
    case 'spin':
      return reasonsFor(state, { ...shipOf(state, order.ship), heading: order.heading })
    case 'transfer':
      return because('relief', { ship: nameOf(state, order.ship), target: nameOf(state, order.to) })
    case 'done':
      return because('allSailed')
    case 'stay':
      return because('stays')
    default:
      return ofItself(state, order)
  }
}

/** What speaks for the place where a course really leads, on the board or over its edge. */
function courseReasons(state: State, order: Of<Order, 'sail' | 'sailOn'>): Message[] {
  const ship = shipOf(state, order.ship)
  const { end, travelled, edge } = followLegs(state, ship, order.legs)
  if (edge !== null) return because('leaves', { ship: ship.name })
  return reasonsFor(state, shipAt(ship, end, travelled))
}

const plain: Readonly<Partial<Record<Order['kind'], Reason>>> = {
  tack: 'about',
  anchor: 'anchors',
  refloat: 'afloat',
  land: 'party',
  flee: 'flees',
  enter: 'enters',
}

function ofItself(state: State, order: Order): Message[] {
  const reason = plain[order.kind]
  return reason && 'ship' in order ? because(reason, { ship: nameOf(state, order.ship) }) : []
}

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
  switch (stepOf(state)) {
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
  const reason = reasonByOrder[order.kind]
  return reason ? because(reason) : victorReasons(state, seat, order)
}

const reasonByOrder: Readonly<Partial<Record<Order['kind'], Reason>>> = {
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
