import { useStore } from 'zustand'
import { Explained } from '../../shared/explained.tsx'
import { putLessonAway } from '../../shared/lessons-away.ts'
import { RuleChip } from '../../shared/rule-chip.tsx'
import { useWords } from '../../shared/sentences.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { lessonNow } from '../state/lesson.ts'

/** In a first battle: what is to be done now, and why. It goes when it is done, or is put away for good. */
export function LessonNote({ store }: { store: BattleStore }) {
  const game = useStore(store, state => state.game)
  const row = useStore(store, lessonNow)
  const words = useWords(game)
  if (!row) return null
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
