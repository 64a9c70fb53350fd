import { placeAdvanced, placeTurned } from '@grognard/geometry/measured/pose.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { followLegs } from '../model/moves.ts'
import type { MoveResult } from '../model/moves.ts'
import { speedOf } from '../model/speed.ts'
import type { Ship, State } from '../model/state.ts'
import type { SailOrder } from '../orders.ts'
import { coursesFor, firstCourses, furtherCourses } from './courses.ts'
import type { Course, Thoroughness } from './courses.ts'
import { isAtCoast, isWayHome } from './goals.ts'
import { outlookFor, placeWorth, shipAt } from './position.ts'
import type { Outlook } from './position.ts'
import { usual } from './tempers.ts'
import type { Temper } from './tempers.ts'
import { weights } from './weights.ts'

export interface Plan {
  order: SailOrder
  worth: number
  /** Where she would lie, and have to find a way on from; null off the board. */
  there: Ship | null
  isMishap: boolean
}

/** What a course is worth as if nothing lay in its way, until it is followed to its end. */
interface Draft {
  order: SailOrder
  worth: number
  end: Pose
  travelled: number
  helm: number | null
  plan: Plan | null
}

/**
 * The plans for a ship, the best first; what may lie in the way of one is looked at when it is due,
 * unless the end that it is meant for is passed over.
 */
export function* plansFor(
  state: State,
  ship: Ship,
  thoroughness: Thoroughness,
  isPassedOver: (end: Pose) => boolean = () => false,
  temper: Temper = usual,
): Generator<Plan, void> {
  const speed = speedOf(state, ship, ship.isAnchored)
  const outlook = outlookFor(state, ship, speed, temper)
  const drafts = draftsFor(outlook, ship, speed, thoroughness)
    .toSorted((one, other) => other.worth - one.worth)
    .toReversed()
  for (let draft = drafts.pop(); draft; draft = drafts.pop())
    if (draft.plan) yield draft.plan
    else if (!isPassedOver(draft.end)) putBack(drafts, draft, followed(outlook, ship, draft))
}

/** Into its place of a list in order of worth, the best last. */
function putBack(drafts: Draft[], draft: Draft, plan: Plan): void {
  const { worth } = plan
  let place = drafts.length
  while (place > 0 && (drafts[place - 1]?.worth ?? 0) > worth) place -= 1
  drafts.splice(place, 0, { ...draft, worth, plan })
}

/** [LOB-119] Courses that end at anchor are only for lying off the coast. */
function draftsFor(
  outlook: Outlook,
  ship: Ship,
  speed: number,
  thoroughness: Thoroughness,
): Draft[] {
  const { state } = outlook
  const there = { ...ship }
  const drafts: Draft[] = []
  const add = (course: Course) => drafts.push(draftFor(outlook, ship, course, drafts, there))
  for (const course of firstCourses(state, ship, speed, thoroughness)) add(course)
  for (const course of furtherCourses(state, ship, speed, bestHelms(drafts), thoroughness))
    add(course)
  if (ship.isAnchored || ship.isAnchorUsed || state.objectives.length === 0) return drafts
  for (const course of coursesFor(state, ship, speedOf(state, ship, true), thoroughness)) {
    const anchoring = draftFor(outlook, ship, course, [], there, true)
    if (isAtCoast(state, there)) drafts.push(anchoring)
  }
  return drafts
}

/** The helms of these drafts, the best first. */
function bestHelms(drafts: readonly Draft[]): Set<number> {
  const helms = new Set<number>()
  for (const { helm } of drafts.toSorted((one, other) => other.worth - one.worth))
    if (helm !== null) helms.add(helm)
  return helms
}

/** `there` is put where the course leads: to make a ship for each would take longer than to weigh it. */
function draftFor(
  outlook: Outlook,
  ship: Ship,
  { legs, helm }: Course,
  known: readonly Draft[],
  there: Ship,
  anchor = false,
): Draft {
  const order: SailOrder = { kind: 'sail', ship: ship.id, legs, anchor }
  runFreely(ship, legs, there)
  const { x, y, heading, travelled } = there
  const draft = { order, worth: 0, end: { x, y, heading }, travelled, helm, plan: null }
  if (!isOnBoard(outlook.state, there)) {
    const plan = followed(outlook, ship, draft)
    return { ...draft, worth: plan.worth, plan }
  }
  const same = known.find(row => isSameEnd(row, draft))
  draft.worth = same?.worth ?? placeWorth(outlook, there) + bonusOf(order)
  return draft
}

/** Many helms come to the same on a short course. */
function isSameEnd(one: Draft, { end, travelled }: Draft): boolean {
  const { x, y, heading } = one.end
  return (
    one.plan === null &&
    x === end.x &&
    y === end.y &&
    heading === end.heading &&
    one.travelled === travelled
  )
}

const bonusOf = ({ anchor }: SailOrder) => (anchor ? weights.line : 0)

/** Where the legs lead if nothing lies in their way. */
function runFreely(ship: Ship, legs: readonly Leg[], there: Ship): void {
  there.x = ship.x
  there.y = ship.y
  there.heading = ship.heading
  there.travelled = 0
  for (const { advance, turn } of legs) {
    placeAdvanced(there, advance, there)
    placeTurned(there, turn, there)
    there.travelled += advance
  }
}

function isOnBoard(state: State, { x, y }: Ship): boolean {
  return x >= 0 && y >= 0 && x <= state.width && y <= state.height
}

/** The course as it would really go. */
function followed(outlook: Outlook, ship: Ship, draft: Draft): Plan {
  const { state } = outlook
  const { order } = draft
  const move = followLegs(state, ship, order.legs)
  if (move.edge !== null) return leaving(state, ship, order, move)
  const there = shipAt(ship, move.end, move.travelled)
  const isOffCoast = order.anchor && !isAtCoast(state, there)
  const worth = isAsDrafted(draft, move)
    ? draft.worth
    : placeWorth(outlook, there) + bonusOf(order) - mishap(move)
  return { order, worth, there, isMishap: move.isAground || isOffCoast }
}

/** Nothing lay in her way. */
function isAsDrafted({ end, travelled }: Draft, move: MoveResult): boolean {
  const { x, y, heading } = move.end
  if (move.isAground || move.met !== null || travelled !== move.travelled) return false
  return x === end.x && y === end.y && heading === end.heading
}

/** Over the edge: home for a ship that is bound there, and the end of the battle for any other. */
function leaving(state: State, ship: Ship, order: SailOrder, move: MoveResult): Plan {
  const isHome = move.edge !== null && isWayHome(state, ship, move.edge, move.end)
  const worth = isHome ? LEFT : -LEFT
  return { order, worth, there: null, isMishap: !isHome }
}

const LEFT = 1000

function mishap({ isAground, met }: MoveResult): number {
  if (isAground) return weights.grounding
  return met === null ? 0 : weights.jam
}
