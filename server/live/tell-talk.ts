import type { Seat } from '@grognard/umpire'
import type { TalkTold } from '@grognard/remote/answers.ts'
import { isHeardBy, readTalk, remarkOf } from '../battles/talk.ts'
import type { Store } from '../store/open-database.ts'
import type { TalkRow } from '../store/talk.ts'

/** What a listener has been told of the talk at a table: so many remarks, of those up to a number. */
export interface Listening {
  readonly seat: Seat
  told: number
  /** The number from which nothing has been looked at. */
  next: number
  /** His own notes that wait, as they were told last. */
  waiting: string
}

/** `told` as the client names it: remarks that it has from before. */
export function listeningAs(seat: Seat, told: number): Listening {
  return { seat, told, next: -1, waiting: '[]' }
}

/** What is new to each listener; nothing is asked of the database where nobody listens. */
export async function talkFor(
  store: Store,
  table: string,
  listening: readonly Listening[],
): Promise<ReadonlyMap<Listening, TalkTold>> {
  if (listening.length === 0) return new Map()
  const from = Math.min(...listening.map(({ next }) => Math.max(0, next)))
  const rows = await readTalk(store, table, from)
  return new Map(
    listening.flatMap(one => {
      const told = newFor(one, rows)
      return told ? [[one, told] as const] : []
    }),
  )
}

/** Who comes anew has some of it already; what is said to others is not counted. */
function newFor(one: Listening, rows: readonly TalkRow[]): TalkTold | null {
  const { seat, next } = one
  const handed = rows.filter(({ number }) => number !== null && number >= next)
  const heard = handed.filter(row => isHeardBy(row, seat))
  const fresh = next < 0 ? heard.slice(one.told) : heard
  const from = next < 0 ? Math.min(one.told, heard.length) : one.told
  const waiting = rows.filter(row => row.number === null && row.seat === seat).map(remarkOf)
  const waits = JSON.stringify(waiting)
  const isNew = fresh.length > 0 || waits !== one.waiting
  one.told = from + fresh.length
  one.next = Math.max(next, 0, (handed.at(-1)?.number ?? -1) + 1)
  one.waiting = waits
  return isNew ? { from, said: fresh.map(remarkOf), waiting } : null
}
