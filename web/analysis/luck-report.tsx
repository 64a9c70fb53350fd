import { useEffect, useMemo } from 'react'
import type { LuckyEntry, SeatLuck } from '@grognard/lab/luck.ts'
import type { Battle, Message, Seat } from '@grognard/umpire'
import { useStore } from 'zustand'
import type { LogLine } from '../battle/record/log-rows.ts'
import { recordOf } from '@grognard/umpire'
import { asSentences, tellingLines } from '../battle/record/weighty-lines.ts'
import { useWords } from '../shared/sentences.ts'
import { LUCK_TRIES, luckJobOf } from '../workers/luck.ts'

interface Props {
  battle: Battle
  viewer: Seat | null
  /** Opens the replay at what came of an entry. */
  show(seq: number): void
}

/** How the dice fell against what was to be expected; worked out when it is first looked at. */
export function LuckReport({ battle, viewer, show }: Props) {
  const words = useWords(battle.game)
  const luckJob = luckJobOf(battle)
  const now = useStore(luckJob.state)
  useEffect(() => luckJob.start(), [luckJob])
  return (
    <section className="luck" aria-label={words.say({ key: 'web.luck' })}>
      <h3>{words.say({ key: 'web.luck' })}</h3>
      {now.at === 'running' && (
        <div className="luck-running">
          <progress
            max={Math.max(1, now.of)}
            value={now.done}
            aria-label={words.say({ key: 'web.luck' })}
          />
          <p role="status">
            {words.say({ key: 'web.luck.running', values: { done: now.done, of: now.of } })}
          </p>
          <button type="button" onClick={luckJob.stop}>
            {words.say({ key: 'web.luck.stop' })}
          </button>
        </div>
      )}
      {now.at === 'failed' && (
        <p role="alert">{words.say({ key: 'web.luck.failed', values: { fault: now.fault } })}</p>
      )}
      {(now.at === 'stopped' || now.at === 'failed') && (
        <button type="button" onClick={luckJob.start}>
          {words.say({ key: 'web.luck.start' })}
        </button>
      )}
      {now.at === 'found' && <Found {...{ battle, viewer, show }} luck={now.found} />}
    </section>
  )
}

function Found({ battle, viewer, show, luck }: Props & { luck: readonly SeatLuck[] }) {
  const words = useWords(battle.game)
  const own = luck.find(({ seat }) => seat === viewer) ?? luck[0]
  if (!own || luck.every(({ entries }) => entries.length === 0))
    return <p>{words.say({ key: 'web.luck.none' })}</p>
  return (
    <>
      {luck.map(({ seat, percentile }) => (
        <Scale key={seat} seat={words.name('seat', seat)} share={Math.round(percentile)} />
      ))}
      <Moments {...{ battle, show }} luck={own} />
      <p className="quiet">{words.say({ key: 'web.luck.about', values: { tries: LUCK_TRIES } })}</p>
    </>
  )
}

/** The sentence, and below it where the battle stands among a hundred. */
function Scale({ seat, share }: { seat: string; share: number }) {
  const words = useWords()
  const sentence: Message =
    share < 50
      ? { key: 'web.luck.worse', values: { seat, share: 100 - share } }
      : { key: 'web.luck.better', values: { seat, share } }
  return (
    <div className="luck-scale">
      <p>{words.say(sentence)}</p>
      <span className="luck-line" aria-hidden="true">
        <span className="luck-mark" style={{ left: `${share}%` }} />
      </span>
    </div>
  )
}

const MOST_MOMENTS = 3

interface MomentsProps {
  battle: Battle
  luck: SeatLuck
  show(seq: number): void
}

function Moments({ battle, luck, show }: MomentsProps) {
  const words = useWords(battle.game)
  const seat = words.name('seat', luck.seat)
  const { best, worst } = useMemo(() => momentsOf(battle, luck), [battle, luck])
  const list = (key: string, moments: readonly Moment[]) =>
    moments.length > 0 && (
      <div>
        <h4>{words.say({ key, values: { seat } })}</h4>
        <ol>
          {moments.map(({ seq, lines }) => (
            <li key={seq}>
              <button type="button" className="plain" onClick={() => show(seq)}>
                {asSentences(lines.map(({ text }) => words.say(text)))}
              </button>
            </li>
          ))}
        </ol>
      </div>
    )
  return (
    <div className="luck-moments">
      {list('web.luck.best', best)}
      {list('web.luck.worst', worst)}
    </div>
  )
}

interface Moment {
  seq: number
  lines: readonly LogLine[]
}

/** So many are looked at for those that tell something. */
const MOST_LOOKED_AT = 4 * MOST_MOMENTS

function momentsOf(
  battle: Battle,
  { seat, entries }: SeatLuck,
): Record<'best' | 'worst', Moment[]> {
  const lucky = entries.filter(({ gain }) => gain > 0).slice(0, MOST_LOOKED_AT)
  const unlucky = entries
    .filter(({ gain }) => gain < 0)
    .slice(-MOST_LOOKED_AT)
    .toReversed()
  const gains = new Map([...lucky, ...unlucky].map(({ seq, gain }) => [seq, gain]))
  const lines = tellingLines(recordOf(battle, null), seat, gains)
  const toldOf = (all: readonly LuckyEntry[]): Moment[] =>
    all
      .map(({ seq }) => ({ seq, lines: lines.get(seq) ?? [] }))
      .filter(moment => moment.lines.length > 0)
      .slice(0, MOST_MOMENTS)
  return { best: toldOf(lucky), worst: toldOf(unlucky) }
}
