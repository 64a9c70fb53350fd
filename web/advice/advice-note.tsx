import type { Battle } from '@grognard/umpire'
import type { BattleStore } from '../battle/battle-store.ts'
import type { Standing } from '../battle/standing.ts'
import { useWords } from '../common/sentences.ts'
import { AdviceList } from './advice-list.tsx'
import { useAdvice } from './use-advice.ts'

interface Props {
  battle: Battle
  standing: Standing
  store: BattleStore
}

/** For those who want to learn: the best orders, why, and how often they turned out well. */
export function AdviceNote({ battle, standing, store }: Props) {
  const { game } = battle
  const words = useWords(game)
  const [found, ask] = useAdvice(battle, standing)
  return (
    <div className="advice" aria-live="polite">
      {found === null && (
        <button type="button" className="plain" onClick={ask}>
          {words.say({ key: 'web.advice' })}
        </button>
      )}
      {found === 'thinking' && <p className="quiet">{words.say({ key: 'web.advice.thinking' })}</p>}
      {found === 'none' && <p className="quiet">{words.say({ key: 'web.advice.nothing' })}</p>}
      {typeof found === 'object' && found && (
        <AdviceList {...{ game, standing, store }} advice={found} />
      )}
    </div>
  )
}
