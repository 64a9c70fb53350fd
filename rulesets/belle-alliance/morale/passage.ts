import { hullsOverlap } from '@grognard/geometry'
import { hullOf } from '../formation/footprint.ts'
import { figuresNear, soutienOf } from '../formation/soutien.ts'
import { coverInMelee } from '../ground/index.ts'
import { isAbandoned } from '../march/passing.ts'
import type { State, Unit } from '../state.ts'
import { areEnemies, isClosed, isOnBoard, isSkirmishLine } from '../units.ts'

/** How a unit goes: a retreat, a rout, or the rest of a rout that no contact stops any more. */
export type Manner = 'retreat' | 'rout' | 'through' | 'pushed'

/** What comes of running into another unit: it is passed, pushed along, carried away, or bars the way. */
export type Meeting = 'passes' | 'pushes' | 'carries' | 'bars'

/** [BA-1.1.1-05] [BA-1.1.1-09] [BA-2.3.4-01] [BA-2.3.4-04] What comes of it when a unit on a forced move runs into another. */
export function meetingOf(state: State, mover: Unit, manner: Manner, other: Unit): Meeting {
  if (isAbandoned(other)) return 'passes'
  if (areEnemies(mover, other)) return meetingOfEnemy(state, mover, manner, other)
  if (manner === 'through' || manner === 'pushed') return 'passes'
  if (manner === 'retreat') return isPassable(other) ? 'passes' : 'bars'
  return isLineBySoutien(state, other) ? 'passes' : 'carries'
}

function meetingOfEnemy(state: State, mover: Unit, manner: Manner, other: Unit): Meeting {
  if (manner === 'pushed' || other.walls !== null) return 'bars'
  return isPressed(state, mover, other) ? 'pushes' : 'bars'
}

/** [BA-2.3.4-02] By own units that are not in full disorder. */
function isPassable(unit: Unit): boolean {
  return isSkirmishLine(unit) || unit.formation.kind === 'unlimbered'
}

/** [BA-4.2.0-01] [BA-4.2.0-02] A line in cover holds its ground; in front of a rout so does all else. */
function isPressed(state: State, mover: Unit, other: Unit): boolean {
  if (isSkirmishLine(other) && other.disorder !== 'FU')
    return (
      (isClosed(mover) || mover.disorder === 'FU') && coverInMelee(state, other, mover) === null
    )
  return other.disorder === 'FU' && isClosed(mover)
}

/** [BA-2.3.4-03] [BA-5.4.2-01] A line with a figure near enough to its soutien. */
export function isLineBySoutien(state: State, unit: Unit): boolean {
  const soutien = soutienOf(state, unit)
  return soutien !== undefined && figuresNear(unit, soutien) > 0
}

/** Their outlines share some of their insides. */
export function overlap(one: Unit, other: Unit): boolean {
  return hullsOverlap(hullOf(one), hullOf(other))
}

/** Units on the board that the mover, as it stands, overlaps. */
export function overlapped(state: State, mover: Unit, leftOut: readonly string[]): Unit[] {
  return state.units.filter(
    other =>
      isOnBoard(other) &&
      other.id !== mover.id &&
      !leftOut.includes(other.id) &&
      overlap(mover, other),
  )
}
