import type { Message } from '@grognard/umpire'
import { useWords } from '../shared/sentences.ts'
import type { SavedCard } from '../storage/saved-card.ts'
import { UnreadableWays } from '../storage/unreadable.tsx'
import { dayAndTime } from './day-and-time.ts'

export interface UnreadProps {
  id: IDBValidKey
  title: string
  card?: SavedCard
  fault: Message
  removed(): void
}

/** What is kept but cannot be read stays in the list, with its reason, until it is taken out or removed. */
export function UnreadRow({ id, title, card, fault, removed }: UnreadProps) {
  const words = useWords()
  return (
    <li className="unread">
      <div className="saved-words">
        <p className="unread-title">{title}</p>
        {card && <p>{dayAndTime(card.savedAt, words.language)}</p>}
        <p role="alert">{words.say({ key: 'web.saved.fault', values: { fault } })}</p>
      </div>
      <UnreadableWays {...{ id, title, removed }} />
    </li>
  )
}
