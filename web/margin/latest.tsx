import type { Seat } from '@grognard/umpire'
import type { BattleState } from '../battle/battle-state.ts'
import type { BattleStore } from '../battle/battle-store.ts'
import { isHeading } from '../log/log.ts'
import type { LogLine } from '../log/log.ts'
import { LogRows } from '../log/log-tab.tsx'
import { useObserved } from '../common/observed.ts'
import { useWords } from '../common/sentences.ts'

/** All that has happened since the viewer's last order, that order's own events among it. */
export function Latest({ store }: { store: BattleStore }) {
  const state = useObserved(store.state, value => value)
  const words = useWords(state.battle.game)
  const since = lastOrderOf(state, state.viewer)
  const rows = state.rows.filter(row => row.seq >= since)
  if (state.playback?.replay || rows.length === 0) return null
  return (
    <section className="latest" aria-label={words.say({ key: 'web.latest' })}>
      <h3>{words.say({ key: 'web.latest' })}</h3>
      <LogRows store={store} rows={rows} />
    </section>
  )
}

/** Where the margin is shut: what the others did last, and a way to the rest of it. */
export function News({ store, openLog }: { store: BattleStore; openLog(): void }) {
  const state = useObserved(store.state, value => value)
  const words = useWords(state.battle.game)
  const since = lastOrderOf(state, state.viewer)
  const lines = state.rows.filter((row): row is LogLine => !isHeading(row) && row.seq > since)
  const last = lines.at(-1)
  if (!last || state.standing?.outcome) return null
  const more = lines.length - 1
  return (
    <button type="button" className="plain news" onClick={openLog}>
      <span>{words.say(last.text)}</span>
      {more > 0 && (
        <span className="more">{words.say({ key: 'web.latest.more', values: { more } })}</span>
      )}
    </button>
  )
}

function lastOrderOf({ battle }: BattleState, viewer: Seat | null): number {
  return battle.file.entries.findLast(entry => entry.seat === viewer)?.seq ?? 0
}
