import type { BattleStore } from '../battle/battle-store.ts'
import { useMemo } from 'react'
import { Guide } from './guide.tsx'
import { guideShown } from './guide-open.ts'
import type { OpenGuide } from './guide-open.ts'
import { useObserved } from '../common/observed.ts'
import { rulesUsed } from './rules-used.ts'
import { Sheet } from '../common/sheet.tsx'
import { useWords } from '../common/sentences.ts'

/** The handbook laid over the table or over what is being set up. */
export function GuideShown({ store }: { store?: BattleStore }) {
  const shown = useObserved(guideShown, value => value)
  if (!shown) return null
  return <GuideSheet {...shown} store={store} />
}

function GuideSheet({ game, place, store }: OpenGuide & { store?: BattleStore | undefined }) {
  const words = useWords(game)
  const battle = store?.state.get().battle
  const used = useMemo(() => battle && rulesUsed(battle), [battle])
  return (
    <Sheet title={game.title[words.language]} close={() => guideShown.set(null)}>
      <Guide {...{ game, place, used }} go={next => guideShown.set({ game, place: next })} />
    </Sheet>
  )
}
