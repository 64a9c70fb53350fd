import { catalogue } from '@grognard/rulesets'
import type { Game } from '@grognard/umpire'
import { OpenFile } from './open-file.tsx'
import { Preferences } from './preferences.tsx'
import { hashOf } from './route.ts'
import { SavedList } from './saved-list.tsx'
import { useWords } from './sentences.ts'

/** The books and their scenarios, the battles begun here, and a way in for files. */
export function Home() {
  const words = useWords()
  const games = Object.values(catalogue)
  const books = games.filter(game => !game.isExample)
  const examples = games.filter(game => game.isExample)
  return (
    <main className="home">
      <header className="home-head">
        <h1>{words.say({ key: 'web.title' })}</h1>
        <p>{words.say({ key: 'web.motto' })}</p>
        <Preferences />
      </header>
      <div className="home-columns">
        <section aria-label={words.say({ key: 'web.games' })}>
          {books.map(game => (
            <GameCard key={game.id} game={game} />
          ))}
          <h2>{words.say({ key: 'web.examples' })}</h2>
          {examples.map(game => (
            <GameCard key={game.id} game={game} />
          ))}
        </section>
        <section aria-labelledby="saved-battles">
          <h2 id="saved-battles">{words.say({ key: 'web.saved' })}</h2>
          <SavedList />
          <OpenFile />
        </section>
      </div>
    </main>
  )
}

function GameCard({ game }: { game: Game }) {
  const words = useWords(game)
  const { edition, authors } = game.rulebook
  const heading = game.isExample ? 'h3' : 'h2'
  const Heading = heading
  return (
    <article className="game">
      <Heading>{game.title[words.language]}</Heading>
      <p className="edition">{words.say({ key: 'web.edition', values: { edition, authors } })}</p>
      <ul className="scenarios">
        {Object.entries(game.scenarios).map(([id, { title }]) => (
          <li key={id}>
            <a href={hashOf({ at: 'setup', ruleset: game.id, scenario: id })}>
              {words.say({ key: title })}
            </a>
            {words.has(`${title}.about`) && <p>{words.say({ key: `${title}.about` })}</p>}
          </li>
        ))}
      </ul>
    </article>
  )
}
