import type { LessonRow } from '@grognard/umpire'
import { useStore } from 'zustand'
import { Explained } from '../../shared/explained.tsx'
import { Icon } from '../../shared/icon.tsx'
import { putLessonAway } from '../../shared/lessons-away.ts'
import { RuleChip } from '../../shared/rule-chip.tsx'
import { useWords } from '../../shared/sentences.ts'
import type { BattleStore } from '../state/battle-store.ts'

/** In a first battle: what is to be done now, and why. It goes when it is done, or is put away for good. */
export function LessonNote({ store, row }: { store: BattleStore; row: LessonRow }) {
  const game = useStore(store, state => state.game)
  const words = useWords(game)
  const putAway = (): void => {
    putLessonAway(game.id)
    store.dispatch({ type: 'highlight', pieces: [] })
  }
  return (
    <div className="lesson-note" role="note">
      <p>
        <Explained game={game} text={row.text[words.language]} />{' '}
        {row.rules.map(rule => (
          <RuleChip key={rule} game={game} rule={rule} />
        ))}
      </p>
      <button type="button" className="plain" onClick={putAway}>
        {words.say({ key: 'web.lesson.away' })}
      </button>
    </div>
  )
}

/** Where room is scarce: its first words in one line, or beside the news only that it is there. It unfolds. */
export function LessonLine({ row, unfold }: { row: LessonRow; unfold(): void }) {
  const words = useWords()
  return (
    <div className="lesson-note folded" role="note">
      <button type="button" className="plain" aria-expanded={false} onClick={unfold}>
        <span className="lesson-text">{row.text[words.language]}</span>
        <span className="lesson-word">{words.say({ key: 'web.lesson' })}</span>
        <Icon sign="foldUp" />
      </button>
    </div>
  )
}
