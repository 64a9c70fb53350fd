import { stepOf } from '@grognard/geometry/dots/heading.ts'
import type { DotPose } from '@grognard/geometry/dots/heading.ts'
import { isBlocked, reachOf } from '../model/guns.ts'
import { isFighting } from '../model/ships.ts'
import type { Ship, Side } from '../model/state.ts'
import { edgeMargin, wantedRange, weights } from './evaluate.ts'
import { batteriesFor, isAnswered, worthOfFire } from './gunnery.ts'
import type { Choice } from './gunnery.ts'
import { layingOf } from './laying.ts'
import type { Laying } from './laying.ts'
import { exposure, opportunity } from './outlook.ts'
import type { Foe, Outlook } from './outlook.ts'
import { keyOf } from './reach.ts'

/** An attack that may be ordered, and what it is expected to gain. */
export interface Salvo {
  side: Side
  batteries: number[]
  target: Ship
  range: number
  worth: number
}

const choices: readonly Choice[] = ['all', 'raking']

/** The best attack from a pose with the guns of a side that are still loaded. */
export function bestSalvo(
  outlook: Outlook,
  pose: DotPose,
  side: Side,
  need: 'any' | 'unfired',
): Salvo | undefined {
  if (!isFighting(outlook.ship)) return undefined
  let best: Salvo | undefined
  for (const foe of outlook.foes) {
    const laying = layingOf(pose, foe.ship)
    if (laying === null || laying.side !== side) continue
    for (const choice of choices) {
      const salvo = salvoAt(outlook, pose, foe, laying, choice, need)
      if (salvo && salvo.worth > (best?.worth ?? 0)) best = salvo
    }
  }
  return best
}

function salvoAt(
  outlook: Outlook,
  pose: DotPose,
  foe: Foe,
  laying: Laying,
  choice: Choice,
  need: 'any' | 'unfired',
): Salvo | undefined {
  const { ship, state } = outlook
  const { range, side } = laying
  if (range > reachOf(ship) || isBlocked(state, { ...ship, ...pose }, foe.ship)) return undefined
  const batteries = batteriesFor(laying, ship, choice, need)
  if (batteries.length === 0) return undefined
  const dealt = worthOfFire(laying, batteries, foe.severity)
  const taken = isAnswered(laying, batteries) ? answerOf(outlook, foe, pose) : 0
  return { side, batteries, target: foe.ship, range, worth: dealt - taken }
}

/** What the target's answer would cost. */
function answerOf({ severity }: Outlook, foe: Foe, pose: DotPose): number {
  const laying = layingOf(foe.ship, pose)
  if (laying === null || laying.range > reachOf(foe.ship)) return 0
  const batteries = batteriesFor(laying, foe.ship, 'all', 'any')
  return worthOfFire(laying, batteries, severity) * weights.answer * weights.taken
}

/** What lying there at the end of the turn is worth. */
export function worthOfPlace(outlook: Outlook, pose: DotPose): number {
  const key = keyOf(pose)
  const found = outlook.known.get(key)
  if (found !== undefined) return found
  const worth = outlook.ship.isPrize ? refuge(outlook, pose) : station(outlook, pose)
  outlook.known.set(key, worth)
  return worth
}

function station(outlook: Outlook, pose: DotPose): number {
  return (
    opportunity(outlook, pose) * weights.opportunity -
    exposure(outlook, pose) * weights.exposure -
    distanceToQuarry(outlook, pose) * weights.distance +
    gauge(outlook, pose) -
    edgeOf(outlook, pose) * weights.edge -
    crowdOf(outlook, pose) * weights.crowd
  )
}

/** A prize flees to the nearest edge, away from those who would retake her. */
function refuge(outlook: Outlook, pose: DotPose): number {
  const { columns, rows } = outlook.state
  const edge = Math.min(pose.x, pose.y, columns - 1 - pose.x, rows - 1 - pose.y)
  const away = Math.min(6, distanceToQuarry(outlook, pose))
  return away * weights.shun - edge * weights.flight
}

/** Cables beyond the range wanted to the nearest of the quarry. */
function distanceToQuarry({ quarry }: Outlook, pose: DotPose): number {
  let nearest = Infinity
  for (const ship of quarry) nearest = Math.min(nearest, cablesTo(pose, ship))
  return nearest === Infinity ? 0 : Math.max(0, nearest - wantedRange)
}

function cablesTo(pose: DotPose, ship: Ship): number {
  const dx = Math.abs(ship.x - pose.x)
  const dy = Math.abs(ship.y - pose.y)
  return Math.max(dx, dy) + Math.min(dx, dy) / 8
}

/** To windward of more foes than to leeward of. */
function gauge({ state, foes }: Outlook, pose: DotPose): number {
  const upwind = stepOf(state.windFrom)
  let sum = 0
  for (const { ship } of foes)
    sum += Math.sign((pose.x - ship.x) * upwind.dx + (pose.y - ship.y) * upwind.dy)
  return foes.length === 0 ? 0 : (sum * weights.weatherGauge) / foes.length
}

/** Dots too near the edge, counted ahead, where the ship is bound. */
function edgeOf({ state }: Outlook, { x, y, heading }: DotPose): number {
  const { dx, dy } = stepOf(heading)
  const ahead = { x: x + dx, y: y + dy }
  const { columns, rows } = state
  const room = Math.min(ahead.x, ahead.y, columns - 1 - ahead.x, rows - 1 - ahead.y)
  return Math.max(0, edgeMargin - room)
}

function crowdOf({ friends }: Outlook, pose: DotPose): number {
  let crowd = 0
  for (const friend of friends)
    if (Math.abs(friend.x - pose.x) <= 1 && Math.abs(friend.y - pose.y) <= 1) crowd += 1
  return crowd
}
