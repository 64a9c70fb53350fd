import { useEffect, useState } from 'react'
import type { TableCard } from '@grognard/remote/index.ts'
import { bookById } from '@grognard/rulesets/library.ts'
import { fetchSeats, leaveTable } from '../remote/account-here.ts'
import { cardOf, isFull, showShare } from '../remote/server-here.ts'
import { useFarWords } from '../shared/far-sentences.ts'
import { hashOf } from '../shared/routes.ts'
import { isSignedInHere, keptSeats } from '../storage/table-seats.ts'
import type { KeptSeat } from '../storage/table-seats.ts'

/** Milliseconds between looks at how the tables stand. */
const LOOK = 30_000

/** Tables far away at which one has a seat. */
export function TableList() {
  const words = useFarWords()
  const [kept, setKept] = useState(keptSeats)
  const [cards, setCards] = useState<ReadonlyMap<string, TableCard>>(new Map())
  useEffect(() => {
    if (!isSignedInHere()) return
    fetchSeats().then(
      () => setKept(keptSeats()),
      () => undefined,
    )
  }, [])
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const found = await Promise.all(kept.map(one => lookAt(one).catch(() => null)))
      if (isGone) return
      setCards(new Map(found.flatMap(card => (card ? [[card.id, card] as const] : []))))
    }
    void look()
    const timer = setInterval(() => void look(), LOOK)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [kept])
  if (kept.length === 0) return null
  const remove = (table: string) => {
    if (!confirm(words.say({ key: 'web.far.leaveSure' }))) return
    leaveTable(table).catch(() => undefined)
    setKept(keptSeats())
  }
  return (
    <section className="tables" aria-labelledby="tables">
      <h3 id="tables">{words.say({ key: 'web.far.tables' })}</h3>
      <ul className="saved">
        {kept.map(one => (
          <TableRow key={one.table} kept={one} card={cards.get(one.table)} remove={remove} />
        ))}
      </ul>
    </section>
  )
}

/** Whoever has sat down since is met by one's own share, so that the battle can begin. */
async function lookAt(kept: KeptSeat): Promise<TableCard> {
  const card = await cardOf(kept.table)
  if (card.stage === 'waiting' && isFull(card)) await showShare(kept).catch(() => undefined)
  return card
}

interface RowProps {
  kept: KeptSeat
  /** Undefined while the server has not answered. */
  card: TableCard | undefined
  remove(table: string): void
}

function TableRow({ kept, card, remove }: RowProps) {
  const book = bookById(kept.ruleset)?.manifest
  const words = useFarWords(book)
  const title = words.say({ key: book?.scenarios[kept.scenario]?.title ?? kept.scenario })
  const others = (card?.seats ?? []).flatMap(({ seat, name }) =>
    name !== null && seat !== kept.seat ? [name] : [],
  )
  const against = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(others)
  const stage = card ? words.say({ key: `web.far.stage.${card.stage}` }) : null
  return (
    <li>
      <div className="saved-words">
        <a href={hashOf({ at: 'table', id: kept.table, invite: '' })}>{title}</a>
        <p>
          {[
            book?.title[words.language],
            against && words.say({ key: 'web.far.with', values: { names: against } }),
            stage,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="saved-ways">
        <button
          type="button"
          className="plain"
          aria-label={words.say({ key: 'web.saved.remove', values: { battle: title } })}
          onClick={() => remove(kept.table)}
        >
          {words.say({ key: 'web.saved.remove.short' })}
        </button>
      </div>
    </li>
  )
}
