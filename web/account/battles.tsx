import type { AccountTable } from '@grognard/remote/index.ts'
import type { Words } from '@grognard/board/words/index.ts'
import { bookById } from '@grognard/rulesets/library.ts'
import { seatAt } from '../remote/account-here.ts'
import { fileAt } from '../remote/server-here.ts'
import { levelOf } from '../shared/player-kind.ts'
import { useWords } from '../shared/sentences.ts'
import type { FoughtHere } from '../storage/fought-here.ts'
import { hashOf } from '../shared/routes.ts'
import { battleFileName, download } from '../shared/save-file.ts'
import { countBy, othersIn } from './opponents.ts'
import type { Count } from './opponents.ts'

interface Props {
  tables: readonly AccountTable[]
  /** Those fought in this browser, against the computer or a friend at the same screen. */
  here: readonly FoughtHere[]
  isGuest: boolean
}

/** Battles that are over: how they ended, by game and by opponent, each with its replay and its file. */
export function Battles({ tables, here, isGuest }: Props) {
  const words = useWords()
  const ended = tables.filter(({ stage }) => stage === 'ended')
  const title = (ruleset: string) => bookById(ruleset)?.manifest.title[words.language] ?? ruleset
  const all = [
    ...ended.map(one => ({ ...one, who: othersIn(one, words) })),
    ...here.map(one => ({ ...one, who: opponentsHere(one, words) })),
  ]
  return (
    <section aria-labelledby="fought">
      <h2 id="fought">{words.say({ key: 'web.you.battles' })}</h2>
      {isGuest && <p className="quiet">{words.say({ key: 'web.you.battles.guest' })}</p>}
      {all.length === 0 ? (
        <p className="quiet">{words.say({ key: 'web.you.battles.none' })}</p>
      ) : (
        <>
          <Counts name="web.you.byGame" rows={countBy(all, ({ ruleset }) => title(ruleset))} />
          <Counts name="web.you.byOpponent" rows={countBy(all, ({ who }) => who)} />
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

/** Levels of the computer, and friends at the same screen. */
function opponentsHere({ against }: FoughtHere, words: Words): string {
  const names = against.map(kind => {
    if (kind === 'friend') return words.say({ key: 'web.you.friend' })
    const level = words.say({ key: `web.level.${levelOf(kind)}` })
    return words.say({ key: 'web.you.computer.level', values: { level } })
  })
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names)
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
