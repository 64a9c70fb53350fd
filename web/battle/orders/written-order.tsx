import { traceOf, writerFor } from '@grognard/board'
import { capital, useWords } from '../../shared/sentences.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { pressMain } from '../state/main-order.ts'
import { useBattle } from '../state/use-battle.ts'

/** What is drawn can be written down by hand as well, where the game has letters for it; Enter gives it. */
export function WrittenOrder({ store }: { store: BattleStore }) {
  const { turnView, draft, game } = useBattle(store, 'turnView', 'draft', 'game')
  const words = useWords(game)
  const write = turnView && draft ? writerFor(turnView.orderContext, draft) : undefined
  if (!turnView || !draft || !write) return null
  const settled = draft.tool === 'path' ? { ...draft, ahead: null } : draft
  return (
    <label className="written-order">
      <span>{capital(words.name('order', draft.kind))}</span>
      <input
        value={traceOf(turnView.orderContext, settled)?.written ?? ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={event =>
          store.dispatch({ type: 'draft/flip', flipped: write(event.target.value) })
        }
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          event.stopPropagation()
          pressMain(store)
        }}
      />
    </label>
  )
}
