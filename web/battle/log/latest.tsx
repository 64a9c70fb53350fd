import { memo, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useIsDeskOverChart } from '../../shared/media.ts'
import { useWords } from '../../shared/sentences.ts'
import { settings } from '../../shared/settings.ts'
import { isHeading } from '../record/log-rows.ts'
import type { LogLine, LogRow, Told } from '../record/log-rows.ts'
import { nobody } from '@grognard/umpire'
import type { SeatRecord } from '@grognard/umpire'
import type { BattleState } from '../state/battle-state.ts'
import { weighedSince, weightiest } from '../record/weighty-lines.ts'
import type { Weighed } from '../record/weighty-lines.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { isBegun } from '../state/main-order.ts'
import { LogRows } from './log-tab.tsx'
import { useBattle } from '../state/use-battle.ts'

/** So many lines stand above the card in the margin, the weightiest; the others are unfolded. */
const ABOVE_CARD = 2

/** What has happened since the viewer's last order, that order's own events among it; nothing for who gives none. */
export const Latest = memo(function Latest({ store }: { store: BattleStore }) {
  const state = useBattle(store, 'game', 'record', 'batch', 'rows', 'roster', 'playback', 'viewer')
  const words = useWords(state.game)
  const { record, batch, rows, roster } = state
  const since = lastOrderIn({ record, batch })
  const lines = useMemo(() => linesSince(rows, since), [since, rows])
  const isPlayed = state.playback !== null
  const gravest = useMemo(
    () =>
      isPlayed || lines.length <= ABOVE_CARD
        ? lines.slice(-ABOVE_CARD)
        : newsAmong(lines, record, { told: { rows, roster }, most: ABOVE_CARD }),
    [lines, record, rows, roster, isPlayed],
  )
  const [unfoldedFor, setUnfoldedFor] = useState(-1)
  if (state.playback?.replay || lines.length === 0 || state.viewer === nobody) return null
  const isUnfolded = unfoldedFor === since
  const more = lines.length - gravest.length
  return (
    <section className="latest" aria-label={words.say({ key: 'web.latest' })}>
      <h2>{words.say({ key: 'web.latest' })}</h2>
      <LogRows store={store} rows={isUnfolded ? rowsSince(rows, since) : gravest} />
      {more > 0 && !isUnfolded && (
        <button type="button" className="plain" onClick={() => setUnfoldedFor(since)}>
          {words.say({ key: 'web.latest.more', values: { more } })}
        </button>
      )}
    </section>
  )
})

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
  const state = useBattle(store, 'game', 'record', 'batch', 'rows', 'roster')
  const words = useWords(state.game)
  const [putAway, setPutAway] = useState('')
  const { record, batch, rows, roster } = state
  const since = lastOrderIn({ record, batch })
  const lines = useMemo(() => linesSince(rows, since), [since, rows])
  const told = useMemo(
    () => newsAmong(lines, record, { told: { rows, roster }, most: TOLD }),
    [lines, record, rows, roster],
  )
  const last = lines.at(-1)
  const hasGoneOn = useStore(store, isAtNextOrder)
  if (last && hasGoneOn && last.id !== putAway) setPutAway(last.id)
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

/** News has been read by who has begun his next order: it leaves him the chart. */
function isAtNextOrder(state: BattleState): boolean {
  return state.pending !== null || isBegun(state)
}

function rowsSince(rows: readonly LogRow[], since: number): LogRow[] {
  return rows.filter(({ seq }) => seq >= since)
}

function linesSince(rows: readonly LogRow[], since: number): LogLine[] {
  return rowsSince(rows, since).filter((row): row is LogLine => !isHeading(row))
}

/** The weightiest first: where there is room for one line only, it is that. */
function newsAmong(
  lines: readonly LogLine[],
  record: SeatRecord | null,
  { told, most }: { told: Told; most: number },
): readonly LogLine[] {
  const [first] = lines
  if (!first || !record || lines.length === 1) return lines
  const { seq } = first
  const known = weighedOf.get(told.rows)
  const weighed = known?.seq === seq ? known.weighed : weighedSince(record, seq, told)
  weighedOf.set(told.rows, { seq, weighed })
  return weightiest(weighed, most, record.viewpoint)
}

/** The margin and the notice over the chart tell of the same rows: they are weighed once. */
const weighedOf = new WeakMap<readonly LogRow[], { seq: number; weighed: Weighed[] }>()

/** Where the viewer’s last order stands in the record; of several that were given together, the first. */
export function lastOrderIn({ record, batch }: Pick<BattleState, 'record' | 'batch'>): number {
  if (!record) return 0
  const { entries, viewpoint } = record
  const last = entries.findLastIndex(({ seat }) => seat === viewpoint)
  const isTogether = batch !== null && last >= 0 && last < batch.end
  return entries[isTogether ? batch.end - batch.count : last]?.seq ?? 0
}
