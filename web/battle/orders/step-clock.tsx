import { useStore } from 'zustand'
import { useWords } from '../../shared/sentences.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { timeLeft } from '../state/step-clock.ts'
import { useSame } from '../state/use-battle.ts'

/** So few seconds are shown as a warning. */
const SOON = 10

/** The time that is left for the step, where the players have agreed on one. */
export function StepClock({ store }: { store: BattleStore }) {
  const words = useWords(useStore(store, state => state.game))
  const left = useSame(store, timeLeft)
  if (!left) return null
  const { clock, seconds } = left
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <p
      className={seconds <= SOON ? 'step-clock soon' : 'step-clock'}
      role="timer"
      title={words.say({ key: 'web.clock.about', values: { rule: clock.rule } })}
    >
      {words.say({ key: 'web.clock', values: { time } })}
    </p>
  )
}
