import { turnedBy } from '@grognard/geometry/hex/hex.ts'
import { allows, judgeBy } from '@grognard/umpire'
import type { Reason } from '@grognard/umpire'
import type { Attitude } from '../book/tables/sailing.ts'
import type { WsRefusal } from '../rules.ts'
import { refuse } from '../words.ts'
import type { Limits } from './plot-limits.ts'
import type { PlotStep } from './plots.ts'
import { attitudeTo } from './ships.ts'

/** How far a plot has come: what it has cost, what it has done, what it still owes. */
export interface Walk {
  heading: number
  attitude: Attitude
  cost: number
  /** [WS-055] Turns but for turning back. */
  turns: number
  forwards: number
  /** [WS-056] Hexes forward in each attitude. */
  made: Record<Attitude, number>
  /** [WS-070] The next move must be a hex forward. */
  isOpen: boolean
  /** [WS-055] Has turned in the hex where the bow is. */
  hasTurnedHere: boolean
  /** [WS-074] Turns that may still be turned back, L as 1 and R as 2, the last one lowest. */
  unspent: number
  backs: number
  steps: number
  /** [WS-057] [WS-058] Nothing may follow. */
  isOver: boolean
}

export function startOf({ from, wind, isTurnOpen, hasCrabMove }: Limits): Walk {
  return {
    heading: from.heading,
    attitude: attitudeTo(from.heading, wind),
    cost: 0,
    turns: 0,
    forwards: 0,
    made: { A: 0, B: 0, C: 0, D: 0 },
    isOpen: hasCrabMove && isTurnOpen,
    hasTurnedHere: false,
    unspent: 0,
    backs: 0,
    steps: 0,
    isOver: false,
  }
}

/** A step that is to follow. */
interface Next {
  limits: Limits
  walk: Walk
  step: PlotStep
}

const isTurn = (step: PlotStep) => step === 'L' || step === 'R'
const isForward = (step: PlotStep) => step === 'F' || step === 'T'

/** [WS-072] She may, or [WS-058] must, slow down to nothing, so one turn is allowed though the flag is set. */
const isLoneTurn = ({ limits, walk }: Next) =>
  walk.steps === 0 && (limits.least === 0 || limits.allowance === 0)

/** What may not follow: read for each step, in the order of the book. */
const stepRefusals: readonly WsRefusal<Next>[] = [
  refuse(
    'WS-058',
    'ws.refuse.noAllowance',
    ({ limits, walk, step }) => limits.allowance === 0 && (!isTurn(step) || walk.steps > 0),
  ),
  refuse(
    'WS-057',
    'ws.refuse.afterTurningIntoTheWind',
    ({ limits, walk }) => limits.allowance > 0 && walk.isOver,
  ),
  refuse(
    'WS-052',
    'ws.refuse.beyondAllowance',
    ({ limits, walk }) => limits.allowance > 0 && walk.cost >= limits.allowance,
    ({ limits }) => ({ allowance: limits.allowance }),
  ),
  refuse(
    'WS-055',
    'ws.refuse.tooManyTurns',
    next => isTurn(next.step) && next.walk.turns >= turnsAllowed(next),
    next => ({ turns: turnsAllowed(next) }),
  ),
  refuse(
    'WS-055',
    'ws.refuse.secondTurnInHex',
    ({ walk, step }) => isTurn(step) && walk.hasTurnedHere,
  ),
  refuse(
    'WS-056',
    'ws.refuse.beyondAttitude',
    ({ limits, walk, step }) =>
      isForward(step) &&
      limits.allowance > 0 &&
      walk.made[walk.attitude] >= limits.caps[walk.attitude],
    ({ limits, walk }) => ({
      cap: limits.caps[walk.attitude],
      attitude: { key: `ws.attitude.${walk.attitude}` },
    }),
  ),
  refuse(
    'WS-062',
    'ws.refuse.noWayOnYet',
    ({ limits, walk, step }) =>
      limits.isStill && walk.forwards === 0 && isTurn(step) && walk.steps > 0,
  ),
  refuse(
    'WS-062',
    'ws.refuse.turnedInPlace',
    ({ limits, walk }) => limits.isStill && walk.turns > 0 && walk.forwards === 0,
  ),
  refuse(
    'WS-070',
    'ws.refuse.forwardAfterTurn',
    next => next.walk.isOpen && isTurn(next.step) && !isLoneTurn(next),
  ),
  refuse('WS-072', 'ws.refuse.nothingAfterLoneTurn', ({ limits, walk }) =>
    isAfterLoneTurn(limits, walk),
  ),
  refuse(
    'WS-074',
    'ws.refuse.nothingToTurnBack',
    ({ walk, step }) => step === 'T' && walk.unspent === 0,
  ),
  refuse(
    'WS-073',
    'ws.refuse.noCrabMove',
    ({ limits, step }) => step === 'T' && !limits.hasCrabMove,
  ),
  refuse(
    'WS-084',
    'ws.refuse.noBackingWhenShortOfWay',
    ({ limits, step }) => step === 'B' && limits.isShortOfWay,
  ),
  refuse(
    'WS-175',
    'ws.refuse.noBackingInBasic',
    ({ limits, step }) => step === 'B' && !limits.canBack,
  ),
  refuse(
    'WS-081',
    'ws.refuse.tooFast',
    ({ limits, walk, step }) => limits.hasMomentum && speedAfter(walk, step) > limits.most,
    ({ limits }) => ({ most: limits.most }),
  ),
]

