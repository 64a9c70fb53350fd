import type { DotPose } from '@grognard/geometry/dots/pose.ts'
import type { Seat } from '@grognard/umpire'
import { canFight, isHeldByWreck } from '../battle/sight.ts'
import { isDot } from '../sailing/ways.ts'
import { isAdrift, isOnBoard, mastsWithSails } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { worthOfBoarding } from './boarding.ts'
import { severityOn } from './gunnery.ts'
import type { Severity } from './gunnery.ts'
import { posesWithin } from './reach.ts'

/** An enemy that can fight, what a shot at her is worth, and where she may be before she is done. */
export interface Foe {
  ship: Ship
  severity: Severity
  poses: readonly DotPose[]
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
  return {
    state,
    seat,
    ship,
    severity: severityOn(state, ship),
    foes: enemies.filter(canFight).map(enemy => foeFor(state, ship, enemy)),
    quarry: enemies.filter(({ status }) => status === 'afloat' || status === 'disengaged'),
    friends: others.filter(other => other.seat === seat && isOnBoard(other)),
    nextMoves: mastsWithSails(ship),
    known: new Map(),
  }
}

function foeFor(state: State, ship: Ship, enemy: Ship): Foe {
  return {
    ship: enemy,
    severity: severityOn(state, enemy),
    poses: posesOf(state, enemy),
    boarding: ship.isPrize ? 0 : worthOfBoarding(state, enemy, ship, null),
  }
}

/** Where a ship may be in her next turn, were nobody in her way. */
function posesOf(state: State, ship: Ship): readonly DotPose[] {
  if (isHeldByWreck(ship) || isAdrift(ship)) return [ship]
  return posesWithin(ship.heading, state.windFrom, mastsWithSails(ship))
    .map(({ x, y, heading }) => ({ x: ship.x + x, y: ship.y + y, heading }))
    .filter(({ x, y }) => isDot(state, x, y))
}
