import { useLayoutEffect, useRef } from 'react'
import type { Game } from '@grognard/umpire'
import { EachTermOnce } from '../shared/explained.tsx'
import { guideParts } from '../shared/open-handbook.ts'
import type { GuidePlace } from '../shared/open-handbook.ts'
import { useWords } from '../shared/sentences.ts'
import { Primer } from './primer-part.tsx'
import { GuideRules } from './rules-part.tsx'
import { GuideTerms } from './terms-part.tsx'
import { GuideTurn } from './turn-part.tsx'

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
  const guide = useRef<HTMLDivElement>(null)
  const shown = useRef(place.part)
  useLayoutEffect(() => {
    if (shown.current !== place.part) toTop(guide.current)
    shown.current = place.part
  }, [place.part])
  return (
    <div ref={guide} className="guide">
      <nav aria-label={words.say({ key: 'web.guide.parts' })}>
        {guideParts.map(part => (
          <button
            key={part}
            type="button"
            className="plain"
            aria-current={part === place.part ? 'page' : undefined}
            ref={part === place.part ? takesFocus : undefined}
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

/** Where the handbook is laid over the table, the part that is shown has the focus first. */
function takesFocus(button: HTMLButtonElement | null): (() => void) | undefined {
  button?.setAttribute('autofocus', '')
  return () => button?.removeAttribute('autofocus')
}

/** Another part is read from its beginning. */
function toTop(guide: HTMLElement | null): void {
  const sheet = guide?.closest('dialog')
  if (sheet) sheet.scrollTop = 0
  else scrollTo(0, 0)
}
