import type { Game } from '@grognard/umpire'
import { EachTermOnce } from './explained.tsx'
import { guideParts } from './guide-open.ts'
import type { GuidePlace } from './guide-open.ts'
import { GuideRules } from './guide-rules.tsx'
import { GuideTerms } from './guide-terms.tsx'
import { GuideTurn } from './guide-turn.tsx'
import { Primer } from './primer.tsx'
import { useWords } from '../common/sentences.ts'

interface Props {
  game: Game
  place: GuidePlace
  go(place: GuidePlace): void
  /** The rules that the battle on the table came upon. */
  used?: ReadonlySet<string> | undefined
}

/** The handbook of a game: how it is played, the turn, all rules, its words. */
export function Guide({ game, place, go, used }: Props) {
  const words = useWords(game)
  return (
    <div className="guide">
      <nav aria-label={words.say({ key: 'web.guide.parts' })}>
        {guideParts.map(part => (
          <button
            key={part}
            type="button"
            className="plain"
            aria-current={part === place.part ? 'page' : undefined}
            onClick={() => go({ part })}
          >
            {words.say({ key: `web.guide.${part}` })}
          </button>
        ))}
      </nav>
      <EachTermOnce key={place.part}>
        {place.part === 'primer' && <Primer game={game} />}
        {place.part === 'turn' && <GuideTurn game={game} phase={place.phase} />}
        {place.part === 'rules' && <GuideRules {...{ game, used, go }} rule={place.rule} />}
        {place.part === 'terms' && <GuideTerms game={game} />}
      </EachTermOnce>
    </div>
  )
}
