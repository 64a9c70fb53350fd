import type { Advice } from '@grognard/players'
import type { Game } from '@grognard/umpire'
import { useEffect, useMemo, useState } from 'react'
import type { BattleStore } from '../battle/battle-store.ts'
import type { Standing } from '../battle/standing.ts'
import { useWords } from '../common/sentences.ts'
import { AdviceList } from './advice-list.tsx'
import { startAdviser } from './adviser.ts'

interface Props {
  game: Game
  standing: Standing
  store: BattleStore
}

type Found = { of: Standing['view']; advice: Advice[] | 'thinking' | 'none' }

/** For those who want to learn: the best orders, why, and how often they turned out well. */
export function AdviceNote({ game, standing, store }: Props) {
  const words = useWords(game)
  const adviser = useMemo(startAdviser, [])
  const [found, setFound] = useState<Found | null>(null)
  const { view, viewer: seat } = standing
  useEffect(() => () => adviser.stop(), [adviser])
  const ask = () => {
    const tell = (advice: Found['advice']): void =>
      setFound(now => (now?.of === view ? { of: view, advice } : now))
    setFound({ of: view, advice: 'thinking' })
    adviser.ask({ ruleset: game.id, view, seat }).then(
      advice => tell(advice.length > 0 ? advice : 'none'),
      () => tell('none'),
    )
  }
  const now = found?.of === view ? found.advice : null
  return (
    <div className="advice" aria-live="polite">
      {now === null && (
        <button type="button" className="plain" onClick={ask}>
          {words.say({ key: 'web.advice' })}
        </button>
      )}
      {now === 'thinking' && <p className="quiet">{words.say({ key: 'web.advice.thinking' })}</p>}
      {now === 'none' && <p className="quiet">{words.say({ key: 'web.advice.none' })}</p>}
      {Array.isArray(now) && <AdviceList {...{ game, standing, store }} advice={now} />}
    </div>
  )
}
