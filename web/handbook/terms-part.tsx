import type { Game } from '@grognard/umpire'
import { RuleChip } from '../shared/rule-dialog.tsx'
import { capital, useWords } from '../shared/sentences.ts'

/** The words of the game and what they mean, in the order of the alphabet. */
export function GuideTerms({ game }: { game: Game }) {
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
