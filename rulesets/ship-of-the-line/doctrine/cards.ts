import { turned } from '@grognard/geometry/dots/heading.ts'
import type { Of } from '@grognard/umpire'
import type { Card, EffectId } from '../book/tables/cards.ts'
import { sailsPerMast } from '../book/tables/ship.ts'
import { playCard } from '../chapters/officers/play-card.ts'
import { cardOf } from '../model/hand.ts'
import { isAdrift, mastsWithSails, sailsOf } from '../model/ships.ts'
import type { Ship } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { cardWorth, leakyHull } from './evaluate.ts'
import type { Outlook } from './outlook.ts'
import { bestPlan } from './plan.ts'
import type { Means, Plan } from './plan.ts'
import { bestSalvo, worthOfPlace } from './position.ts'

type PlayCard = Of<Order, 'playCard'>

/** A card that may be played, and the turn as it stands without. */
interface Thought {
  outlook: Outlook
  means: Means
  plan: Plan | null
  order: PlayCard
  card: Card
}

/** A card that saves the ship. */
const URGENT = 100

/** What each card gains. */
const gains: Partial<Record<EffectId, (thought: Thought) => number>> = {
  clearWreck: ({ outlook }) => (outlook.foes.length > 0 ? cardWorth * 2 : 0),
  replaceSails: ({ outlook, order }) => gainOfSails(outlook.ship, order),
  plugHull: ({ outlook, card }) =>
    outlook.ship.hull >= Math.max(leakyHull, card.amount) ? cardWorth * 2 : 0,
  replaceRudder: () => URGENT,
  clubHaul: thought => gainOfMeans(thought, { isClubHauling: true }),
  backTopsails: gainOfBacking,
  extraMove: thought => gainOfMeans(thought, { moves: thought.means.moves + thought.card.amount }),
}

/** The card to play now, if any gains enough. */
export function bestCard(outlook: Outlook, means: Means, plan: Plan | null): PlayCard | undefined {
  const { state, seat } = outlook
  let best: PlayCard | undefined
  let most = cardWorth
  for (const order of playCard.legalOrders(state, seat)) {
    const card = cardOf(state, order.card)
    const gain = card ? (gains[card.effect]?.({ outlook, means, plan, order, card }) ?? 0) : 0
    if (gain <= most) continue
    most = gain
    best = order
  }
  return best
}

/** The mast that has fewest sails gets them; a mast that pulls again is a move. */
function gainOfSails(ship: Ship, { mast }: PlayCard): number {
  if (mast === null) return 0
  const bare = (ship.masts[mast] ?? 0) === 0 ? 1 : 0
  if (isAdrift(ship)) return URGENT + bare
  const standing = Object.values(ship.masts).filter(sails => sails !== null).length
  const missing = standing * sailsPerMast - sailsOf(ship)
  if (missing < 2) return 0
  return bare > 0 ? cardWorth * 2 : mastsWithSails(ship) < 2 ? cardWorth * 1.5 : 0
}

/** How much better the turn would be with other means. */
function gainOfMeans({ outlook, means, plan }: Thought, more: Partial<Means>): number {
  const better = bestPlan(outlook, outlook.ship, { ...means, ...more })
  return better && plan ? better.worth - plan.worth : 0
}

/** Staying where she is with a swing, guns and all, against the best turn under sail. */
function gainOfBacking({ outlook, plan, order }: Thought): number {
  const { x, y, heading } = outlook.ship
  const pose = { x, y, heading: turned(heading, order.turn) }
  const salvoes = (['starboard', 'port'] as const).map(
    side => bestSalvo(outlook, pose, side, 'unfired')?.worth ?? 0,
  )
  const worth = salvoes.reduce((sum, salvo) => sum + salvo, worthOfPlace(outlook, pose))
  return plan ? worth - plan.worth : 0
}
