import { useEffect, useState } from 'react'
import type { BattleState } from '../battle/battle-state.ts'
import type { BattleStore } from '../battle/battle-store.ts'
import { useWords } from '../common/sentences.ts'
import { undoSearch } from '../battle/undo.ts'
import type { Undo } from '../battle/undo.ts'

/** There only while the last order can be taken back, and it says which one that is. */
export function UndoButton({ store, state }: { store: BattleStore; state: BattleState }) {
  const words = useWords(state.battle.game)
  const undo = useUndo(state)
  if (!undo?.isOpen) return null
  const what = words.say({ key: 'web.undo.what', values: { order: undo.deed } })
  return (
    <button type="button" className="plain undo" title={what} onClick={store.undo}>
      <span>{what}</span>
    </button>
  )
}

/** Found little by little, so that the page goes on; null until it is. */
function useUndo(state: BattleState): Undo | null {
  const { battle, viewer, players, sealed } = state
  const [found, setFound] = useState<{ of: BattleState['battle']; undo: Undo } | null>(null)
  useEffect(() => {
    const search = undoSearch(state)
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      const step = search.next()
      if (step.done) setFound({ of: battle, undo: step.value })
      else timer = setTimeout(look, 0)
    }
    timer = setTimeout(look, 0)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- nothing else of the state counts
  }, [battle, viewer, players, sealed])
  return found?.of === battle ? found.undo : null
}
