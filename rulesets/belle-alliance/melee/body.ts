import { garrisonLeader } from '../formation/garrison.ts'
import { figuresNear, lineOf } from '../formation/soutien.ts'
import { isInZone, isTouching } from '../formation/zone.ts'
import { garrisonOf } from '../ground/index.ts'
import type { State, Unit } from '../state.ts'
import { isOnBoard, isSkirmishLine, unitOf } from '../units.ts'
import { figuresAtHand } from './figures.ts'

/** A unit in a melee with all that fight as part of it. */
export interface Body {
  unit: Unit
  /** [BA-4.3.2-01] A skirmish line of its own stands in the zone between the two. */
  isCovered: boolean
  /** [BA-4.3.2-02] That line, where it has figures near enough and no fight for itself, and how many. */
  line: Unit | null
  lineFigures: number
  /** [BA-4.3.2-03] It fights in that zone. */
  isScreened: boolean
  /** [BA-4.5.0-03] Gunners in refuge; [BA-6.1.1-07] others in the same building. */
  others: Unit[]
  /** [BA-4.1.3-06] [BA-Q-72] Figures that count for the ratio. */
  figures: number
}

/** The body of a unit against an enemy; `apart` are units that fight for themselves. */
export function bodyOf(state: State, unit: Unit, enemy: Unit, apart: readonly string[]): Body {
  const near = nearLineOf(state, unit)
  const isCovered = near !== null && standsBetween(near, unit, enemy)
  const line = near !== null && !apart.includes(near.id) ? near : null
  const lineFigures = line ? figuresNear(line, unit) : 0
  const isScreened = isCovered && line !== null
  const others = [...refugeesWith(state, unit), ...besides(state, unit)]
  const own = isSkirmishLine(unit) ? figuresAtHand(unit, enemy) : unit.figures
  const figures = others.reduce((sum, other) => sum + other.figures, own + lineFigures)
  return { unit, isCovered, line, lineFigures, isScreened, others, figures }
}

/** [BA-6.1.1-07] The unit that stands for all in its building, else the unit itself. */
export function principalOf(state: State, unit: Unit): Unit {
  const { building } = unit
  return (building !== null ? garrisonLeader(state, building) : undefined) ?? unit
}

/** [BA-4.3.2-02] Every unit that has the body's result. */
export function membersOf({ unit, line, others }: Body): Unit[] {
  return line ? [unit, line, ...others] : [unit, ...others]
}

/** [BA-4.3.2-03] [BA-4.5.0-03] Those that share its losses: the line only as a screen, but all of it. */
export function losersOf({ unit, line, isScreened, others }: Body): Unit[] {
  return line && isScreened ? [unit, line, ...others] : [unit, ...others]
}

/** [BA-4.3.2-02] [BA-6.1.2-03] The line of a soutien outside of buildings, with a figure near enough. */
export function nearLineOf(state: State, unit: Unit): Unit | null {
  if (unit.building !== null) return null
  const line = lineOf(state, unit)
  return line && figuresNear(line, unit) > 0 ? line : null
}

/** [BA-4.3.2-01] Partly in the melee zone in which the two stand. */
function standsBetween(line: Unit, unit: Unit, enemy: Unit): boolean {
  return isInSharedZone(line, unit, enemy) || isInSharedZone(line, enemy, unit)
}

function isInSharedZone(line: Unit, unit: Unit, enemy: Unit): boolean {
  return isInZone(unit, enemy) && isInZone(unit, line)
}

/** [BA-4.5.0-03] Gunners that are with an infantry unit until they move away. */
function refugeesWith(state: State, { id }: Unit): Unit[] {
  return state.units.filter(
    unit =>
      unit.refuge === id && unit.guns.length === 0 && isOnBoard(unit) && isWithRefuge(state, unit),
  )
}

/** [BA-4.5.0-03] Whether gunners still stand with the infantry that took them in. */
export function isWithRefuge(state: State, gunners: Unit): boolean {
  if (gunners.refuge === null) return false
  const infantry = unitOf(state, gunners.refuge)
  return isOnBoard(infantry) && isTouching(gunners, infantry)
}

function besides(state: State, unit: Unit): Unit[] {
  if (unit.building === null) return []
  return garrisonOf(state, unit.building).filter(other => other.id !== unit.id)
}
