import { stepOf } from '@grognard/geometry/dots/heading.ts'
import type { DotPose } from '@grognard/geometry/dots/pose.ts'
import { canFight, isBlocked, reachOf } from '../battle/sight.ts'
import { isAhead, lineTo } from '../boarding/reach.ts'
import type { Ship, Side } from '../state.ts'
import { batteriesFor, isAnswered, layingOf, worthOfFire } from './gunnery.ts'
import type { Choice, Laying } from './gunnery.ts'
import type { Foe, Outlook } from './outlook.ts'
import { keyOf, posesWithin } from './reach.ts'
import { edgeMargin, wantedRange, weights } from './weights.ts'

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
  if (!canFight(outlook.ship)) return undefined
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
  const dealt = worthOfFire(laying, batteries, foe.severity) * weights.dealt
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

/** What all foes together may do to a ship that lies there, each in her next turn. */
function exposure(outlook: Outlook, pose: DotPose): number {
  let sum = 0
  for (const foe of outlook.foes) sum += threatOf(outlook, foe, pose)
  return sum
}

function threatOf(outlook: Outlook, foe: Foe, pose: DotPose): number {
  let worst = 0
  for (const from of foe.poses) {
    const laying = layingOf(from, pose)
    if (laying === null) continue
    if (laying.range <= reachOf(foe.ship))
      worst = Math.max(worst, threatFrom(outlook, foe, laying, pose, from))
    if (foe.boarding > worst && canBoard(outlook, from, pose)) worst = foe.boarding
  }
  return worst
}

function threatFrom(
  { ship, severity }: Outlook,
  foe: Foe,
  laying: Laying,
  pose: DotPose,
  from: DotPose,
): number {
  const batteries = batteriesFor(laying, foe.ship, 'all', 'any')
  const dealt = worthOfFire(laying, batteries, severity)
  if (dealt === 0 || !isAnswered(laying, batteries)) return dealt
  const back = layingOf(pose, from)
  if (back === null || back.range > reachOf(ship)) return dealt
  const answer = worthOfFire(back, batteriesFor(back, ship, 'all', 'any'), foe.severity)
  return dealt - answer * weights.answer * weights.taken
}

function canBoard({ state, ship }: Outlook, from: DotPose, pose: DotPose): boolean {
  const line = lineTo({ ...ship, ...from }, { ...ship, ...pose })
  return line !== state.windFrom && isAhead({ ...ship, ...from }, line)
}

/** The best attack of the next turn, were the foes to stay where they are. */
function opportunity(outlook: Outlook, pose: DotPose): number {
  const { state, foes, nextMoves } = outlook
  let best = 0
  for (const { x, y, heading } of posesWithin(pose.heading, state.windFrom, nextMoves)) {
    const there = { x: pose.x + x, y: pose.y + y, heading }
    for (const foe of foes) {
      const laying = layingOf(there, foe.ship)
      if (laying === null) continue
      const salvo = salvoAt(outlook, there, foe, laying, 'all', 'any')
      if (salvo && salvo.worth > best) best = salvo.worth
    }
  }
  return best
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