/** [WS-055] [WS-062] [WS-058] A turn in place is open to a ship that has lost all way. */
function turnsAllowed({ limits, walk }: Next): number {
  const mayTurnInPlace = (limits.isStill || limits.allowance === 0) && walk.forwards === 0
  return mayTurnInPlace && walk.steps === 0 ? 1 : limits.turning
}

/** [WS-072] The plot began with the one turn that the flag would not have allowed. */
function isAfterLoneTurn(
  { isTurnOpen, hasCrabMove }: Limits,
  { steps, turns, forwards }: Walk,
): boolean {
  return hasCrabMove && isTurnOpen && steps > 0 && turns > 0 && forwards === 0
}

/** [WS-080] Turns count once she has sailed a hex. */
function speedAfter({ forwards, turns }: Walk, step: PlotStep): number {
  const ahead = forwards + (isForward(step) ? 1 : 0)
  return ahead === 0 ? 0 : ahead + turns + (isTurn(step) ? 1 : 0)
}

/** [WS-080] */
export function speedOf({ forwards, turns }: Walk): number {
  return forwards === 0 ? 0 : forwards + turns
}

/** Every reason why the step may not follow. */
export function reasonsAgainst(limits: Limits, walk: Walk, step: PlotStep): Reason[] {
  return judgeBy(stepRefusals, { limits, walk, step }).because
}

const mayFollowBy = allows(stepRefusals)

/** Whether the step may follow: read quickly. */
export function mayFollow(limits: Limits, walk: Walk, step: PlotStep): boolean {
  return mayFollowBy({ limits, walk, step })
}

/** [WS-054] [WS-073] [WS-076] The walk after one more step; it costs a point, and a turn nothing where there are none. */
export function walkOn({ allowance, wind, hasCrabMove }: Limits, walk: Walk, step: PlotStep): Walk {
  const forward = isForward(step) ? 1 : 0
  const made = forward ? { ...walk.made, [walk.attitude]: walk.made[walk.attitude] + 1 } : walk.made
  const heading = headingAfter(walk, step)
  const attitude = attitudeTo(heading, wind)
  const turned = isTurn(step)
  return {
    heading,
    attitude,
    cost: walk.cost + 1,
    turns: walk.turns + (turned ? 1 : 0),
    forwards: walk.forwards + forward,
    made,
    isOpen: hasCrabMove && (turned || step === 'T' || (walk.isOpen && forward === 0)),
    hasTurnedHere: turned || step === 'T' || (walk.hasTurnedHere && forward === 0),
    unspent: unspentAfter(walk.unspent, step),
    backs: walk.backs + (step === 'B' ? 1 : 0),
    steps: walk.steps + 1,
    isOver: allowance === 0 || (heading !== walk.heading && attitude === 'D'),
  }
}

function headingAfter({ heading, unspent }: Walk, step: PlotStep): number {
  if (step === 'L') return turnedBy(heading, -1)
  if (step === 'R') return turnedBy(heading, 1)
  if (step === 'T') return turnedBy(heading, unspent % 3 === 1 ? 1 : -1)
  return heading
}

/** A pile of turns in one number, the last lowest. */
function unspentAfter(unspent: number, step: PlotStep): number {
  if (step === 'L') return unspent * 3 + 1
  if (step === 'R') return unspent * 3 + 2
  return step === 'T' ? Math.floor(unspent / 3) : unspent
}

/** A plot that is to end here. */
interface Ended {
  limits: Limits
  walk: Walk
}

const endRefusals: readonly WsRefusal<Ended>[] = [
  refuse(
    'WS-082',
    'ws.refuse.tooSlow',
    ({ limits, walk }) => limits.hasMomentum && speedOf(walk) < leastSpeed(limits),
    ({ limits }) => ({ least: leastSpeed(limits) }),
  ),
]

/** [WS-083] [WS-084] The least speed; a ship that cannot make it sails all that she can. */
function leastSpeed(limits: Limits): number {
  return limits.isShortOfWay ? limits.allowance : limits.least
}

/** Every reason why the plot may not end so. */
export function reasonsAgainstEnd(limits: Limits, walk: Walk): Reason[] {
  return judgeBy(endRefusals, { limits, walk }).because
}

export const mayEnd = allows(endRefusals)
