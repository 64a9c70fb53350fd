import { useEffect, useState, useSyncExternalStore } from 'react'
import type { TableClient } from '@grognard/remote/index.ts'

const SECOND = 1000

/** The server’s time, each second while a clock runs. */
export function useServerTime(client: TableClient): number {
  const running = useSyncExternalStore(client.subscribe, () => client.now().running)
  const ahead = useSyncExternalStore(client.subscribe, () => client.now().ahead)
  const [here, setHere] = useState(Date.now)
  const isRunning = running.bookUntil !== null || running.clocks.some(({ until }) => until !== null)
  useEffect(() => {
    setHere(Date.now())
    if (!isRunning) return
    const timer = setInterval(() => setHere(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isRunning, running])
  return here + ahead
}
