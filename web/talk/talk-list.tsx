import { useLayoutEffect, useRef } from 'react'
import type { Remark } from '@grognard/remote/index.ts'
import { keyed } from '../shared/keyed.ts'
import { useWords } from '../shared/sentences.ts'
import type { Sides } from './own-side.ts'
import type { Talk } from './use-talk.ts'

/** What was said, the newest at the foot, where one looks first. */
export function TalkList({ talk, sides }: { talk: Talk; sides: Sides }) {
  const words = useWords()
  const { said, waiting } = talk
  const end = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    end.current?.scrollTo(0, end.current.scrollHeight)
  }, [said.length, waiting.length])
  if (said.length + waiting.length === 0)
    return <p className="quiet talk-none">{words.say({ key: 'web.talk.none' })}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys have no other way to
    <div ref={end} className="talk-list" role="log" tabIndex={0}>
      <ul>
        {keyed(said).map(([key, remark]) => (
          <Row key={key} remark={remark} side={sides.sideOf(remark.seat)} />
        ))}
        {keyed(waiting).map(([key, remark]) => (
          <Row key={`waiting ${key}`} remark={remark} side={sides.sideOf(remark.seat)} waits />
        ))}
      </ul>
    </div>
  )
}

interface RowProps {
  remark: Remark
  side: number
  /** It is handed over later. */
  waits?: boolean
}

function Row({ remark: { name, to, text, notes, at }, side, waits = false }: RowProps) {
  const words = useWords()
  const about = [
    ...(to === 'side' ? [words.say({ key: 'web.talk.side' })] : []),
    ...(notes && notes.length > 0 ? [words.say({ key: 'web.talk.notes.shown' })] : []),
    ...(waits ? [words.say({ key: 'web.talk.waits' })] : []),
  ]
  return (
    <li className={waits ? 'waits' : ''}>
      <bdi className={`talk-name side-${side % 2}`}>{name}</bdi>{' '}
      <bdi className="talk-text">{text}</bdi>
      {about.length > 0 && <small className="quiet"> ({about.join(', ')})</small>}
      <time dateTime={new Date(at).toISOString()}>{timeOf(at, words.language)}</time>
    </li>
  )
}

const DAY = 86_400_000

/** The hour; of what was said longer ago the day as well. */
function timeOf(at: number, language: string): string {
  const isLately = Date.now() - at < DAY / 2
  const day = { day: 'numeric', month: 'short' } as const
  return new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(!isLately && day),
  }).format(at)
}
