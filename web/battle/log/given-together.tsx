import { useWords } from '../../shared/sentences.ts'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { useBattle } from '../state/use-battle.ts'
import { LogRows } from './log-tab.tsx'

/** Orders that were given as one with the last: what has come of each of them. */
export function GivenTogether({ store }: { store: BattleStore }) {
  const state = useBattle(store, 'game', 'record', 'rows', 'playback', 'batch')
  const words = useWords(state.game)
  const span = spanBefore(state)
  if (!span || state.playback?.replay) return null
  const rows = state.rows.filter(({ seq }) => seq >= span.from && seq < span.to)
  if (rows.length === 0) return null
  const title = words.say({ key: 'web.latest.together' })
  return (
    <section className="latest" aria-label={title}>
      <h2>{title}</h2>
      <LogRows store={store} rows={rows} />
    </section>
  )
}

/** From the first of those that were given together to the last; null where the last was given alone. */
export function spanBefore({
  record,
  batch,
}: Pick<BattleState, 'record' | 'batch'>): { from: number; to: number } | null {
  if (!record || !batch) return null
  const { entries, viewpoint } = record
  const last = entries.findLastIndex(({ seat }) => seat === viewpoint)
  const [first, end] = [entries[batch.end - batch.count], entries[last]]
  return first && end && last < batch.end ? { from: first.seq, to: end.seq } : null
}
