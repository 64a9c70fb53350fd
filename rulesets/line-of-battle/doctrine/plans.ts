import { placeAdvanced, placeTurned } from '@grognard/geometry/measured/pose.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { speedOf } from '../movement/speed.ts'
import { follow } from '../movement/voyage.ts'
import type { Voyage } from '../movement/voyage.ts'
import type { SailOrder } from '../orders.ts'
import type { Ship, State } from '../state.ts'
import { coursesFor } from './courses.ts'
import type { Thoroughness } from './courses.ts'
import { isWayHome } from './goals.ts'
import { outlookFor, placeWorth, shipAt } from './position.ts'
import type { Outlook } from './position.ts'
import { isAtCoast } from './spying.ts'
import { weights } from './weights.ts'

export interface Plan {
  order: SailOrder
  worth: number
  /** Where she would lie, and have to find a way on from; null off the board. */
  there: Ship | null
  isMishap: boolean
}

/** A plan that may still be taken as if nothing lay in its way. */
interface Draft extends Plan {
  isFollowed: boolean
}

/** The plans for a ship, the best first; what may lie in the way of one is looked at when it is due. */
export function* plansFor(
  state: State,
  ship: Ship,
  thoroughness: Thoroughness,
): Generator<Plan, void> {
  const speed = speedOf(state, ship, ship.isAnchored)
  const outlook = outlookFor(state, ship, speed)
  const drafts = draftsFor(outlook, ship, speed, thoroughness)
  drafts.sort((one, other) => other.worth - one.worth).reverse()
  for (let draft = drafts.pop(); draft; draft = drafts.pop())
    if (draft.isFollowed) yield draft
    else putBack(drafts, followed(outlook, ship, draft))
}

/** Into its place of a list in order of worth, the best last. */
function putBack(drafts: Draft[], draft: Draft): void {
  let place = drafts.length
  while (place > 0 && (drafts[place - 1]?.worth ?? 0) > draft.worth) place -= 1
  drafts.splice(place, 0, draft)
}

/** [LOB-119] Plans that end at anchor are only for lying off the coast. */
function draftsFor(
  outlook: Outlook,
  ship: Ship,
  speed: number,
  thoroughness: Thoroughness,
): Draft[] {
  const { state } = outlook
  const isOpen = isInOpenWater(outlook, ship, speed)
  const drafts = coursesFor(state, ship, speed, thoroughness).map(legs =>
    draftFor(outlook, ship, legs, false, isOpen),
  )
  if (ship.isAnchored || ship.isAnchorUsed || state.objectives.length === 0) return drafts
  for (const legs of coursesFor(state, ship, speedOf(state, ship, true), thoroughness)) {
    const draft = draftFor(outlook, ship, legs, true, isOpen)
    if (draft.there && isAtCoast(state, draft.there)) drafts.push(draft)
  }
  return drafts
}

/** Nothing within the length of any course that could end it: no need to follow one. */
function isInOpenWater({ state, near }: Outlook, { x, y }: Ship, way: number): boolean {
  if (near.length > 0 || state.terrain.length > 0) return false
  return Math.min(x, y, state.width - x, state.height - y) > way
}

function draftFor(
  outlook: Outlook,
  ship: Ship,
  legs: Leg[],
  isToAnchor: boolean,
  isOpen: boolean,
): Draft {
  const order: SailOrder = { kind: 'sail', ship: ship.id, legs, anchor: isToAnchor }
  const draft = { order, worth: 0, there: null, isMishap: false, isFollowed: isOpen }
  const there = runFreely(ship, legs)
  if (isOutside(outlook.state, there)) return followed(outlook, ship, draft)
  return { ...draft, there, worth: placeWorth(outlook, there) + bonusOf(order) }
}

const bonusOf = ({ anchor }: SailOrder) => (anchor ? weights.line : 0)

/** Where the legs lead if nothing lies in their way. */
function runFreely(ship: Ship, legs: readonly Leg[]): Ship {
  const there = { ...ship, travelled: 0 }
  for (const { advance, turn } of legs) {
    placeAdvanced(there, advance, there)
    placeTurned(there, turn, there)
    there.travelled += advance
  }
  return there
}

function isOutside(state: State, { x, y }: Ship): boolean {
  return x < 0 || y < 0 || x > state.width || y > state.height
}

/** The draft as it would really go. */
function followed(outlook: Outlook, ship: Ship, { order }: Draft): Draft {
  const { state } = outlook
  const voyage = follow(state, ship, order.legs)
  if (voyage.edge !== null) return leaving(state, ship, order, voyage)
  const there = shipAt(ship, voyage.end, voyage.travelled)
  const isOffCoast = order.anchor && !isAtCoast(state, there)
  const worth = placeWorth(outlook, there) + bonusOf(order) - mishap(voyage)
  return { order, worth, there, isMishap: voyage.isAground || isOffCoast, isFollowed: true }
}

/** Over the edge: home for a ship that is bound there, and the end of the battle for any other. */
function leaving(state: State, ship: Ship, order: SailOrder, voyage: Voyage): Draft {
  const isHome = voyage.edge !== null && isWayHome(state, ship, voyage.edge, voyage.end)
  const worth = isHome ? LEFT : -LEFT
  return { order, worth, there: null, isMishap: !isHome, isFollowed: true }
}

const LEFT = 1000

function mishap({ isAground, met }: Voyage): number {
  if (isAground) return weights.grounding
  return met === null ? 0 : weights.jam
}
