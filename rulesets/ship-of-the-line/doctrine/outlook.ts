import type { Seat } from '@grognard/umpire'
import { canFight, isHeldByWreck } from '../battle/sight.ts'
import { isAdrift, isOnBoard, mastsWithSails } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { worthOfBoarding } from './boarding.ts'
import { severityOn } from './gunnery.ts'
import type { Severity } from './gunnery.ts'
import { fireOf } from './fire.ts'
import type { Fire } from './fire.ts'
import { firingWaysWithin } from './firing-ways.ts'
import type { FiringWays } from './firing-ways.ts'

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
    foes: enemies.filter(canFight).map(enemy => foeFor(state, ship, severity, enemy)),
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
