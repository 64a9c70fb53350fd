import { tellKept } from './battle-claim.ts'
import type { BattleState } from '../battle/battle-state.ts'
import { errorText } from '../common/error-text.ts'
import { keepBattle } from './keep-battle.ts'
import type { Observed } from '../common/observed.ts'
import { NoRoom } from './saved-battles.ts'

/** Keeps the battle on the screen under its id, and shows how that goes; a window that looks on keeps nothing. */
export async function saveShown(state: Observed<BattleState>): Promise<void> {
  const patch = (change: Partial<BattleState>): void => state.set({ ...state.get(), ...change })
  const now = state.get()
  if (now.looksOn) return patch({ saving: 'saved' })
  patch({ saving: 'saving' })
  try {
    await keepBattle(now.id, now)
    tellKept(now.id)
    if (state.get().battle === now.battle) patch({ saving: 'saved', fault: null })
  } catch (error) {
    const key = error instanceof NoRoom ? 'web.save.full' : 'web.save.failed'
    const saving = error instanceof NoRoom ? 'full' : 'failed'
    patch({ saving, fault: { key, values: { fault: errorText(error) } } })
  }
}
