import type { Seat } from '@grognard/umpire'
import { isAbleToGo } from './able.ts'
import { figuresNear, soutienOf } from '../formation/soutien.ts'
import { findBuilding } from '../ground/index.ts'
import type { Attack, State, Unit } from '../state.ts'
import { isSkirmishLine, unitOf } from '../units.ts'
import { wantsToo } from './fights.ts'

/** [BA-4.1.4-01] The attack that lets a unit advance, and what it may do. */
export interface AdvanceRight {
  attack: Attack
  /** [BA-4.1.4-03] Attack again. */
  mayAttack: boolean
  /** [BA-6.1.2-05] All it may do is go into the empty building that it attacked. */
  onlyOccupies: boolean
}

/**
 * [BA-4.1.4-01] [BA-4.3.2-02] [BA-4.1.7-02] Null for a unit that may not advance. [BA-1.1.1-04] Nor may
 * one that has continued its fire.
 */
export function advanceRight(state: State, unit: Unit): AdvanceRight | null {
  if (!isAbleToGo(unit) || unit.doing.continuedFire) return null
  return ownRight(state, unit.id) ?? rightOfLine(state, unit) ?? rightOfSupport(state, unit)
}

function ownRight(state: State, unit: string): AdvanceRight | null {
  const attack = state.attacks.findLast(row => row.unit === unit && !row.isContinued)
  if (!attack) return null
  if (attack.state === 'broke' || attack.state === 'routed')
    return { attack, mayAttack: attack.state === 'routed', onlyOccupies: false }
  const isAtEmpty = attack.state === 'fought' && attack.met === null && attack.againstPosition
  if (!isAtEmpty || !findBuilding(state, attack.terrain) || isContested(state, attack)) return null
  return { attack, mayAttack: false, onlyOccupies: true }
}

/** [BA-6.1.2-06] An enemy who wants the building too has fought for it and has not given way. */
function isContested(state: State, attack: Attack): boolean {
  return state.attacks.some(
    rival =>
      rival.state === 'fought' &&
      wantsToo(state, attack, rival) &&
      isAbleToGo(unitOf(state, rival.unit)),
  )
}

/** [BA-4.3.2-02] The line shares its soutien's right. */
function rightOfLine(state: State, unit: Unit): AdvanceRight | null {
  const soutien = isSkirmishLine(unit) ? soutienOf(state, unit) : undefined
  if (!soutien || figuresNear(unit, soutien) === 0) return null
  return ownRight(state, soutien.id)
}

/** [BA-4.1.7-02] A support unit goes along, but attacks nobody. */
function rightOfSupport(state: State, unit: Unit): AdvanceRight | null {
  const help = state.helpers.find(row => row.unit === unit.id && row.kind === 'support')
  const right = help ? ownRight(state, help.of) : null
  return right && { ...right, mayAttack: false }
}

/** The seat's units that may advance. */
export function unitsToAdvance(state: State, seat: Seat): Unit[] {
  return state.units.filter(unit => unit.seat === seat && advanceRight(state, unit) !== null)
}

/** [BA-4.1.4-04] Asked at the same time, in secret. */
export function seatsToAdvance(state: State): readonly Seat[] {
  return state.sides.map(({ seat }) => seat).filter(seat => unitsToAdvance(state, seat).length > 0)
}
