import { useEffect, useState } from 'react'
import { bookById } from '@grognard/rulesets/library.ts'
import type { Message } from '@grognard/umpire'
import { focusPlace } from '../shared/focus-register.ts'
import { useLibraryWords } from '../shared/library-sentences.ts'
import { Preferences } from '../shared/preferences.tsx'
import { hashOf } from '../shared/routes.ts'
import { savedRows } from '../storage/saved-battles.ts'
import type { SavedCard } from '../storage/saved-card.ts'
import { seaFight } from './sea-fight.ts'

const picture = seaFight()

/** The book whose first battle is everybody’s first. */
const duels = bookById('line-of-battle')?.manifest
const first = duels?.first ?? ''
const duel = hashOf({ at: 'setup', ruleset: duels?.id ?? '', scenario: first })
const newDuel: Message = {
  key: 'web.front.newDuel',
  values: { minutes: duels?.scenarios[first]?.minutes ?? 0 },
}

/** What the house is called, and the battle that one goes on with or begins, over the picture of a fight. */
export function Front() {
  const words = useLibraryWords()
  return (
    <header className="front">
      {/* oxlint-disable-next-line react/no-danger -- our own drawing, part of the program */}
      <div className="front-picture" aria-hidden dangerouslySetInnerHTML={{ __html: picture }} />
      <div className="front-head">
        <h1 ref={focusPlace('heading')}>{words.say({ key: 'web.title' })}</h1>
        <p>{words.say({ key: 'web.motto' })}</p>
      </div>
      <nav className="front-ways" aria-label={words.say({ key: 'web.front.ways' })}>
        <a href={hashOf({ at: 'rules', ruleset: duels?.id ?? '', place: { part: 'primer' } })}>
          {words.say({ key: 'web.front.handbook' })}
        </a>
        <a href={hashOf({ at: 'you' })}>{words.say({ key: 'web.far.you.link' })}</a>
        <details className="front-settings">
          <summary>{words.say({ key: 'web.front.settings' })}</summary>
          <Preferences />
        </details>
      </nav>
      <PlayNow />
    </header>
  )
}

/** The latest battle of this browser that can be gone on with; undefined until it has been looked for. */
function useLatest(): SavedCard | null | undefined {
  const [latest, setLatest] = useState<SavedCard | null>()
  useEffect(() => {
    latestReadable().then(setLatest, () => setLatest(null))
  }, [])
  return latest
}

/** What reads files comes only where there is one. */
async function latestReadable(): Promise<SavedCard | null> {
  const rows = await savedRows()
  const open = rows.flatMap(({ card }) => (card && !card.isOver && !card.sealed ? [card] : []))
  if (open.length === 0) return null
  const { faultOfSaved } = await import('./file-fault.ts')
  for (const card of open)
    // oxlint-disable-next-line no-await-in-loop -- the first that can be read is enough
    if ((await faultOfSaved(card.id, '')) === null) return card
  return null
}

/** A plate in the picture: one step to the last battle, or to the first. */
function PlayNow() {
  const latest = useLatest()
  const words = useLibraryWords()
  if (latest === undefined) return null
  return (
    <section className="play-now" aria-labelledby="play-now">
      <p className="play-now-head">{words.say({ key: 'web.front.play' })}</p>
      {latest ? <GoOn card={latest} /> : <FirstDuel />}
    </section>
  )
}

function GoOn({ card }: { card: SavedCard }) {
  const book = bookById(card.ruleset)?.manifest
  const words = useLibraryWords(book)
  const stood = card.stood?.[words.language]
  const title =
    stood?.title ?? words.say({ key: book?.scenarios[card.scenario]?.title ?? card.scenario })
  return (
    <>
      <h2 id="play-now">{title}</h2>
      <p>{[stood?.turn, stood?.move].filter(Boolean).join(': ')}</p>
      <div className="play-now-ways">
        <a className="button main" href={hashOf({ at: 'battle', id: card.id })}>
          {words.say({ key: 'web.saved.continue' })}
        </a>
        <a className="button" href={duel}>
          {words.say(newDuel)}
        </a>
      </div>
    </>
  )
}

function FirstDuel() {
  const words = useLibraryWords(duels)
  return (
    <>
      <h2 id="play-now">{words.say({ key: duels?.scenarios[first]?.title ?? '' })}</h2>
      <p>{words.say({ key: 'book.begin' })}</p>
      <div className="play-now-ways">
        <a className="button main" href={duel}>
          {words.say(newDuel)}
        </a>
      </div>
    </>
  )
}
