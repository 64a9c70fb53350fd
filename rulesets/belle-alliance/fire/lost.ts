import { shotChecks } from './checks.ts'
import type { RuleId } from '../rulebook.ts'
import type { Shot } from './shot.ts'

/** [BA-3.1.1-06] The rule by which the fire is lost, or null where it is carried out. */
export function lostBy(shot: Shot): RuleId | null {
  return shotChecks.find(({ when }) => when(shot))?.rule ?? null
}

export function isShotLost(shot: Shot): boolean {
  return lostBy(shot) !== null
}
