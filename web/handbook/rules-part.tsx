import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { headingIn } from '@grognard/umpire'
import type { Game } from '@grognard/umpire'
import { Explained } from '../shared/explained.tsx'
import type { HandbookPlace } from '../shared/overlays.ts'
import { hashOf } from '../shared/routes.ts'
import { editionLine } from '../shared/scenario-card.tsx'
import { useWords } from '../shared/sentences.ts'
import { searchedRules } from './rule-search.ts'
import type { FoundRule } from './rule-search.ts'

interface Props {
  game: Game
  rule?: string | undefined
  used?: ReadonlySet<string> | undefined
  go(place: HandbookPlace): void
}

/** All rules of the game by the headings of its book, to be searched. */
export function RulesPart({ game, rule, used, go }: Props) {
  const words = useWords(game)
  const [text, setText] = useState('')
  const [isUsedOnly, setUsedOnly] = useState(false)
  const searched = useDeferredValue(text)
  const among = isUsedOnly ? used : undefined
  const found = useMemo(
    () => searchedRules(game.rulebook, { text: searched, language: words.language, among }),
    [game, searched, words.language, among],
  )
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0)
  return (
    <div className="guide-rules">
      <p className="edition">{words.say(editionLine)}</p>
      <div className="rule-search" role="search">
        <label>
          <span>{words.say({ key: 'web.guide.search' })}</span>
          <input type="search" value={text} onChange={event => setText(event.target.value)} />
        </label>
        {used && (
          <label className="check">
            <input
              type="checkbox"
              checked={isUsedOnly}
              onChange={event => setUsedOnly(event.target.checked)}
            />
            <span>{words.say({ key: 'web.guide.used' })}</span>
          </label>
        )}
        <p className="quiet" aria-live="polite">
          {words.say({ key: 'web.guide.count', values: { count } })}
        </p>
      </div>
      <p className="quiet">{words.say({ key: 'web.guide.enforced' })}</p>
      {found.map(({ section, rules }) => (
        <section key={section}>
          <h3>{headingIn(game.rulebook, section, words.language)}</h3>
          <ul>
            {rules.map(one => (
              <RuleItem
                key={one.id}
                {...{ game, used, go }}
                found={one}
                isWanted={one.id === rule}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface RuleProps {
  game: Game
  found: FoundRule
  isWanted: boolean
  used: ReadonlySet<string> | undefined
  go(place: HandbookPlace): void
}

function RuleItem({ game, found: { id, row }, isWanted, used, go }: RuleProps) {
  const words = useWords(game)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isWanted) item.current?.scrollIntoView({ block: 'center' })
  }, [isWanted])
  const notes = [
    row.status !== 'enforced' && words.say({ key: `web.guide.status.${row.status}` }),
    row.source && words.say({ key: `web.rule.${row.source}` }),
    used?.has(id) && words.say({ key: 'web.guide.usedHere' }),
  ].filter(note => typeof note === 'string')
  const place: HandbookPlace = { part: 'rules', rule: id }
  return (
    <li ref={item} className={`rule ${row.status}`} aria-current={isWanted ? 'true' : undefined}>
      <a
        className="rule-id"
        href={hashOf({ at: 'rules', ruleset: game.id, place })}
        onClick={event => {
          event.preventDefault()
          go(place)
        }}
      >
        {id}
      </a>
      <div>
        <p>
          <Explained game={game} text={row.gist[words.language]} />
        </p>
        {notes.length > 0 && <p className="quiet">{notes.join(' · ')}</p>}
        {row.reason && <p className="quiet">{row.reason[words.language]}</p>}
      </div>
    </li>
  )
}
