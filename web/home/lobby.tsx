import { useEffect, useState } from 'react'
import type { TableCard } from '@grognard/remote/index.ts'
import { bookById, library } from '@grognard/rulesets/library.ts'
import { tablesInLobby } from '../remote/server-here.ts'
import { useFarWords } from '../shared/far-sentences.ts'
import { hashOf } from '../shared/routes.ts'
import { keptSeat } from '../storage/table-seats.ts'
import { anyTable, hasFreeSeat, isFree, shownTables } from './lobby-filter.ts'
import type { LobbyFilter } from './lobby-filter.ts'
import '../style/lobby.css'

/** Milliseconds between looks at the tables, while somebody looks at the page. */
const LOOK = 10_000

/** Tables on this server that are open to everybody. */
export function Lobby() {
  const words = useFarWords()
  const [filter, setFilter] = useState(anyTable)
  const tables = useTables()
  if (!tables) return null
  const others = tables.filter(({ id }) => keptSeat(id) === null)
  const shown = shownTables(others, filter)
  return (
    <section className="lobby" aria-labelledby="lobby">
      <header>
        <h2 id="lobby">{words.say({ key: 'web.lobby' })}</h2>
        {others.length > 0 && <Filter filter={filter} change={setFilter} />}
      </header>
      {shown.length > 0 ? (
        <ul className="lobby-tables">
          {shown.map(table => (
            <OpenTable key={table.id} table={table} />
          ))}
        </ul>
      ) : (
        <p className="quiet">
          {words.say({ key: others.length > 0 ? 'web.lobby.noneSuch' : 'web.lobby.none' })}
        </p>
      )}
    </section>
  )
}

/** Null until the server has answered, and where it does not. */
function useTables(): readonly TableCard[] | null {
  const [tables, setTables] = useState<readonly TableCard[] | null>(null)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      const found = await tablesInLobby().catch(() => null)
      if (!isGone && found) setTables(found)
    }
    const lookNow = () => void look()
    lookNow()
    const timer = setInterval(lookNow, LOOK)
    document.addEventListener('visibilitychange', lookNow)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookNow)
    }
  }, [])
  return tables
}

interface FilterProps {
  filter: LobbyFilter
  change(filter: LobbyFilter): void
}

function Filter({ filter, change }: FilterProps) {
  const words = useFarWords()
  const books = Object.values(library).map(({ manifest }) => manifest)
  return (
    <p className="lobby-filter">
      <select
        aria-label={words.say({ key: 'web.lobby.book' })}
        value={filter.ruleset}
        onChange={event => change({ ...filter, ruleset: event.currentTarget.value })}
      >
        <option value="">{words.say({ key: 'web.lobby.book.all' })}</option>
        {books.map(({ id, title }) => (
          <option key={id} value={id}>
            {title[words.language]}
          </option>
        ))}
      </select>
      <Choice
        name="shows"
        all={['all', 'free', 'watch']}
        value={filter.shows}
        change={shows => change({ ...filter, shows })}
      />
      <Choice
        name="pace"
        all={['all', 'live', 'turns']}
        value={filter.pace}
        change={pace => change({ ...filter, pace })}
      />
    </p>
  )
}

interface ChoiceProps<Value extends string> {
  /** As its sentences are named in the catalogue. */
  name: string
  all: readonly Value[]
  value: Value
  change(value: Value): void
}

function Choice<Value extends string>({ name, all, value, change }: ChoiceProps<Value>) {
  const words = useFarWords()
  return (
    <select
      aria-label={words.say({ key: `web.lobby.${name}` })}
      value={value}
      onChange={event => {
        const chosen = all.find(one => one === event.currentTarget.value)
        if (chosen !== undefined) change(chosen)
      }}
    >
      {all.map(one => (
        <option key={one} value={one}>
          {words.say({ key: `web.lobby.${name}.${one}` })}
        </option>
      ))}
    </select>
  )
}

/** What is played there, who sits there and who is there now, and the way in. */
function OpenTable({ table }: { table: TableCard }) {
  const { id, ruleset, scenario, seats, watching, clock } = table
  const book = bookById(ruleset)?.manifest
  const words = useFarWords(book)
  const title = words.say({ key: book?.scenarios[scenario]?.title ?? scenario })
  const mayJoin = hasFreeSeat(table)
  const free = seats.filter(isFree).length
  const about = [
    ...(clock.kind === 'live'
      ? [words.say({ key: 'web.lobby.live', values: { minutes: clock.minutes } })]
      : []),
    ...(clock.kind === 'days'
      ? [words.say({ key: 'web.lobby.days', values: { days: clock.days } })]
      : []),
    ...(mayJoin ? [words.say({ key: 'web.lobby.free', values: { free } })] : []),
    ...(watching > 0
      ? [words.say({ key: 'web.lobby.watching', values: { count: watching } })]
      : []),
  ]
  return (
    <li>
      <a href={hashOf({ at: 'watch', id, token: '' })}>{title}</a>
      <p className="lobby-book">{book?.title[words.language]}</p>
      <p className="lobby-seats">
        {seats
          .filter(({ name }) => name !== null)
          .map(({ seat, name, isHere }) => (
            <span key={seat} className={isHere ? 'here' : ''}>
              <bdi>{name}</bdi>
              {isHere && <small> ({words.say({ key: 'web.far.here' })})</small>}
            </span>
          ))}
      </p>
      <p className="quiet">{about.join(' · ')}</p>
      <span className={mayJoin ? 'lobby-way' : 'lobby-way quiet'} aria-hidden="true">
        {words.say({ key: mayJoin ? 'web.lobby.join' : 'web.lobby.watch' })}
      </span>
    </li>
  )
}
