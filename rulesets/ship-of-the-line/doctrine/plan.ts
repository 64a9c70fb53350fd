import type { DotPose } from '@grognard/geometry/dots/heading.ts'
import { isDot, shipAt } from '../model/board.ts'
import { isBoardable } from '../model/boardable.ts'
import { effectLimits } from '../book/tables/cards.ts'
import { movesPerMast } from '../book/tables/ship.ts'
import { mastIds } from '../model/state.ts'
import type { Ship } from '../model/state.ts'
import { needsClubHaul } from '../model/ways.ts'
import type { Order } from '../orders.ts'
import { bestBoarders } from './boarding.ts'
import { attackWorth, weights } from './evaluate.ts'
import type { Outlook } from './outlook.ts'
import { bestSalvo, worthOfPlace } from './position.ts'
import type { Salvo } from './position.ts'
import { afterCable, cablesFrom, keyOf } from './reach.ts'
import type { Cable } from './reach.ts'

/** What a captain may still do in this turn. */
export interface Means {
  moves: number
  /** Has made its compulsory cable, or owes none. */
  mayStop: boolean
  mayLeave: boolean
  /** The next coming-about needs no foresails. */
  isClubHauling: boolean
}

/** A turn from here to its end: its first order, and what the whole is worth. */
export interface Plan {
  worth: number
  /** The cable or boarding to begin with; null to stay. */
  first: Order | null
  /** Attacks to make before it. */
  salvoes: Salvo[]
  /** The better of the attacks it counts on, now or on the way. */
  dealt: Salvo | undefined
  /** It leads over the edge. */
  isLeaving: boolean
}

interface Node {
  pose: DotPose
  moves: number
  lastAction: Ship['lastAction']
  first: Order | null
  /** The best attack of each side so far. */
  starboard: Salvo | undefined
  port: Salvo | undefined
}

interface Search {
  outlook: Outlook
  means: Means
  start: DotPose
  best: Plan | null
  /** The best of those that begin alike, where all are wanted. */
  byBeginning: Map<string, Plan> | null
  salvoes: Map<number, readonly [Salvo | undefined, Salvo | undefined]>
}

/** The best turn from a pose. Null where there is none: no way to go, and no leave to stay. */
export function bestPlan(outlook: Outlook, pose: DotPose, means: Means): Plan | null {
  return searched(outlook, pose, means, null).best
}

/** For each way to begin the best turn, the best of all first. */
export function bestPlans(outlook: Outlook, pose: DotPose, means: Means): Plan[] {
  const byBeginning = new Map<string, Plan>()
  searched(outlook, pose, means, byBeginning)
  return [...byBeginning.values()].toSorted((one, other) => other.worth - one.worth)
}

function searched(
  outlook: Outlook,
  pose: DotPose,
  means: Means,
  byBeginning: Search['byBeginning'],
): Search {
  const salvoes: Search['salvoes'] = new Map()
  const search: Search = { outlook, means, start: pose, best: null, byBeginning, salvoes }
  look(search, {
    pose,
    moves: 0,
    lastAction: outlook.ship.lastAction,
    first: null,
    starboard: undefined,
    port: undefined,
  })
  return search
}

/** All that masts and one card give; with several such cards of a player's own the rest is thought of later. */
const FARTHEST = mastIds.length * movesPerMast + effectLimits.extraMove

function look(search: Search, node: Node): void {
  const { means } = search
  const [starboard, port] = salvoesFrom(search, node.pose)
  node.starboard = better(node.starboard, starboard)
  node.port = better(node.port, port)
  if (node.moves > 0 || means.mayStop) settle(search, node, worthOfPlace(search.outlook, node.pose))
  if (node.moves >= Math.min(means.moves, FARTHEST)) return
  lookAboard(search, node)
  for (const cable of cablesFrom(node.pose.heading, search.outlook.state.windFrom))
    lookAlong(search, node, cable)
}

