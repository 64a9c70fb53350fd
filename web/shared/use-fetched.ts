import { useEffect, useState } from 'react'

export type Fetched<Value> =
  | { at: 'loading' }
  | { at: 'loaded'; value: Value }
  | { at: 'failed'; error: unknown }

/** What `fetch` brings, asked again whenever another function is given. */
export function useFetched<Value>(fetch: () => Promise<Value>): Fetched<Value> {
  const [fetched, setFetched] = useState<Fetched<Value>>({ at: 'loading' })
  useEffect(() => {
    let isGone = false
    const show = (next: Fetched<Value>): void => {
      if (!isGone) setFetched(next)
    }
    fetch().then(
      value => show({ at: 'loaded', value }),
      (error: unknown) => show({ at: 'failed', error }),
    )
    return () => {
      isGone = true
    }
  }, [fetch])
  return fetched
}
