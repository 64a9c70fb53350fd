import { useStore } from 'zustand'
import { Explained } from '../../shared/explained.tsx'
import { useWords } from '../../shared/sentences.ts'
import { settings } from '../../shared/settings.ts'
import type { BattleState } from '../state/battle-state.ts'

/** What a newcomer should think of at the step that is asked. */
export function HintLine({
  state: { turnView, battle, playback, sealed },
}: {
  state: BattleState
}) {
  const words = useWords(battle.game)
  const isWanted = useStore(settings, value => value.hints === 'on')
  const step = turnView?.outcome ? undefined : turnView?.ask?.step
  if (!isWanted || !turnView || step === undefined || playback || sealed) return null
  const own = { key: `step.${step}.hint` }
  const advice = battle.game.advice(turnView.view, turnView.viewer)
  const hints = (advice.length > 0 ? advice : [own]).filter(
    ({ key }) => battle.game.messages.en[key] !== undefined,
  )
  if (hints.length === 0) return null
  return (
    <p className="hint">
      <Explained game={battle.game} text={hints.map(hint => words.say(hint)).join(' ')} />
    </p>
  )
}
