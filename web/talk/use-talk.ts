import { useCallback, useState, useSyncExternalStore } from 'react'
import type { Remark, TableClient } from '@grognard/remote/index.ts'
import type { Seat } from '@grognard/umpire'
import { changeSeat, keptSeat } from '../storage/table-seats.ts'

/** The talk at a table as this client has heard it. */
export interface Talk {
  client: TableClient
  own: Seat
  said: readonly Remark[]
  waiting: readonly Remark[]
  /** Remarks of others that one has not read. */
  unread: number
  /** All that was said has been read. */
  readAll(): void
}

export function useTalk(client: TableClient, table: string, own: Seat): Talk {
  const said = useSyncExternalStore(client.subscribe, () => client.now().said)
  const waiting = useSyncExternalStore(client.subscribe, () => client.now().waiting)
  const [read, setRead] = useState(() => keptSeat(table)?.read ?? 0)
  const count = said.length
  const readAll = useCallback(() => {
    if (count === 0) return
    setRead(count)
    changeSeat(table, { read: count })
  }, [table, count])
  return { client, own, said, waiting, unread: unreadIn(said, read, own), readAll }
}

function unreadIn(said: readonly Remark[], read: number, own: Seat): number {
  return said.slice(read).filter(({ seat }) => seat !== own).length
}
