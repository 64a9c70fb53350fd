import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { piecesAmong } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { useStore } from 'zustand'
import { EachTermOnce } from '../../shared/explained.tsx'
import { Icon } from '../../shared/icon.tsx'
import { useWords } from '../../shared/sentences.ts'
import { gathered, isHeading } from '../record/log-rows.ts'
import type { LogLine, LogRow, LogRun } from '../record/log-rows.ts'
import { momentNow } from '../record/playback-steps.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { LogFilterBar } from './log-filter-bar.tsx'
import { filtered, isFiltering, logFilter } from './log-filter.ts'
import { Line } from './log-line.tsx'
import { logLine, moveInLog, stopHere, useOneStop } from './roving-focus.ts'

/** The whole story; it is opened at its end, and stays there as the battle goes on. */
export function LogTab({ store, isOpen }: { store: BattleStore; isOpen: boolean }) {
  const end = useRef<HTMLDivElement>(null)
  const current = useRef<HTMLElement>(null)
  const count = useStore(store, state => state.rows.length)
  const shown = useStore(store, ({ playback }) => playback?.replay && playback.at)
  const isWhole = useStore(logFilter, filter => !isFiltering(filter))
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [count, isWhole, isOpen])
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <>
      <AllRows store={store} current={current} />
      <div ref={end} />
    </>
  )
}

type Current = RefObject<HTMLElement | null>

function AllRows({ store, current }: { store: BattleStore; current: Current }) {
  const rows = useStore(store, state => state.rows)
  const roster = useStore(store, state => state.roster)
  const filter = useStore(logFilter)
  const words = useWords(useStore(store, state => state.game))
  const found = useMemo(
    () => filtered(rows, filter, roster, words.say),
    [rows, filter, roster, words],
  )
  return (
    <>
      <LogFilterBar {...{ store, rows, found }} />
      {(found.length > 0 || rows.length === 0) && <LogRows {...{ store, current }} rows={found} />}
    </>
  )
}

interface RowsProps {
  store: BattleStore
  rows: readonly LogRow[]
  /** Of the log itself, that keys lead to: the line that is shown is put there. */
  current?: Current
}

/** Lines of the log; each opens its ruling. */
export function LogRows({ store, rows, current }: RowsProps) {
  const game = useStore(store, state => state.game)
  const words = useWords(game)
  const shown = useStore(store, ({ playback }) => playback && momentNow(playback)?.line.id)
  const log = useRef<HTMLOListElement>(null)
  useOneStop(log, current !== undefined)
  const shownLine = useCallback(
    (line: HTMLElement | null) => {
      if (current) current.current = line
      return logLine(line)
    },
    [current],
  )
  if (rows.length === 0) return <p className="quiet">{words.say({ key: 'web.log.empty' })}</p>
  const row = (line: LogLine) => (
    <li
      key={line.id}
      ref={line.id === shown ? shownLine : logLine}
      className="log-row"
      aria-current={line.id === shown ? 'step' : undefined}
    >
      <Line
        line={line}
        game={game}
        chosen={isShut =>
          store.dispatch({ type: 'highlight', pieces: isShut ? [] : piecesOf(store, line) })
        }
      />
      <button
        type="button"
        className="plain again"
        aria-label={words.say({ key: 'web.playback.from' })}
        title={words.say({ key: 'web.playback.from' })}
        onClick={() => store.dispatch({ type: 'replay/fromLine', line })}
      >
        <Icon sign="play" />
      </button>
    </li>
  )
  return (
    <EachTermOnce>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go from line to line */}
      <ol ref={log} className="log" onKeyDown={moveInLog} onFocus={stopHere}>
        {gathered(rows).map(part => {
          if ('lines' in part) return <Run key={part.id} {...{ part, row, game }} />
          if (!isHeading(part)) return row(part)
          return (
            <li key={part.id} className="log-phase">
              {words.name('phase', part.phase)}
            </li>
          )
        })}
      </ol>
    </EachTermOnce>
  )
}

interface RunProps {
  part: LogRun
  row(line: LogLine): ReactNode
  game: Game
}

/** Steps that tell the same are one line, the last of them; it unfolds. */
function Run({ part: { lines }, row, game }: RunProps) {
  const words = useWords(game)
  const last = lines.at(-1)
  return (
    <li>
      <details ref={logLine} className="log-line log-run">
        <summary>
          {last && words.say(last.text)}{' '}
          <span className="quiet">
            {words.say({ key: 'web.log.run', values: { count: lines.length } })}
          </span>
        </summary>
        <ol className="log-steps">{lines.map(row)}</ol>
      </details>
    </li>
  )
}

/** The pieces of a line that stand on the chart. */
function piecesOf(store: BattleStore, { words }: LogLine): string[] {
  const { roster, turnView } = store.getState()
  const shown = new Set(turnView?.picture.pieces.map(({ id }) => id))
  return piecesAmong(words, roster)
    .filter(id => shown.has(id))
    .slice(0, MOST_POINTED)
}

/** More pieces than this are not pointed out at once. */
const MOST_POINTED = 4
