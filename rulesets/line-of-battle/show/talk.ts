import type { Seat } from '@grognard/umpire'
import type { SideTalk } from '@grognard/umpire/ruleset.ts'
import type { RuleId } from '../book/rulebook.ts'
import { alliesOf } from '../model/players.ts'
import type { State } from '../model/state.ts'

const rule: RuleId = 'LOB-049'

/** [LOB-049] Allies write notes, and hand them over when their own turn comes. */
export function talk(view: State, seat: Seat): SideTalk | null {
  if (alliesOf(view, seat).length < 2) return null
  return { by: 'notes', rule, told: [{ key: 'lob.talk.notes' }] }
}
