import type { AccountTable } from '@grognard/remote/index.ts'
import { bookById } from '@grognard/rulesets/library.ts'
import { seatAt } from '../remote/account-here.ts'
import { fileAt } from '../remote/server-here.ts'
import { useWords } from '../shared/sentences.ts'
import { hashOf } from '../shared/routes.ts'
import { battleFileName, download } from '../shared/save-file.ts'
import { countBy, othersIn } from './opponents.ts'
import type { Count } from './opponents.ts'

interface Props {
  tables: readonly AccountTable[]
  isGuest: boolean
}

/** Battles that are over: how they ended, by game and by opponent, each with its replay and its file. */
export function Battles({ tables, isGuest }: Props) {
  const words = useWords()
  const ended = tables.filter(({ stage }) => stage === 'ended')
  const title = (ruleset: string) => bookById(ruleset)?.manifest.title[words.language] ?? ruleset
  const none = isGuest ? 'web.you.battles.guest' : 'web.you.battles.none'
  return (
    <section aria-labelledby="fought">
      <h2 id="fought">{words.say({ key: 'web.you.battles' })}</h2>
      {ended.length === 0 ? (
        <p className="quiet">{words.say({ key: none })}</p>
      ) : (
        <>
          <Counts name="web.you.byGame" rows={countBy(ended, ({ ruleset }) => title(ruleset))} />
          <Counts name="web.you.byOpponent" rows={countBy(ended, one => othersIn(one, words))} />
          <ul className="saved">
            {ended.map(one => (
              <BattleRow key={`${one.table} ${one.seat}`} battle={one} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const results = ['won', 'drawn', 'lost'] as const

function Counts({ name, rows }: { name: string; rows: { key: string; count: Count }[] }) {
  const words = useWords()
  return (
    <table className="counts">
      <thead>
        <tr>
          <th scope="col">{words.say({ key: name })}</th>
          {results.map(result => (
            <th key={result} scope="col">
              {words.say({ key: `web.you.${result}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, count }) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            {results.map(result => (
              <td key={result}>{count[result]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function BattleRow({ battle }: { battle: AccountTable }) {
  const { table, ruleset, scenario, result } = battle
  const book = bookById(ruleset)?.manifest
  const words = useWords(book)
  const save = async () =>
    download(battleFileName(ruleset, scenario), await fileAt(await seatAt(battle)))
  const about = [
    result && words.say({ key: `web.you.${result}` }),
    book?.title[words.language],
    words.say({ key: 'web.far.with', values: { names: othersIn(battle, words) } }),
  ]
  return (
    <li>
      <div className="saved-words">
        <a href={hashOf({ at: 'table', id: table, invite: '' })}>
          {words.say({ key: book?.scenarios[scenario]?.title ?? scenario })}
        </a>
        <p>{about.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="saved-ways">
        <button type="button" onClick={() => void save().catch(() => undefined)}>
          {words.say({ key: 'web.you.file' })}
        </button>
      </div>
    </li>
  )
}
