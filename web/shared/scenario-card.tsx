import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Words } from '@grognard/board/words/words.ts'
import type { Message } from '@grognard/umpire'
import type { Manifest, ScenarioSummary } from '@grognard/umpire/manifest.ts'
import { useLibraryWords } from './library-sentences.ts'
import { hashOf } from './routes.ts'

/** The picture of a game, which says nothing that its words do not. */
export function Cover({ card }: { card: Manifest }) {
  // A drawing may refer to its own parts; shown twice, each copy has ids of its own.
  const drawing = card.cover.replaceAll('p_', `${useId()}-`)
  // oxlint-disable-next-line react/no-danger -- our own drawing, part of the program
  return <div className="vignette" aria-hidden dangerouslySetInnerHTML={{ __html: drawing }} />
}

/** Which edition of the book is played, and by whom it is; each game says it in every language. */
export const editionLine: Message = {
  key: 'web.edition',
  values: { edition: { key: 'book.edition' }, authors: { key: 'book.authors' } },
}

/** When, where, who, how long and how hard: enough to choose a scenario. */
export function ScenarioCard({
  card,
  id,
  start,
}: {
  card: Manifest
  id: string
  start: ReactNode
}) {
  const words = useLibraryWords(card)
  const summary = card.scenarios[id]
  if (!summary) return null
  const say = (part: string): string => words.say({ key: summary.title + part })
  return (
    <li className={id === card.first ? 'scenario first' : 'scenario'}>
      {start}
      <a href={hashOf({ at: 'setup', ruleset: card.id, scenario: id })}>{say('')}</a>
      <WhenAndWhere card={card} summary={summary} />
      <p className="forces">{say('.forces')}.</p>
      <p className="about">{say('.about')}</p>
      <Terms card={card} summary={summary} />
    </li>
  )
}

interface SummaryProps {
  card: Manifest
  summary: ScenarioSummary
}

export function WhenAndWhere({ card, summary: { title } }: SummaryProps) {
  const words = useLibraryWords(card)
  return (
    <p className="when">
      {words.say({ key: `${title}.date` })} · {words.say({ key: `${title}.place` })}
    </p>
  )
}

/** How hard it is, how long it takes and how many may play. */
export function Terms({ card, summary }: SummaryProps) {
  const words = useLibraryWords(card)
  const { difficulty } = summary
  return (
    <p className="terms">
      <Pips difficulty={difficulty} label={words.say({ key: `web.difficulty.${difficulty}` })} />
      <span>{termsOf(summary, words)}</span>
    </p>
  )
}

function termsOf({ turns, minutes, players }: ScenarioSummary, words: Words): string {
  const [fewest, most] = players
  const terms = [
    turns !== null && words.say({ key: 'web.terms.turns', values: { turns } }),
    minutes !== null && words.say(timeOf(minutes)),
    words.say({ key: 'web.terms.players', values: { fewest, most } }),
  ]
  return terms.filter(term => term !== false).join(' · ')
}

/** Minutes up to an hour and a half, then hours and halves. */
function timeOf(minutes: number) {
  if (minutes <= 90) return { key: 'web.terms.minutes', values: { minutes } }
  return { key: 'web.terms.hours', values: { hours: Math.round(minutes / 30) / 2 } }
}

const MOST_PIPS = 3

/** Round shot, one to three, for how much of the book a scenario asks. */
function Pips({ difficulty, label }: { difficulty: number; label: string }) {
  const pips = Array.from({ length: MOST_PIPS }, (_, index) => index)
  return (
    <svg className="pips" viewBox="0 0 46 14" role="img" aria-label={label}>
      <title>{label}</title>
      {pips.map(pip => (
        <g key={pip} transform={`translate(${7 + pip * 16} 7)`}>
          <circle r="5.4" className={pip < difficulty ? 'shot' : 'no-shot'} />
          {pip < difficulty && <path className="glint" d="M-2.9 -.6A3 3 0 0 1 .3 -3.2" />}
        </g>
      ))}
    </svg>
  )
}
