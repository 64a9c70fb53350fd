import { throwsOf } from '@grognard/umpire'
import type { Game, Throw } from '@grognard/umpire'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { BattleStore } from './battle-store.ts'
import { Icon } from './icon.tsx'
import { gathered, isHeading } from './log.ts'
import type { LogLine, LogRow, LogRun } from './log.ts'
import { useObserved } from './observed.ts'
import { momentNow } from './playback.ts'
import { RuleChip } from './rule-dialog.tsx'
import { useWords } from './sentences.ts'
import { TallyLines } from './tally.tsx'

/** The whole story; it stays at its end as the battle goes on. */
export function LogTab({ store }: { store: BattleStore }) {
  const end = useRef<HTMLDivElement>(null)
  const count = useObserved(store.state, state => state.rows.length)
  const shown = useObserved(store.state, ({ playback }) => playback?.isAgain && playback.at)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [count])
  useEffect(() => {
    document.querySelector('.log-row[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <>
      <AllRows store={store} />
      <div ref={end} />
    </>
  )
}

function AllRows({ store }: { store: BattleStore }) {
  const rows = useObserved(store.state, state => state.rows)
  return <LogRows store={store} rows={rows} />
}

/** Lines of the log; each opens its ruling. */
export function LogRows({ store, rows }: { store: BattleStore; rows: readonly LogRow[] }) {
  const game = useObserved(store.state, state => state.battle.game)
  const words = useWords(game)
  const shown = useObserved(store.state, ({ playback }) => playback && momentNow(playback)?.line.id)
  if (rows.length === 0) return <p className="quiet">{words.say({ key: 'web.log.empty' })}</p>
  const row = (line: LogLine) => (
    <li key={line.id} className="log-row" aria-current={line.id === shown ? 'step' : undefined}>
      <Line line={line} game={game} />
      <button
        type="button"
        className="plain again"
        aria-label={words.say({ key: 'web.playback.from' })}
        title={words.say({ key: 'web.playback.from' })}
        onClick={() => store.projector.from(line)}
      >
        <Icon sign="play" />
      </button>
    </li>
  )
  return (
    <ol className="log">
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
      <details className="log-line log-run">
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

/** One line of the log; it opens its ruling where dice were thrown. */
export function Line({ line, game, opened }: { line: LogLine; game: Game; opened?: () => void }) {
  const words = useWords(game)
  const sentence = words.say(line.text)
  if (line.rolls.length === 0) return <p className="log-line">{sentence}</p>
  return (
    <details className="log-line" onToggle={event => event.currentTarget.open && opened?.()}>
      <summary>{sentence}</summary>
      <ul className="ruling">
        {throwsOf(line.rolls).map((thrown, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- throws of a line never change
          <ThrowLines key={index} thrown={thrown} game={game} />
        ))}
      </ul>
    </details>
  )
}

function ThrowLines({ thrown, game }: { thrown: Throw; game: Game }) {
  const words = useWords(game)
  const { sides, count, results, rule, tally, total } = thrown
  const number = new Intl.NumberFormat(words.language)
  const key = count === 1 ? 'web.log.die' : 'web.log.dice'
  return (
    <>
      <li>
        <span>
          {words.say({ key, values: { sides, count } })} <RuleChip game={game} rule={rule} />
        </span>
        <b>{results.map(result => number.format(result)).join(' + ')}</b>
      </li>
      <TallyLines game={game} tally={tally} />
      {(tally.length > 0 || results.length > 1) && (
        <li className="total">
          <span>{words.say({ key: 'web.log.total' })}</span>
          <b>{number.format(total).replace('-', '−')}</b>
        </li>
      )}
    </>
  )
}
