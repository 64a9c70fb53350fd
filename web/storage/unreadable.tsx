import { useState } from 'react'
import type { Message } from '@grognard/umpire'
import { errorText } from '../shared/error-text.ts'
import { PageFailed } from '../shared/page-loading.tsx'
import { goTo } from '../shared/routes.ts'
import { download } from '../shared/save-file.ts'
import { useWords } from '../shared/sentences.ts'
import { nameOf, rawBattle, removeBattle } from './saved-battles.ts'

interface WaysProps {
  id: IDBValidKey
  /** How the battle is called where it is removed. */
  title: string
  removed(): void
}

/** What can be done with a battle that is kept but cannot be read: it is taken out as it is, or removed. */
export function UnreadableWays({ id, title, removed }: WaysProps) {
  const words = useWords()
  const [fault, setFault] = useState<string | null>(null)
  const tried = (action: Promise<void>): void =>
    void action.then(
      () => setFault(null),
      (error: unknown) => setFault(errorText(error)),
    )
  const save = async () => download(`${nameOf(id)}.json`, await rawBattle(id))
  const remove = async () => {
    if (!confirm(words.say({ key: 'web.saved.removeSure' }))) return
    await removeBattle(id)
    removed()
  }
  return (
    <div className="saved-ways">
      <button type="button" onClick={() => tried(save())}>
        {words.say({ key: 'web.saved.raw' })}
      </button>
      <button
        type="button"
        className="plain"
        aria-label={words.say({ key: 'web.saved.remove', values: { battle: title } })}
        onClick={() => tried(remove())}
      >
        {words.say({ key: 'web.saved.remove.short' })}
      </button>
      {fault !== null && (
        <p role="alert">{words.say({ key: 'web.saved.fault.keeping', values: { fault } })}</p>
      )}
    </div>
  )
}

/** Instead of the table, where the battle of this address is kept but cannot be read. */
export function UnreadableBattle({ id, fault }: { id: string; fault: Message }) {
  const words = useWords()
  return (
    <PageFailed fault={words.say({ key: 'web.saved.fault', values: { fault } })}>
      <UnreadableWays
        id={id}
        title={words.say({ key: 'web.saved.unread' })}
        removed={() => goTo({ at: 'home' })}
      />
    </PageFailed>
  )
}
