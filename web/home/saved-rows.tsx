import { useCallback, useEffect, useState } from 'react'
import { bookById } from '@grognard/rulesets/library.ts'
import type { Message } from '@grognard/umpire'
import { errorText } from '../shared/error-text.ts'
import { useLibraryWords } from '../shared/library-sentences.ts'
import { useFetched } from '../shared/page-loading.tsx'
import { hashOf } from '../shared/routes.ts'
import { branchName, nameOf, removeBattle } from '../storage/saved-battles.ts'
import type { SavedRow } from '../storage/saved-battles.ts'
import type { SavedCard } from '../storage/saved-card.ts'
import { dayAndTime } from './day-and-time.ts'
import type { UnreadProps } from './unread-row.tsx'

export interface RowsProps {
  rows: readonly SavedRow[]
  /** One of them is gone. */
  removed(): void
}

/** The battles kept in this browser, each a row. */
export function SavedRows({ rows, removed }: RowsProps) {
  return (
    <ul className="saved">
      {rows.map(row => (
        <Row key={nameOf(row.id)} {...{ row, removed }} />
      ))}
    </ul>
  )
}

function Row({ row, ...place }: { row: SavedRow; removed(): void }) {
  return row.card ? (
    <ReadRow card={row.card} {...place} />
  ) : (
    <Unread id={row.id} title={nameOf(row.id)} fault={row.fault} removed={place.removed} />
  )
}

/** A row whose card can be read; its file is looked at once the list stands. */
function ReadRow({ card, ...place }: { card: SavedCard; removed(): void }) {
  const [fault, setFault] = useState<Message | null>(null)
  const title = useTitle(card)
  const look = useCallback(async () => {
    const { faultOfSaved } = await import('./file-fault.ts')
    return faultOfSaved(card.id, title)
  }, [card, title])
  useEffect(() => {
    let isGone = false
    const show = (found: Message | null): void => {
      if (!isGone) setFault(found)
    }
    // Where the look itself cannot be fetched, opening the battle tells what is wrong with it.
    look().then(show, () => undefined)
    return () => {
      isGone = true
    }
  }, [look])
  if (fault)
    return <Unread id={card.id} card={card} {...{ title, fault }} removed={place.removed} />
  return <SavedRowOf card={card} title={title} {...place} />
}

function useTitle({ ruleset, scenario, stood }: SavedCard): string {
  const book = bookById(ruleset)?.manifest
  const words = useLibraryWords(book)
  return (
    stood?.[words.language].title ??
    words.say({ key: book?.scenarios[scenario]?.title ?? scenario })
  )
}

/** What tells of a battle that cannot be read speaks of files, as the shelf does not; it comes when there is one. */
const fetchUnreadRow = async () => (await import('./unread-row.tsx')).UnreadRow

function Unread(row: UnreadProps) {
  const fetched = useFetched(fetchUnreadRow)
  return fetched.at === 'loaded' ? (
    <fetched.value {...row} />
  ) : (
    <li className="unread">{row.title}</li>
  )
}

interface SavedRowProps {
  card: SavedCard
  title: string
  removed(): void
}

function SavedRowOf({ card, title, removed }: SavedRowProps) {
  const book = bookById(card.ruleset)?.manifest
  const words = useLibraryWords(book)
  const stood = card.stood?.[words.language]
  const orders = words.say({ key: 'web.saved.orders', values: { orders: card.orders } })
  const [fault, setFault] = useState<string | null>(null)
  const remove = async () => {
    if (!confirm(words.say({ key: 'web.saved.removeSure' }))) return
    await removeBattle(card.id)
    removed()
  }
  return (
    <li>
      <div className="saved-words">
        <a href={hashOf({ at: 'battle', id: card.id })}>{title}</a>
        {stood && (
          <p className="stood">
            {card.isOver ? words.say({ key: 'web.saved.over' }) : stood.move}
            {stood.turn && ` · ${stood.turn}`}
          </p>
        )}
        <p>
          {book?.title[words.language]} · {orders} · {dayAndTime(card.savedAt, words.language)}
          {card.branchedAt !== undefined && ` · ${words.say(branchName(card.branchedAt))}`}
          {!stood && card.isOver && ` · ${words.say({ key: 'web.saved.over' })}`}
        </p>
        {fault !== null && (
          <p role="alert">{words.say({ key: 'web.saved.fault.keeping', values: { fault } })}</p>
        )}
      </div>
      <div className="saved-ways">
        <button
          type="button"
          className="plain"
          aria-label={words.say({ key: 'web.saved.remove', values: { battle: title } })}
          onClick={() => void remove().catch((error: unknown) => setFault(errorText(error)))}
        >
          {words.say({ key: 'web.saved.remove.short' })}
        </button>
      </div>
    </li>
  )
}