/** The earlier of two equal attacks stands. */
function better(one: Salvo | undefined, other: Salvo | undefined): Salvo | undefined {
  return (other?.worth ?? 0) > (one?.worth ?? 0) ? other : one
}

function salvoesFrom(
  { salvoes, outlook }: Search,
  pose: DotPose,
): readonly [Salvo | undefined, Salvo | undefined] {
  const key = keyOf(pose)
  const found = salvoes.get(key)
  if (found) return found
  const both = [
    worthy(bestSalvo(outlook, pose, 'starboard', 'unfired')),
    worthy(bestSalvo(outlook, pose, 'port', 'unfired')),
  ] as const
  salvoes.set(key, both)
  return both
}

const worthy = (salvo: Salvo | undefined): Salvo | undefined =>
  salvo && salvo.worth >= attackWorth ? salvo : undefined

/** The turn may end here. */
function settle(search: Search, node: Node, place: number, isLeaving = false): void {
  const worth = (node.starboard?.worth ?? 0) + (node.port?.worth ?? 0) + place
  const isBest = !search.best || worth > search.best.worth
  if (!isBest && !search.byBeginning) return
  const [starboard, port] = salvoesFrom(search, search.start)
  const salvoes = [node.starboard, node.port].filter(
    salvo => salvo !== undefined && (salvo === starboard || salvo === port),
  )
  const plan: Plan = {
    worth,
    first: node.first,
    salvoes: salvoes.filter(salvo => salvo !== undefined),
    dealt: better(node.starboard, node.port),
    isLeaving,
  }
  if (isBest) search.best = plan
  if (search.byBeginning) keep(search.byBeginning, plan)
}

function keep(byBeginning: Map<string, Plan>, plan: Plan): void {
  const beginning = plan.salvoes[0]?.side ?? JSON.stringify(plan.first)
  if ((byBeginning.get(beginning)?.worth ?? -Infinity) < plan.worth)
    byBeginning.set(beginning, plan)
}

function lookAlong(search: Search, node: Node, cable: Cable): void {
  const { outlook, means } = search
  if (cable.action === 'comeAbout' && !mayComeAbout(search, node)) return
  const pose = afterCable(node.pose, cable)
  const first = node.first ?? orderOf(cable)
  if (!isDot(outlook.state, pose.x, pose.y)) {
    if (means.mayLeave) settle(search, { ...node, first }, worthOfLeaving(outlook), true)
    return
  }
  const other = shipAt(outlook.state, pose.x, pose.y)
  if (other && other !== outlook.ship) return
  const lastAction = cable.action
  look(search, { ...node, pose, first, lastAction, moves: node.moves + 1 })
}

function mayComeAbout({ outlook, means }: Search, node: Node): boolean {
  if (means.isClubHauling && node.moves === 0) return true
  return !needsClubHaul({ masts: outlook.ship.masts, lastAction: node.lastAction })
}

function orderOf({ action, turn, heading }: Cable): Order {
  return action === 'move' ? { kind: 'move', turn, alongside: null } : { kind: action, heading }
}

/** Boarding whoever lies a plain move away. */
function lookAboard(search: Search, node: Node): void {
  const { state, ship, quarry } = search.outlook
  if (ship.isPrize) return
  const here = { ...ship, ...node.pose }
  for (const target of quarry) {
    if (!isBoardable(state, here, target)) continue
    const boarders = bestBoarders(state, ship, node.pose, target)
    if (!boarders) continue
    const place = worthOfPlace(search.outlook, boarders.pose)
    settle(search, { ...node, first: node.first ?? boarders.order }, boarders.worth + place)
  }
}

/** Two turns away, and hull hits mended: worth it for a ship near sinking. A prize is safe. */
function worthOfLeaving({ ship }: Outlook): number {
  if (ship.isPrize) return weights.safety
  return weights.leaving + ship.hull * ship.hull * weights.mending
}
