import { headingOf, turnBetween } from '@grognard/geometry/dots/heading.ts'
import type { DotPose } from '@grognard/geometry/dots/heading.ts'
import type { Seat } from '@grognard/umpire'
import { isDot } from '../model/board.ts'
import { isBlocked, isHeldByWreck } from '../model/guns.ts'
import { isAdrift, isFighting, isOnBoard, mastsWithSails } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { worthOfBoarding } from './boarding.ts'
import { severityOn } from './gunnery.ts'
import type { Severity } from './gunnery.ts'
import { eastOf, fireOf, gainOf, headingAt, layingAt, layingBack, southOf, ways } from './laying.ts'
import type { Fire } from './laying.ts'
import { firingWaysWithin, waysOnto } from './reach.ts'
import type { FiringWays } from './reach.ts'

/** An enemy that can fight, what a shot at her is worth, and where she may be before she is done. */
export interface Foe {
  ship: Ship
  severity: Severity
  /** What her guns may do to the ship, and the ship's to her. */
  fire: Fire
  answer: Fire
  /** Ways to bring her guns to bear in her next turn, were nobody in her way. */
  firingWays: FiringWays
  /** Some of these may lie off the board. */
  isByEdge: boolean
  /** What she would gain by boarding. */
  boarding: number
}

/** The battle as the captain of a ship sees it. */
export interface Outlook {
  state: State
  seat: Seat
  ship: Ship
  /** What a shot at the ship is worth. */
  severity: Severity
  foes: readonly Foe[]
  /** All that is to be closed with, or kept clear of: foes, ships off the board, own ships taken. */
  quarry: readonly Ship[]
  friends: readonly Ship[]
  /** Moves the ship will have in its next turn. */
  nextMoves: number
  /** What lying somewhere is worth, by pose, as far as it has been worked out. */
  known: Map<number, number>
}

export function outlookFor(state: State, seat: Seat, ship: Ship): Outlook {
  const others = state.ships.filter(other => other !== ship)
  const enemies = others.filter(other => other.seat !== seat)
  const severity = severityOn(state, ship)
  return {
    state,
    seat,
    ship,
    severity,
    foes: enemies.filter(isFighting).map(enemy => foeFor(state, ship, severity, enemy)),
    quarry: enemies.filter(({ status }) => status === 'afloat' || status === 'disengaged'),
    friends: others.filter(other => other.seat === seat && isOnBoard(other)),
    nextMoves: mastsWithSails(ship),
    known: new Map(),
  }
}

function foeFor(state: State, ship: Ship, severity: Severity, enemy: Ship): Foe {
  const ofEnemy = severityOn(state, enemy)
  const moves = isHeldByWreck(enemy) || isAdrift(enemy) ? 0 : mastsWithSails(enemy)
  return {
    ship: enemy,
    severity: ofEnemy,
    fire: fireOf(enemy, severity),
    answer: fireOf(ship, ofEnemy),
    firingWays: firingWaysWithin(enemy.heading, state.windFrom, moves),
    isByEdge: roomAbout(state, enemy) < moves,
    boarding: ship.isPrize ? 0 : worthOfBoarding(state, enemy, ship, null),
  }
}

/** Dots to the nearest edge. */
function roomAbout({ columns, rows }: State, { x, y }: Ship): number {
  return Math.min(x, y, columns - 1 - x, rows - 1 - y)
}

/** What all foes together may do to a ship that lies there, each in her next turn. */
export function exposure(outlook: Outlook, pose: DotPose): number {
  let sum = 0
  for (const foe of outlook.foes) sum += threatOf(outlook, foe, pose)
  return sum
}

function threatOf({ state }: Outlook, foe: Foe, pose: DotPose): number {
  let worst = 0
  for (const way of waysOnto(foe.firingWays, pose.x - foe.ship.x, pose.y - foe.ship.y)) {
    if (foe.isByEdge && !isOnBoardAt(state, pose, way)) continue
    const laying = layingAt(way, pose.heading)
    const gain = gainOf(foe.fire, foe.answer, laying, layingBack(way, pose.heading))
    if (gain > worst) worst = gain
    if (foe.boarding > worst && mayBoard(way, state.windFrom)) worst = foe.boarding
  }
  return worst
}

/** The dot from which the pose lies that way. */
function isOnBoardAt(state: Outlook['state'], { x, y }: DotPose, way: number): boolean {
  return isDot(state, x - (eastOf[way] ?? 0), y - (southOf[way] ?? 0))
}

/** [SOL-100] The heading of the plain move that leads aboard, by way; null where none does. */
const boardingLines = ways.map(way => {
  const [dx, dy] = [eastOf[way] ?? 0, southOf[way] ?? 0]
  if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return null
  const line = headingOf(dx, dy)
  return line !== null && turnBetween(headingAt(way), line) <= 1 ? line : null
})

function mayBoard(way: number, windFrom: number): boolean {
  const line = boardingLines[way] ?? null
  return line !== null && line !== windFrom
}

/** The best attack of the next turn, were the foes to stay where they are. */
export function opportunity(outlook: Outlook, pose: DotPose): number {
  const { state, foes, nextMoves } = outlook
  const firingWays = firingWaysWithin(pose.heading, state.windFrom, nextMoves)
  let best = 0
  for (const foe of foes)
    for (const way of waysOnto(firingWays, foe.ship.x - pose.x, foe.ship.y - pose.y)) {
      const { heading } = foe.ship
      const gain = gainOf(foe.answer, foe.fire, layingAt(way, heading), layingBack(way, heading))
      if (gain > best && !isBlockedAt(outlook, foe, way)) best = gain
    }
  return best
}

function isBlockedAt({ state, ship }: Outlook, foe: Foe, way: number): boolean {
  if (!state.options.shipsBlockFire) return false
  const x = foe.ship.x - (eastOf[way] ?? 0)
  const y = foe.ship.y - (southOf[way] ?? 0)
  return isBlocked(state, { ...ship, x, y }, foe.ship)
}
