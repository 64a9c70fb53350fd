import type { Message } from '@grognard/umpire'
import { errorText } from '../../shared/error-text.ts'
import { goTo } from '../../shared/routes.ts'
import { tellKept } from '../../storage/battle-claim.ts'
import { NoRoom } from '../../storage/database.ts'
import { beginBattle, keepBattle, letGoOf } from '../../storage/keep-battle.ts'
import type { Kept } from '../../storage/keep-battle.ts'
import { Overtaken, savedBattle } from '../../storage/saved-battle.ts'
import type { Saving } from './battle-source.ts'
import type { TableHeld } from './hold-table.ts'

/** How the keeping went. */
interface Saved {
  saving: Exclude<Saving, 'saving'>
  fault: Message | null
}

/** Keeps the battle as it is now; null where it goes on under another id. */
export type Saver = (now: () => Kept) => Promise<Saved | null>

/** Keeps the battle in the browser under its id, and says how that went. */
export function createSaver(id: string): Saver {
  let isApart = false

  /** Another window has gone on with the battle: what was ordered here becomes a battle of its own. */
  const goOnApart = async (now: () => Kept): Promise<null> => {
    if (isApart) return null
    isApart = true
    const other = await savedBattle(id).catch(() => undefined)
    const { battle, players, thrown } = now()
    const branchedAt = Math.min(other?.card.orders ?? 0, battle.file.entries.length - 1)
    const note = { key: 'web.windows.apart' }
    const apart = beginBattle({
      battle,
      players,
      sealed: null,
      ...(thrown && { thrown }),
      branchedAt,
      note,
    })
    letGoOf(id)
    goTo({ at: 'battle', id: apart })
    return null
  }
  return async now => {
    try {
      await keepBattle(id, now())
      tellKept(id)
      return { saving: 'saved', fault: null }
    } catch (error) {
      if (error instanceof Overtaken) return goOnApart(now)
      const saving = error instanceof NoRoom ? 'full' : 'failed'
      const fault = { key: `web.save.${saving}`, values: { fault: errorText(error) } }
      return { saving, fault }
    }
  }
}

/** Has the table kept, and tells how that goes; a window that looks on keeps nothing. */
export function createKeeper({ now, change }: TableHeld, save: Saver): () => void {
  const kept = async (): Promise<void> => {
    const { battle } = now()
    const saved = await save(now)
    if (!saved || (saved.saving === 'saved' && battle !== now().battle)) return
    const { fault } = now()
    const isOfSaving = fault?.key.startsWith('web.save.')
    change({ saving: saved.saving, fault: saved.fault ?? (isOfSaving ? null : fault) })
  }
  return () => {
    const { isWatching } = now()
    change({ saving: isWatching ? 'saved' : 'saving' })
    if (!isWatching) void kept()
  }
}
