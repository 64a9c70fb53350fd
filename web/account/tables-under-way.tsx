import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import type { AccountTable, TableCard, Way } from '@grognard/remote/index.ts'
import { bookById } from '@grognard/rulesets/library.ts'
import type { Message } from '@grognard/umpire'
import { cardOf } from '../remote/server-here.ts'
import { hookOf, keepHook, stop } from '../remote/told-here.ts'
import { useWords } from '../shared/sentences.ts'
import { hashOf } from '../shared/routes.ts'
import { handsOf, keptSeat, keptSeats } from '../storage/table-seats.ts'
import type { KeptSeat } from '../storage/table-seats.ts'
import { othersAt, othersIn } from './opponents.ts'

interface Props {
  tables: readonly AccountTable[]
  isGuest: boolean
}

/** A table as the list shows it. */
interface Row {
  kept: KeptSeat
  others: string
  isAsked: boolean
}

/** Where one has a seat in a battle that is not over. */
export function TablesUnderWay({ tables, isGuest }: Props) {
  const words = useWords()
  const cards = useGuestCards(isGuest)
  const rows = isGuest ? guestRows(cards, words) : accountRows(tables, words)
  return (
    <section aria-labelledby="under-way">
      <h2 id="under-way">{words.say({ key: 'web.you.tables' })}</h2>
      {rows.length === 0 && <p className="quiet">{words.say({ key: 'web.you.tables.none' })}</p>}
      <ul className="saved">
        {rows.map(row => (
          <TableRow key={row.kept.table} {...row} />
        ))}
      </ul>
    </section>
  )
}

/** How the tables of a guest stand, as far as the server has answered. */
function useGuestCards(isGuest: boolean): readonly TableCard[] {
  const [cards, setCards] = useState<readonly TableCard[]>([])
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const asked = isGuest ? keptSeats().map(({ table }) => cardOf(table).catch(() => null)) : []
      const found = await Promise.all(asked)
      if (!isGone) setCards(found.filter(card => card !== null))
    }
    void look()
    return () => {
      isGone = true
    }
  }, [isGuest])
  return cards
}

function guestRows(cards: readonly TableCard[], words: ReturnType<typeof useWords>): Row[] {
  return keptSeats().flatMap(kept => {
    const card = cards.find(({ id }) => id === kept.table)
    if (card?.stage === 'ended') return []
    const own = handsOf(kept).map(({ seat }) => seat)
    const others = othersIn({ others: card ? othersAt(card.seats, own) : [] }, words)
    return [{ kept, others, isAsked: false }]
  })
}

function accountRows(tables: readonly AccountTable[], words: ReturnType<typeof useWords>): Row[] {
  return tables.flatMap(one => {
    const kept = keptSeat(one.table)
    if (!kept || one.stage === 'ended') return []
    return [{ kept, others: othersIn(one, words), isAsked: one.isAsked }]
  })
}

function TableRow({ kept, others, isAsked }: Row) {
  const book = bookById(kept.ruleset)?.manifest
  const words = useWords(book)
  const title = words.say({ key: book?.scenarios[kept.scenario]?.title ?? kept.scenario })
  const about = [
    book?.title[words.language],
    others && words.say({ key: 'web.far.with', values: { names: others } }),
  ]
  return (
    <li>
      <div className="saved-words">
        <a href={hashOf({ at: 'table', id: kept.table, invite: '' })}>{title}</a>
        <p>
          {about.filter(Boolean).join(' · ')}
          {isAsked && <strong className="turn-mark">{words.say({ key: 'web.you.turn' })}</strong>}
        </p>
        <Hook kept={kept} />
      </div>
    </li>
  )
}

/** A program of one’s own is told of one’s turns at this table. */
function Hook({ kept }: { kept: KeptSeat }) {
  const words = useWords()
  const [way, setWay] = useState<Way | null>(null)
  const [url, setUrl] = useState('')
  const [fault, setFault] = useState<Message | null>(null)
  const show = (found: Way | null) => {
    setWay(found)
    setUrl(found?.target ?? '')
    setFault(null)
  }
  const look = () => void hookOf(kept).then(show, () => undefined)
  const save = (event: FormEvent) => {
    event.preventDefault()
    keepHook(kept, url.trim()).then(show, () => setFault({ key: 'web.tell.hook.fault' }))
  }
  const end = () => {
    if (way)
      stop(way.id).then(
        () => show(null),
        () => setFault({ key: 'web.far.fault.unavailable' }),
      )
  }
  return (
    <details onToggle={event => event.currentTarget.open && look()}>
      <summary>{words.say({ key: 'web.tell.hook' })}</summary>
      <p className="quiet">{words.say({ key: 'web.tell.hook.about' })}</p>
      <form className="field" onSubmit={save}>
        <label>
          <span>{words.say({ key: 'web.tell.hook.address' })}</span>
          <input
            type="url"
            required
            maxLength={2000}
            placeholder="https://"
            value={url}
            onChange={event => setUrl(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{words.say({ key: 'web.you.name.save' })}</button>
        {way && (
          <button type="button" onClick={end}>
            {words.say({ key: 'web.tell.hook.stop' })}
          </button>
        )}
        {way && <p role="status">{words.say({ key: 'web.you.saved' })}</p>}
      </form>
      {fault && <p role="alert">{words.say(fault)}</p>}
    </details>
  )
}
