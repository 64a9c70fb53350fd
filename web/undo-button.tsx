import type { BattleState } from './battle-state.ts'
import type { BattleStore } from './battle-store.ts'
import { useWords } from './sentences.ts'
import { undoOf } from './undo.ts'

/** There only while the last order can be taken back, and it says which one that is. */
export function UndoButton({ store, state }: { store: BattleStore; state: BattleState }) {
  const words = useWords(state.battle.game)
  const undo = undoOf(state)
  if (!undo.isOpen) return null
  const what = words.say({ key: 'web.undo.what', values: { order: undo.deed } })
  return (
    <button type="button" className="plain undo" title={what} onClick={store.undo}>
      <span>{what}</span>
    </button>
  )
}
