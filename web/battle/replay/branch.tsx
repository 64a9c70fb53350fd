import { useState } from 'react'
import { useStore } from 'zustand'
import { goTo } from '../../shared/routes.ts'
import { useWords } from '../../shared/sentences.ts'
import { Sheet } from '../../shared/sheet.tsx'
import { momentNow } from '../record/playback-steps.ts'
import type { Playback } from '../record/playback-steps.ts'
import type { BranchDice } from '../source/battle-source.ts'
import type { BattleStore } from '../state/battle-store.ts'

interface Props {
  store: BattleStore
  playback: Playback
  close(): void
}

/** Where a battle of its own begins at a moment of a replay, and with which dice. */
export function BranchSheet({ store, playback, close }: Props) {
  const words = useWords(useStore(store, state => state.game))
  const [dice, setDice] = useState<BranchDice>('fresh')
  const seq = momentNow(playback)?.line.seq ?? 0
  const { dice: open, isRolledByHand } = store.source.branching(seq)
  if (open.length === 0)
    return (
      <Sheet title={words.say({ key: 'web.branch' })} close={close}>
        <p>{words.say({ key: 'web.branch.over' })}</p>
      </Sheet>
    )
  return (
    <Sheet title={words.say({ key: 'web.branch' })} close={close}>
      <p>{words.say({ key: 'web.branch.about', values: { order: seq } })}</p>
      {isRolledByHand && <p>{words.say({ key: 'web.branch.rolled' })}</p>}
      {open.length > 1 && (
        <fieldset>
          <legend>{words.say({ key: 'web.dice' })}</legend>
          {open.map(one => (
            <label key={one} className="branch-dice">
              <input
                type="radio"
                name="branch-dice"
                checked={dice === one}
                onChange={() => setDice(one)}
              />
              {words.say({ key: `web.branch.${one}` })}
            </label>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        className="main"
        onClick={() => goTo({ at: 'battle', id: store.source.branch(seq, dice) })}
      >
        {words.say({ key: 'web.branch.begin' })}
      </button>
    </Sheet>
  )
}
