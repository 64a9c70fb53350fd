import { useMemo } from 'react'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { useObserved } from '../shared/observed.ts'
import { guideShown } from '../shared/open-handbook.ts'
import type { OpenGuide } from '../shared/open-handbook.ts'
import { useWords } from '../shared/sentences.ts'
import { Sheet } from '../shared/sheet.tsx'
import { Guide } from './handbook.tsx'
import { rulesUsed } from './rule-search.ts'

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
