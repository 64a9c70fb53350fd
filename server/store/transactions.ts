import { isShared } from './open-database.ts'
import type { Store } from './open-database.ts'

/** Tries after which a work that others always come in the way of is given up. */
const MOST_TRIES = 8

/**
 * A work that is written as a whole or not at all, as if no other were done meanwhile. Where another
 * process came in its way it is done again from the start, so it is to have no effect but in the database.
 */
export async function inTransaction<Result>(
  store: Store,
  work: (within: Store) => Promise<Result>,
): Promise<Result> {
  if (!isShared(store)) return store.transaction().execute(work)
  for (let tries = 1; ; tries++) {
    try {
      return await store.transaction().setIsolationLevel('serializable').execute(work)
    } catch (error) {
      if (tries >= MOST_TRIES || !isInTheWay(error)) throw error
    }
  }
}

/** PostgreSQL’s codes for a serialization failure and for a deadlock. */
const IN_THE_WAY: readonly unknown[] = ['40001', '40P01']

function isInTheWay(error: unknown): boolean {
  return error instanceof Error && 'code' in error && IN_THE_WAY.includes(error.code)
}
