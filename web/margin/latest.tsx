import { useState } from 'react'
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

/** So many of the last lines are told over the chart; the log has them all. */
const TOLD = 3

/** Where the margin is shut: what has come of the viewer's last order and of what others did, over the chart. */
export function Ticker({ store, openLog }: { store: BattleStore; openLog(): void }) {
  const state = useObserved(store.state, value => value)
  const words = useWords(state.battle.game)
  const [putAway, setPutAway] = useState('')
  const since = lastOrderOf(state, state.viewer)
  const lines = state.rows.filter((row): row is LogLine => !isHeading(row) && row.seq >= since)
  const last = lines.at(-1)
  if (!last || last.id === putAway) return null
  const more = Math.max(0, lines.length - TOLD)
  const close = words.say({ key: 'web.latest.close' })
  return (
    <div className="ticker">
      <button type="button" className="plain news" onClick={openLog}>
        {lines.slice(-TOLD).map(({ id, text }) => (
          <span key={id}>{words.say(text)}</span>
        ))}
        {more > 0 && (
          <span className="more">{words.say({ key: 'web.latest.more', values: { more } })}</span>
        )}
      </button>
      <button
        type="button"
        className="plain"
        aria-label={close}
        title={close}
        onClick={() => setPutAway(last.id)}
      >
        ×
      </button>
    </div>
  )
}

function lastOrderOf({ battle }: BattleState, viewer: Seat | null): number {
  return battle.file.entries.findLast(entry => entry.seat === viewer)?.seq ?? 0
}
