import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { guideShown } from '../shared/open-handbook.ts'
import type { OpenGuide } from '../shared/open-handbook.ts'
import { useWords } from '../shared/sentences.ts'
import { Sheet } from '../shared/sheet.tsx'
import { Guide } from './handbook.tsx'
import { rulesUsed } from './rule-search.ts'

/** The handbook laid over the table or over what is being set up. */
export function GuideShown({ store }: { store?: BattleStore }) {
  const shown = useStore(guideShown)
  if (!shown) return null
  return <GuideSheet {...shown} store={store} />
}

function GuideSheet({ game, place, store }: OpenGuide & { store?: BattleStore | undefined }) {
  const words = useWords(game)
  const battle = store?.state.getState().battle
  const used = useMemo(() => battle && rulesUsed(battle), [battle])
  return (
    <Sheet title={game.title[words.language]} close={() => guideShown.setState(null)}>
      <Guide
        {...{ game, place, used }}
        go={next => guideShown.setState({ game, place: next }, true)}
      />
    </Sheet>
  )
}
