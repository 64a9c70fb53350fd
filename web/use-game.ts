import type { Game } from '@grognard/umpire'
import { useEffect, useState } from 'react'
import { gameOnShelf } from './games.ts'

export type Loading = { at: 'loading' } | { at: 'loaded'; game: Game } | { at: 'failed' }

/** A game of the shelf, loaded when it is first asked for. */
export function useGame(ruleset: string): Loading {
  const [loading, setLoading] = useState<Loading>({ at: 'loading' })
  useEffect(() => {
    let isGone = false
    const show = (next: Loading): void => {
      if (!isGone) setLoading(next)
    }
    gameOnShelf(ruleset).then(
      game => show(game ? { at: 'loaded', game } : { at: 'failed' }),
      () => show({ at: 'failed' }),
    )
    return () => {
      isGone = true
    }
  }, [ruleset])
  return loading
}
