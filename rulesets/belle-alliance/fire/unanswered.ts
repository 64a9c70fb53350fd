import { judgeBy } from '@grognard/umpire'
import type { Reason } from '@grognard/umpire'
import { centreOf } from '../formation/footprint.ts'
import type { State, Unit } from '../state.ts'
import { shotChecks } from './checks.ts'
import { declaredOf } from './declare.ts'
import type { Said } from './declare.ts'
import { familyFires, helpOf } from './declared.ts'
import { firingBody } from './family.ts'
import { waysAgainst } from './fire-offers.ts'
import { groupedBy } from './grouped.ts'
import { firerRefusals } from './may-fire.ts'
import { shotOf } from './shot.ts'
import type { Shot } from './shot.ts'

/** A unit under fire that could fire at none of those who fired at it, and why. */
export interface Unanswered {
  unit: string
  by: string
  because: Reason
}

/**
 * [BA-3.1.1-04] Fire of the phase of fire that cannot be answered in it, once for each unit under fire;
 * nothing of those who fired or helped, or might have fired and chose not to.
 */
export function unansweredIn(state: State, shots: readonly Shot[]): Unanswered[] {
  const aimed = shots.flatMap(({ firer, target }) => (target ? [{ firer, target }] : []))
  return groupedBy(aimed, ({ target }) => target.id).flatMap(rows => {
    const [first] = rows
    if (!first || hasTakenPart(state, first.target)) return []
    const reasons = rows.map(({ firer }) => reasonNotTo(state, first.target, firer))
    const [because] = reasons
    if (!because || reasons.includes(null)) return []
    return [{ unit: first.target.id, by: first.firer.id, because }]
  })
}

function hasTakenPart(state: State, unit: Unit): boolean {
  return familyFires(state, unit).length > 0 || helpOf(state, unit) !== undefined
}

/** Null where it might have fired. */
function reasonNotTo(state: State, unit: Unit, enemy: Unit): Reason | null {
  const general = judgeBy(firerRefusals, { state, unit, phase: 'fire' }).because[0]
  if (general) return general
  const body = firingBody(state, unit)
  if (waysAgainst(state, body, enemy).some(said => faultOf(state, said) === null)) return null
  return faultOf(state, allAt(body, enemy))
}

/** With all it has, at the middle of the enemy. */
function allAt(unit: Unit, enemy: Unit): Said {
  const manned = unit.guns.filter(({ gunners }) => gunners > 0)
  const { id, figures } = unit
  const plain = { unit: id, target: enemy.id, isRanging: false, isHidden: false }
  return { ...plain, figures, guns: manned.map(gun => gun.id), ...centreOf(enemy) }
}

/** [BA-1.1.2-05] Nothing is told by canister, which may be an order that the enemy does not know. */
function faultOf(state: State, said: Said): Reason | null {
  const shot = shotOf(state, declaredOf(state, said))
  const plain = { ...shot, hasCanister: false }
  return judgeBy(shotChecks, plain).because[0] ?? null
}
