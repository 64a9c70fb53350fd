import { loadGame } from '@grognard/rulesets/library.ts'
import { nobody } from '@grognard/umpire'
import type { Telling, Viewpoint } from '@grognard/umpire'
import type { Table, Tables } from '../battles/hold-tables.ts'
import { readJournal } from '../battles/journal.ts'
import type { HeldBattle } from '../battles/held-battle.ts'
import type { TableRow } from '../store/schema.ts'

const MINUTE = 60_000

/** What spectators are told. It is worked out only where somebody looks on. */
export interface Gallery {
  /** What everybody may know; or all, so many minutes late, where the table was opened so. Null before the battle. */
  tellingAt(table: Table): Promise<Telling | null>
  /** Nobody looks on there any more. */
  leave(table: string): void
  close(): void
}

/** `due` hears of a table where something has become old enough to be told. */
export function createGallery(tables: Tables, due: (table: string) => void): Gallery {
  const kept = new Map<string, HeldBattle>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const stop = (id: string): void => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  const wake = async ({ id }: TableRow, lines: number, delay: number): Promise<void> => {
    stop(id)
    const next = await tables.store
      .selectFrom('journal')
      .select('written_at')
      .where('table_id', '=', id)
      .where('number', '=', lines)
      .executeTakeFirst()
    if (!next) return
    const wait = Math.max(0, next.written_at + delay - Date.now()) + 1
    timers.set(id, setTimeout(() => due(id), wait).unref())
  }
  return {
    async tellingAt({ row }) {
      if (row.lines === 0) return null
      const delay = delayOf(row)
      const viewpoint: Viewpoint = row.watch_delay === null ? nobody : null
      const game = await loadGame(row.ruleset)
      const held = await readJournal(tables.store, game, row.id, kept.get(row.id) ?? null, {
        viewpoints: [viewpoint],
        until: Date.now() - delay,
      })
      if (held) kept.set(row.id, held)
      if (delay > 0) await wake(row, held?.lines ?? 0, delay)
      return held?.tellings.get(viewpoint) ?? null
    },
    leave(id) {
      kept.delete(id)
      stop(id)
    },
    close() {
      for (const id of timers.keys()) stop(id)
    },
  }
}

/** Milliseconds; when the battle is over nothing is late any more. */
function delayOf({ stage, watch_delay }: TableRow): number {
  return stage === 'ended' || watch_delay === null ? 0 : watch_delay * MINUTE
}
