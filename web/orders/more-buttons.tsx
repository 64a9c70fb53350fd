import { AfterBattle } from '../after/after-battle.tsx'
import type { ChoosePiece } from '../battle/battle-page.tsx'
import type { BattleState } from '../battle/battle-state.ts'
import type { BattleStore } from '../battle/battle-store.ts'
import { isBegun } from './main-order.ts'
import { useWords } from '../common/sentences.ts'
import { UndoButton } from './undo-button.tsx'
import { UnorderedCount } from './unordered.tsx'

type Part = { store: BattleStore; state: BattleState }

/** What can be done besides the main thing; once the battle is over, where to go from it. */
export function MoreButtons({ choose, ...part }: Part & { choose: ChoosePiece }) {
  const { state } = part
  if (state.standing?.outcome && !state.looksOn) return <AfterBattle {...part} />
  return (
    <>
      <UndoButton {...part} />
      <UnorderedCount {...{ state, choose }} />
      <DraftButtons {...part} />
    </>
  )
}

function DraftButtons({ store, state }: Part) {
  const { draft, pending, standing } = state
  const words = useWords(state.battle.game)
  if (!standing || (!draft && !pending)) return null
  const button = (key: string, act: () => void) => (
    <button type="button" onClick={act}>
      {words.say({ key })}
    </button>
  )
  const hasLegs = draft?.tool === 'path' && isBegun(state)
  return (
    <>
      {draft?.tool === 'place' && draft.at && button('web.order.left', () => store.turn(-1500))}
      {draft?.tool === 'place' && draft.at && button('web.order.right', () => store.turn(1500))}
      {(hasLegs || (draft?.tool === 'place' && draft.at)) && button('web.order.back', store.back)}
      {(pending || isBegun(state)) && button('web.order.cancel', store.cancel)}
    </>
  )
}
