import type { RuleId } from '../rulebook.ts'

/** [BA-2.3.1-03] What keeps a unit from getting as far as its order says, and the rule of it. */
export const holdUpRules = {
  ownUnit: 'BA-2.3.4-02',
  waited: 'BA-Q-14',
  enemy: 'BA-4.1.1-04',
  ground: 'BA-2.3.1-01',
  edge: 'BA-5.1.2-02',
  rate: 'BA-2.3.1-03',
  noTurn: 'BA-4.1.2-02',
  targetGone: 'BA-4.1.2-02',
  outOfReach: 'BA-4.1.2-02',
  retreated: 'BA-5.3.1-01',
  firing: 'BA-1.1.1-04',
  disorder: 'BA-1.1.2-01',
  contested: 'BA-6.1.1-04',
  indoors: 'BA-6.1.1-03',
  standing: 'BA-1.3.5-02',
} as const satisfies Record<string, RuleId>

export type Because = keyof typeof holdUpRules

/** [BA-1.1.2-05] These tell of the written order alone: the other side sees nothing of them. */
const ownAffairs: readonly Because[] = [
  'rate',
  'retreated',
  'firing',
  'disorder',
  'contested',
  'indoors',
  'standing',
]

export function isOwnAffair(because: Because): boolean {
  return ownAffairs.includes(because)
}

/** What stops a unit in a tick; `by` is a unit's id or that of a piece of terrain, or empty. */
export interface HoldUp {
  because: Because
  by: string
  tick: number
}
