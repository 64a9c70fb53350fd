import { directions, hexTowards, isSameHex } from '@grognard/geometry/hex/hex.ts'
import { limitsAsBegun, pledgedHeading } from '../../model/plot-limits.ts'
import type { Limits } from '../../model/plot-limits.ts'
import { startOf, walkOn } from '../../model/plot-walk.ts'
import type { Walk } from '../../model/plot-walk.ts'
import { afterStep, afterStepOf, readPlot, unspentTurn } from '../../model/plots.ts'
import type { HexPose, PlotStep } from '../../model/plots.ts'
import { isOnSea, shipOf } from '../../model/ships.ts'
import { towedBehind, towsInOrder } from '../../model/tows.ts'
import type { Ship, State, Tow } from '../../model/state.ts'
import { stepInWake } from '../../model/wake.ts'

/** What a ship wants to do in a step. */
export interface Wish {
  ship: Ship
  step: PlotStep
  pose: HexPose
  /** [WS-087] The step after this one takes her out of whatever hex her stern swings into. */
  goesOn: boolean
  isLast: boolean
}

interface Follower {
  ship: Ship
  ahead: string | null
}

/** Ships by plots first, then followers, the head of a chain before those who follow it, then ships in tow. */
export function wishesOf(state: State): Wish[] {
  const wishes: Wish[] = []
  const followers: Follower[] = []
  for (const ship of state.ships) {
    if (ship.hasStopped || !isOnSea(ship) || isTowHeld(state, ship)) continue
    const plot = readPlot(ship.plot ?? '0')
    if (plot?.kind === 'wake') followers.push({ ship, ahead: plot.ahead })
    if (plot?.kind === 'steps') addIfAny(wishes, plannedStep(state, ship, plot.steps))
  }
  if (followers.length > 0) addFollowers(state, wishes, followers)
  for (const tow of towsInOrder(state)) addIfAny(wishes, towedStep(state, tow, wishes))
  return wishes
}

function addIfAny(wishes: Wish[], wish: Wish | null): void {
  if (wish) wishes.push(wish)
}

function plannedStep(state: State, ship: Ship, steps: readonly PlotStep[]): Wish | null {
  const at = state.moveStep - 1
  const step = steps[at]
  if (!step) return null
  const next = steps[at + 1]
  return {
    ship,
    step,
    pose: afterStepOf(ship, startPose(ship), step, step === 'T' ? unspentTurn(steps, at) : null),
    goesOn: next === 'F' || next === 'T',
    isLast: next === undefined && ship.anchor === 'none',
  }
}

/** [WS-108] What is towed behind her has come to a stop, or to ground. */
function isTowHeld(state: State, ship: Ship): boolean {
  if (state.tows.length === 0) return false
  return towedBehind(state, ship.id).some(towed => {
    const { hasStopped, aground } = shipOf(state, towed)
    return hasStopped || aground > 0
  })
}

/** [WS-108] A hex ahead of the tower brings the ship in tow a hex on in her wake. */
function towedStep(state: State, tow: Tow, wishes: readonly Wish[]): Wish | null {
  const leader = wishes.find(({ ship }) => ship.id === tow.tower)
  if (!leader || (leader.step !== 'F' && leader.step !== 'T')) return null
  const ship = shipOf(state, tow.towed)
  const heading = directions.find(direction => isSameHex(hexTowards(ship, direction), tow))
  if (heading === undefined) return null
  const pose = { q: tow.q, r: tow.r, heading }
  return { ship, step: 'F', pose, goesOn: false, isLast: false }
}

/** [WS-088] A pledged turn is made together with the first step. */
function startPose(ship: Ship): HexPose {
  return { q: ship.q, r: ship.r, heading: pledgedHeading(ship) }
}

/** [WS-089] A ring in which each follows the next sails straight on. */
function addFollowers(state: State, wishes: Wish[], followers: Follower[]): void {
  let left = followers
  while (left.length > 0) {
    const ready = left.filter(({ ahead }) => !left.some(({ ship }) => ship.id === ahead))
    const turnOfThese = ready.length > 0 ? ready : left
    for (const { ship, ahead } of turnOfThese)
      addIfAny(wishes, followingStep(state, ship, ready.length > 0 ? ahead : null, wishes))
    left = left.filter(one => !turnOfThese.includes(one))
  }
}

function followingStep(
  state: State,
  ship: Ship,
  ahead: string | null,
  wishes: readonly Wish[],
): Wish | null {
  const limits = limitsAsBegun(state, ship)
  const walk = walkMade(limits, ship.made)
  const leader = ahead === null ? null : shipOf(state, ahead)
  const step = leader
    ? stepInWake(limits, startPose(ship), walk, {
        trail: trailOf(leader),
        after: wishes.find(wish => wish.ship === leader)?.pose ?? leader,
      })
    : stepInWake(limits, startPose(ship), walk, { trail: trailOf(ship), after: ship })
  if (!step) return null
  const pose = afterStep(startPose(ship), step, null)
  return { ship, step, pose, goesOn: false, isLast: true }
}

/** Her wake so far: where the bow is now belongs to it once she sails on. */
function trailOf({ trail, q, r }: Ship): number[] {
  return [...trail, q, r]
}

/** What she has done this turn, by the limits it is held against. */
function walkMade(limits: Limits, made: string): Walk {
  let walk = startOf(limits)
  for (const step of made) if (isStep(step)) walk = walkOn(limits, walk, step)
  return walk
}

export function isStep(sign: string): sign is PlotStep {
  return sign === 'F' || sign === 'L' || sign === 'R' || sign === 'B' || sign === 'T'
}
