import { exportBattle } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { download } from './download.ts'
import { hashOf } from './route.ts'
import { useWords } from './sentences.ts'

/** Where to go from a battle that is over, and what can be taken along. */
export function AfterBattle({ battle }: { battle: Battle }) {
  const { game, file, state } = battle
  const words = useWords(game)
  const papers = Object.entries(game.papersLeft(state, file.papers))
  const again = hashOf({ at: 'setup', ruleset: game.id, scenario: file.scenario })
  return (
    <>
      {papers.map(([name, paper]) => (
        <button
          key={name}
          type="button"
          onClick={() => download(`${name}.json`, `${JSON.stringify(paper, null, 2)}\n`)}
        >
          {words.say({ key: 'web.over.keep', values: { paper: words.name('paper', name) } })}
        </button>
      ))}
      <button
        type="button"
        onClick={() => download(`${game.id}-${file.scenario}.json`, exportBattle(battle))}
      >
        {words.say({ key: 'web.over.export' })}
      </button>
      <a className="button" href={again}>
        {words.say({ key: 'web.over.again' })}
      </a>
      <a className="button main" href={hashOf({ at: 'home' })}>
        {words.say({ key: 'web.home' })}
      </a>
    </>
  )
}
