import { useMemo, useState } from 'react'
import type { Battle, Seat } from '@grognard/umpire'
import { useStore } from 'zustand'
import { useIsDeskOverChart } from '../../shared/media.ts'
import { useWords } from '../../shared/sentences.ts'
import { settings } from '../../shared/settings.ts'
import { isHeading } from '../record/log-rows.ts'
import type { LogLine, LogRow, Told } from '../record/log-rows.ts'
import { recordOf } from '../record/seat-record.ts'
import { weighedSince, weightiest } from '../record/weighty-lines.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { LogRows } from './log-tab.tsx'
import { useBattle } from '../state/use-battle.ts'

/** All that has happened since the viewer's last order, that order's own events among it. */
export function Latest({ store }: { store: BattleStore }) {
  const state = useBattle(store, 'battle', 'viewer', 'rows', 'playback')
  const words = useWords(state.battle.game)
  const since = lastOrderOf(state.battle, state.viewer)
  const rows = state.rows.filter(row => row.seq >= since)
  if (state.playback?.replay || rows.length === 0) return null
  return (
    <section className="latest" aria-label={words.say({ key: 'web.latest' })}>
      <h3>{words.say({ key: 'web.latest' })}</h3>
      <LogRows store={store} rows={rows} />
    </section>
  )
}

/** So many lines are told over the chart, the weightiest; the log has them all. */
const TOLD = 3

interface TickerProps {
  store: BattleStore
  openLog(): void
}

/** Where the margin is shut: what has come of the viewer's last order and of what others did, over the chart. */
export function Ticker(props: TickerProps) {
  const isOverChart = useIsDeskOverChart()
  const fold = useStore(settings, value => value.margin)
  return isOverChart || fold === 'off' ? <News {...props} /> : null
}

function News({ store, openLog }: TickerProps) {
  const state = useBattle(store, 'battle', 'viewer', 'rows', 'roster')
  const words = useWords(state.battle.game)
  const [putAway, setPutAway] = useState('')
  const { battle, viewer, rows, roster } = state
  const lines = useMemo(() => linesSince(rows, lastOrderOf(battle, viewer)), [battle, viewer, rows])
  const told = useMemo(
    () => newsAmong(lines, battle, viewer, { rows, roster }),
    [lines, battle, viewer, rows, roster],
  )
  const last = lines.at(-1)
  if (!last || last.id === putAway) return null
  const more = Math.max(0, lines.length - TOLD)
  const close = words.say({ key: 'web.latest.close' })
  return (
    <div className="ticker">
      <button type="button" className="plain news" onClick={openLog}>
        {told.map(({ id, text }) => (
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

function linesSince(rows: readonly LogRow[], since: number): LogLine[] {
  return rows.filter((row): row is LogLine => !isHeading(row) && row.seq >= since)
}

/** The weightiest first: where there is room for one line only, it is that. */
function newsAmong(
  lines: readonly LogLine[],
  battle: Battle,
  viewer: Seat | null,
  told: Told,
): readonly LogLine[] {
  const [first] = lines
  if (!first || lines.length === 1) return lines
  return weightiest(weighedSince(recordOf(battle, viewer), first.seq, told), TOLD)
}

function lastOrderOf(battle: Battle, viewer: Seat | null): number {
  return battle.file.entries.findLast(entry => entry.seat === viewer)?.seq ?? 0
}
