import { errorText } from '../../shared/error-text.ts'
import { goTo } from '../../shared/routes.ts'
import { tellKept } from '../../storage/battle-claim.ts'
import { NoRoom } from '../../storage/database.ts'
import { beginBattle, keepBattle, letGoOf } from '../../storage/keep-battle.ts'
import { Overtaken, savedBattle } from '../../storage/saved-battles.ts'
import type { Dispatch } from './actions.ts'
import type { BattleState } from './battle-state.ts'

interface Page {
  getState(): BattleState
  dispatch: Dispatch
}

/** Keeps the battle on the screen under its id, and tells how that goes; a window that looks on keeps nothing. */
export function createSaver({ getState, dispatch }: Page): () => Promise<void> {
  let isApart = false

  /** Another window has gone on with the battle: what was ordered here becomes a battle of its own. */
  const goOnApart = async (): Promise<void> => {
    if (isApart) return
    isApart = true
    const overtaken = getState().id
    const other = await savedBattle(overtaken).catch(() => undefined)
    const { battle, players, thrown } = getState()
    const branchedAt = Math.min(other?.card.orders ?? 0, battle.file.entries.length - 1)
    const note = { key: 'web.windows.apart' }
    const id = beginBattle({ battle, players, sealed: null, thrown, branchedAt, note })
    letGoOf(overtaken)
    goTo({ at: 'battle', id })
  }
  return async () => {
    const now = getState()
    if (now.isWatching) return dispatch({ type: 'save/done', battle: now.battle })
    dispatch({ type: 'save/began' })
    try {
      await keepBattle(now.id, now)
      tellKept(now.id)
      dispatch({ type: 'save/done', battle: now.battle })
    } catch (error) {
      if (error instanceof Overtaken) return goOnApart()
      const [saving, key] =
        error instanceof NoRoom
          ? (['full', 'web.save.full'] as const)
          : (['failed', 'web.save.failed'] as const)
      dispatch({ type: 'save/failed', saving, fault: { key, values: { fault: errorText(error) } } })
    }
  }
}
