import { isPageHidden } from '../../shared/media.ts'
import type { BattleState } from './battle-state.ts'
import type { BattleStore } from './battle-store.ts'

/**
 * Notes how much of the battle has been seen: what is being played back has not, and nothing is while the
 * page is hidden. What came after is played back to who returns.
 */
export function noteSeen(
  store: Pick<BattleStore, 'getState' | 'subscribe'>,
  note: (entries: number) => void,
): void {
  let noted = -1
  const look = (): void => {
    const seen = seenIn(store.getState())
    if (seen === null || seen === noted || isPageHidden()) return
    noted = seen
    note(seen)
  }
  store.subscribe(look)
  look()
}

/** Null while something new is played back. */
function seenIn({ record, playback }: BattleState): number | null {
  if (!record || (playback && !playback.replay)) return null
  return record.entries.length
}
