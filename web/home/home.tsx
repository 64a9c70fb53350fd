import { useCallback, useRef } from 'react'
import { library } from '@grognard/rulesets/library.ts'
import type { Manifest } from '@grognard/umpire/manifest.ts'
import { OfflineNote } from '../offline/offline.tsx'
import { focusPlace } from '../shared/focus-register.ts'
import { ErrorBoundary } from '../shared/error-boundary.tsx'
import { useLibraryWords } from '../shared/library-sentences.ts'
import { useFetched } from '../shared/page-loading.tsx'
import { hashOf } from '../shared/routes.ts'
import { editionLine, ScenarioCard, Cover } from '../shared/scenario-card.tsx'
import { isSignedInHere, keptSeats } from '../storage/table-seats.ts'
import { Campaigns } from './campaigns.tsx'
import { Front } from './front.tsx'
import { OpenFile } from './open-file.tsx'
import { SavedList } from './saved-list.tsx'
import { shelfStands } from './shelf-stands.ts'
import { Start } from './start.tsx'
import { Version } from './version.tsx'

const cards = Object.values(library).map(book => book.manifest)

/** The battle to go on with, the books and their scenarios, and a way in for files. */
export function Home() {
  const words = useLibraryWords()
  const shelves = useRef(new Map<string, HTMLElement>())
  const books = cards.filter(card => !card.isExample)
  const examples = cards.filter(card => card.isExample)
  return (
    <main className="home">
      <Front />
      <Books show={id => shelves.current.get(id)?.scrollIntoView()} />
      <section className="kept" aria-labelledby="saved-battles">
        <h2 id="saved-battles">{words.say({ key: 'web.saved' })}</h2>
        <OpenFile />
        <ErrorBoundary name="">
          <Tables />
        </ErrorBoundary>
        <ErrorBoundary name="">
          <SavedList />
        </ErrorBoundary>
        <OfflineNote />
      </section>
      <ErrorBoundary name="">
        <OpenTables />
      </ErrorBoundary>
      <section
        ref={focusPlace('content')}
        className="books"
        aria-label={words.say({ key: 'web.games' })}
      >
        {books.map(card => (
          <ErrorBoundary key={card.id} name={card.id}>
            <div ref={shelf => void (shelf && shelves.current.set(card.id, shelf))}>
              <BookOnShelf card={card} />
            </div>
          </ErrorBoundary>
        ))}
      </section>
      <section className="examples" aria-labelledby="examples">
        <h2 id="examples">{words.say({ key: 'web.examples' })}</h2>
        {examples.map(card => (
          <ErrorBoundary key={card.id} name={card.id}>
            <BookOnShelf card={card} />
          </ErrorBoundary>
        ))}
      </section>
      <Version />
    </main>
  )
}

/** The books in a row; each leads to its scenarios below. */
function Books({ show }: { show(book: string): void }) {
  const words = useLibraryWords()
  return (
    <nav className="five-books" aria-labelledby="five-books">
      <h2 id="five-books">{words.say({ key: 'web.front.books' })}</h2>
      <ul>
        {cards
          .filter(card => !card.isExample)
          .map(card => (
            <BookInRow key={card.id} card={card} show={() => show(card.id)} />
          ))}
      </ul>
    </nav>
  )
}

function BookInRow({ card, show }: { card: Manifest; show(): void }) {
  const words = useLibraryWords(card)
  return (
    <li>
      <Cover card={card} />
      <button type="button" onClick={show}>
        {card.title[words.language]}
      </button>
      <p>{words.say({ key: 'book.about' })}</p>
    </li>
  )
}

/** What speaks with a server comes only where there is a table at one. */
const fetchTableList = async () => (await import('./table-list.tsx')).TableList

function Tables() {
  const fetched = useFetched(
    useCallback(
      async () => (keptSeats().length > 0 || isSignedInHere() ? fetchTableList() : null),
      [],
    ),
  )
  return fetched.at === 'loaded' && fetched.value ? <fetched.value /> : null
}

/** There only where a server stands behind the page; it is asked once all else is there. */
const fetchLobby = async () => {
  await shelfStands()
  const answer = await fetch('api/here').catch(() => null)
  return answer?.ok ? (await import('./lobby.tsx')).Lobby : null
}

function OpenTables() {
  const fetched = useFetched(fetchLobby)
  return fetched.at === 'loaded' && fetched.value ? <fetched.value /> : null
}

function BookOnShelf({ card }: { card: Manifest }) {
  const words = useLibraryWords(card)
  const Heading = card.isExample ? 'h3' : 'h2'
  return (
    <article className={card.isExample ? 'game example' : 'game'}>
      <header className="game-head">
        {card.isExample && <Cover card={card} />}
        <Heading>{card.title[words.language]}</Heading>
        <p className="game-about">{words.say({ key: 'book.about' })}</p>
        <p className="game-begin">
          <a href={hashOf({ at: 'setup', ruleset: card.id, scenario: card.first })}>
            {words.say({ key: 'book.begin' })}
          </a>
        </p>
        {!card.isExample && (
          <p>
            <a href={hashOf({ at: 'puzzles', ruleset: card.id })}>
              {words.say({ key: 'web.puzzles' })}
            </a>
          </p>
        )}
        {card.hasEditor && (
          <p>
            <a href={hashOf({ at: 'edit', ruleset: card.id, packed: '' })}>
              {words.say({ key: 'web.editor.draw' })}
            </a>
          </p>
        )}
        <p className="edition">{words.say(editionLine)}</p>
      </header>
      <ul className="scenarios">
        {Object.keys(card.scenarios).map(id => (
          <ScenarioCard key={id} card={card} id={id} start={<Start card={card} id={id} />} />
        ))}
      </ul>
      <Campaigns card={card} />
    </article>
  )
}
