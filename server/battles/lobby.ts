import type { TableCard } from '@grognard/remote/answers.ts'
import type { Store } from '../store/open-database.ts'
import { cardOf } from './open-table.ts'
import type { Presence } from './open-table.ts'

/** So many at most, of those waiting and of those that are played; the newest. */
const MOST = 60
/** Milliseconds: nobody waits longer for a stranger. */
const LONGEST_WAIT = 30 * 86_400_000

/** Public tables: those with a free seat first, then those at which one may look on. */
export async function publicTables(
  store: Store,
  presenceAt: (table: string) => Presence,
): Promise<TableCard[]> {
  const [waiting, playing] = await Promise.all(
    (['waiting', 'playing'] as const).map(stage =>
      store
        .selectFrom('tables')
        .selectAll()
        .where('is_public', '=', 1)
        .where('stage', '=', stage)
        .where('opened_at', '>', stage === 'waiting' ? Date.now() - LONGEST_WAIT : 0)
        .orderBy('opened_at', 'desc')
        .limit(MOST)
        .execute(),
    ),
  )
  const rows = [...(waiting ?? []), ...(playing ?? [])]
  if (rows.length === 0) return []
  const seats = await store
    .selectFrom('seats')
    .selectAll()
    .where(
      'table_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  const byTable = Map.groupBy(seats, ({ table_id }) => table_id)
  return rows.map(row => cardOf({ row, seats: byTable.get(row.id) ?? [] }, presenceAt(row.id)))
}
