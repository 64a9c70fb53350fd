import type { BattleState } from '../battle/battle-state.ts'
import { Explained } from '../guide/explained.tsx'
import { useObserved } from '../common/observed.ts'
import { useWords } from '../common/sentences.ts'
import { settings } from '../common/settings.ts'

/** What a newcomer should think of at the step that is asked. */
export function HintLine({
  state: { standing, battle, playback, sealed },
}: {
  state: BattleState
}) {
  const words = useWords(battle.game)
  const isWanted = useObserved(settings, value => value.hints === 'on')
  const step = standing?.outcome ? undefined : standing?.ask?.step
  if (!isWanted || step === undefined || playback || sealed) return null
  const key = `step.${step}.hint`
  if (battle.game.messages.en[key] === undefined) return null
  return (
    <p className="hint">
      <Explained game={battle.game} text={words.say({ key })} />
    </p>
  )
}
