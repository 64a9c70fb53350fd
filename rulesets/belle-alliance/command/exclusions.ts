import type { Part } from '../parts.ts'
import type { RuleId } from '../rulebook.ts'

type PartKind = Part['kind']

/** Why two parts cannot stand on one sheet. */
export interface Exclusion {
  rule: RuleId
  /** The same whichever of the two is written first. */
  excluded(one: PartKind, other: PartKind): boolean
}

/** [BA-2.2.1-04] Sending out, recalling and limbering do not count as the turn's formation change. */
const changes: readonly PartKind[] = ['form', 'occupy', 'leave', 'manGuns']
/** [BA-2.2.5-02] Gunners leave their guns and form for work or rest in one change. */
const gunnersLeave: PartKind = 'leaveGuns'

function isAlone(kind: PartKind, besides: readonly PartKind[] = []) {
  const holds = (one: PartKind, other: PartKind) =>
    one === kind && other !== kind && !besides.includes(other)
  return (one: PartKind, other: PartKind) => holds(one, other) || holds(other, one)
}

export const exclusions: readonly Exclusion[] = [
  { rule: 'BA-1.1.5-05', excluded: isAlone('transfer') },
  { rule: 'BA-5.5.4-01', excluded: isAlone('rest', [gunnersLeave, 'transfer']) },
  { rule: 'BA-6.3.0-03', excluded: isAlone('work', [gunnersLeave, 'transfer', 'rest']) },
  {
    rule: 'BA-2.2.1-04',
    excluded: (one, other) => one !== other && changes.includes(one) && changes.includes(other),
  },
]

/** The two parts cannot both be written for one unit. */
export function excludes(one: PartKind, other: PartKind): boolean {
  return exclusions.some(({ excluded }) => excluded(one, other))
}
