import { hullDistance } from '@grognard/geometry/measured/hull.ts'
import type { Message, Of, Values } from '@grognard/umpire'
import { batteries } from '../fire/arc.ts'
import { crossingEnd } from '../fire/crossing.ts'
import { follow } from '../movement/voyage.ts'
import { towardsWind } from '../movement/wind.ts'
import type { Order } from '../orders.ts'
import { nameOf, shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { boardingGap } from '../tables/melee.ts'
import { bestBy, nearestTo } from './choosing.ts'
import { foesOf } from './foes.ts'
import { goalOf } from './goals.ts'
import { broadsideWorth } from './gunnery.ts'
import { lineWorth, outlookFor, shipAt } from './position.ts'
import { boardingMargin } from './weights.ts'

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
  const { end, travelled, edge } = follow(state, ship, order.legs)
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
