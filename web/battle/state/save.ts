import type { StoreApi } from 'zustand/vanilla'
import { errorText } from '../../shared/error-text.ts'
import { goTo } from '../../shared/routes.ts'
import { tellKept } from '../../storage/battle-claim.ts'
import { NoRoom } from '../../storage/database.ts'
import { beginBattle, keepBattle, letGoOf } from '../../storage/keep-battle.ts'
import { Overtaken, savedBattle } from '../../storage/saved-battles.ts'
import type { BattleState } from './battle-state.ts'

/** Keeps the battle on the screen under its id, and shows how that goes; a window that looks on keeps nothing. */
export async function saveShown(state: StoreApi<BattleState>): Promise<void> {
  const patch = (change: Partial<BattleState>): void => state.setState(change)
  const now = state.getState()
  if (now.looksOn) return patch({ saving: 'saved' })
  patch({ saving: 'saving' })
  try {
    await keepBattle(now.id, now)
    tellKept(now.id)
    const { battle, fault } = state.getState()
    const isOfSaving = fault?.key.startsWith('web.save.')
    if (battle === now.battle) patch({ saving: 'saved', fault: isOfSaving ? null : fault })
  } catch (error) {
    if (error instanceof Overtaken) return goOnApart(state)
    const key = error instanceof NoRoom ? 'web.save.full' : 'web.save.failed'
    const saving = error instanceof NoRoom ? 'full' : 'failed'
    patch({ saving, fault: { key, values: { fault: errorText(error) } } })
  }
}

/** Battles that have been left for one of their own: what else was still to be kept of them is in it. */
const apart = new WeakSet<StoreApi<BattleState>>()

/** Another window has gone on with the battle: what was ordered here becomes a battle of its own. */
async function goOnApart(state: StoreApi<BattleState>): Promise<void> {
  if (apart.has(state)) return
  apart.add(state)
  const overtaken = state.getState().id
  const other = await savedBattle(overtaken).catch(() => undefined)
  const { battle, players, thrown } = state.getState()
  const branchedAt = Math.min(other?.card.orders ?? 0, battle.file.entries.length - 1)
  const note = { key: 'web.windows.apart' }
  const id = beginBattle({ battle, players, sealed: null, thrown, branchedAt, note })
  letGoOf(overtaken)
  goTo({ at: 'battle', id })
}
