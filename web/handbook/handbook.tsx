import { useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Game } from '@grognard/umpire'
import type { BattleStore } from '../battle/state/battle-store.ts'
import { focusPlace } from '../shared/focus-register.ts'
import { EachTermOnce } from '../shared/explained.tsx'
import { faultOfOpening, gameInLibrary } from '../shared/open-game.ts'
import { handbookShown, partsOf, titleOfPart } from '../shared/overlays.ts'
import type { HandbookPlace, OpenHandbook } from '../shared/overlays.ts'
import { PageLoading, PageFailed, useFetched } from '../shared/page-loading.tsx'
import { goTo, hashOf } from '../shared/routes.ts'
import { RuleChip } from '../shared/rule-chip.tsx'
import { useFromTheTop } from '../shared/scrolling.ts'
import { capital, useWords } from '../shared/sentences.ts'
import { Sheet } from '../shared/sheet.tsx'
import '../style/table.css'
import { PrimerPart } from './primer-part.tsx'
import { rulesUsed } from './rule-search.ts'
import { RulesPart } from './rules-part.tsx'
import { TablesPart } from './tables-part.tsx'
import { TurnPart } from './turn-part.tsx'

/** The words of the game and what they mean, in the order of the alphabet. */
export function TermsPart({ game }: { game: Game }) {
  const { language } = useWords(game)
  const listed = game.guide.glossary
    .map(term => ({ ...term, word: term.words[language][0] ?? '' }))
    .filter(({ word }) => word !== '')
    .toSorted((a, b) => a.word.localeCompare(b.word, language))
  return (
    <dl className="guide-terms">
      {listed.map(({ word, meaning, rule }) => (
        <div key={word}>
          <dt>{capital(word)}</dt>
          <dd>
            {meaning[language]} {rule !== undefined && <RuleChip {...{ game, rule }} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface Props {
  game: Game
  place: HandbookPlace
  go(place: HandbookPlace): void
  /** The rules that the battle on the table came upon. */
  used?: ReadonlySet<string> | undefined
}

/** The handbook of a game: how it is played, the turn, all rules, its words. */
export function Handbook({ game, place, go, used }: Props) {
  const words = useWords(game)
  return (
    <div className="guide">
      <nav aria-label={words.say({ key: 'web.guide.parts' })}>
        {partsOf(game).map(part => (
          <button
            key={part}
            type="button"
            className="plain"
            aria-current={part === place.part ? 'page' : undefined}
            ref={part === place.part ? takesFocus : undefined}
            onClick={() => go({ part })}
          >
            {words.say(titleOfPart(part))}
          </button>
        ))}
      </nav>
      <EachTermOnce key={place.part}>
        {place.part === 'primer' && <PrimerPart game={game} />}
        {place.part === 'turn' && <TurnPart game={game} phase={place.phase} />}
        {place.part === 'rules' && <RulesPart {...{ game, used, go }} rule={place.rule} />}
        {place.part === 'tables' && <TablesPart game={game} />}
        {place.part === 'terms' && <TermsPart game={game} />}
      </EachTermOnce>
    </div>
  )
}

/** Where the handbook is laid over the table, the part that is shown has the focus first. */
function takesFocus(button: HTMLButtonElement | null): (() => void) | undefined {
  button?.setAttribute('autofocus', '')
  return () => button?.removeAttribute('autofocus')
}

/** The handbook laid over the table or over what is being set up. */
export function HandbookShown({ store }: { store?: BattleStore }) {
  const shown = useStore(handbookShown)
  if (!shown) return null
  return <HandbookSheet {...shown} store={store} />
}

function HandbookSheet({ game, place, store }: OpenHandbook & { store?: BattleStore | undefined }) {
  const words = useWords(game)
  const record = store?.getState().record
  const used = useMemo(() => (record ? rulesUsed(record) : undefined), [record])
  return (
    <Sheet
      title={game.title[words.language]}
      read={place.part}
      close={() => handbookShown.setState(null)}
    >
      <Handbook
        {...{ game, place, used }}
        go={next => handbookShown.setState({ game, place: next }, true)}
      />
    </Sheet>
  )
}

/** The handbook of a game on a page of its own, that can be linked to. */
export function HandbookPage({ ruleset, place }: { ruleset: string; place: HandbookPlace }) {
  const fetched = useFetched(useCallback(async () => gameInLibrary(ruleset), [ruleset]))
  const words = useWords()
  useFromTheTop(place.part, () => scrollTo(0, 0))
  if (fetched.at === 'loading') return <PageLoading />
  if (fetched.at === 'failed')
    return <PageFailed fault={words.say(faultOfOpening(fetched.error))} />
  const game = fetched.value
  return (
    <main ref={focusPlace('content')} className="setup guide-page">
      <a className="up" href={hashOf({ at: 'home' })}>
        {words.say({ key: 'web.home' })}
      </a>
      <h1 ref={focusPlace('heading')}>{game.title[words.language]}</h1>
      <Handbook {...{ game, place }} go={next => goTo({ at: 'rules', ruleset, place: next })} />
    </main>
  )
}
