import { orderOf, traceOf } from '@grognard/board'
import type { Kind } from '@grognard/umpire'
import type { BattleState } from './battle-state.ts'

/** What the main button does now. */
export type MainOrder =
  | { from: 'draft' | 'pending' | 'offer'; order: Kind }
  /** Asked for, but not open: the button says why. */
  | { from: 'shut'; order: Kind }

export function mainOrder(state: BattleState): MainOrder | null {
  const { standing, draft, pending } = state
  if (!standing?.ask) return null
  const drafted = draft && orderOf(standing.desk, draft)
  if (draft && drafted && isBegun(state)) return { from: 'draft', order: drafted }
  if (pending) return { from: 'pending', order: pending }
  const [offered] = standing.choices.primary
  if (offered) return { from: 'offer', order: offered }
  if (drafted && standing.desk.judge(drafted).allowed) return { from: 'draft', order: drafted }
  const [shut] = standing.choices.shut
  return shut === undefined ? null : { from: 'shut', order: { kind: shut } }
}

/** Something of the draft is settled that giving another order would lose. */
export function isBegun({ standing, draft }: BattleState): boolean {
  if (!standing || !draft) return false
  if (draft.tool === 'place') return draft.at !== null
  const trace = traceOf(standing.desk, { ...draft, ahead: null })
  return trace !== null && (trace.poses.length > 1 || trace.cost > 0)
}
