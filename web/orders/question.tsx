import type { Message } from '@grognard/umpire'
import type { Asked } from '../battle/asked.ts'
import type { BattleState } from '../battle/battle-state.ts'
import type { BattleStore } from '../battle/battle-store.ts'
import { useWords } from '../common/sentences.ts'

interface Props {
  store: BattleStore
  state: BattleState
}

/** Asks before something is done that may not have been meant; the careful answer has the focus. */
export function Question({ store, state }: Props) {
  const { asked, standing, battle } = state
  const words = useWords(battle.game)
  if (!asked || !standing) return null
  const { question, yes, no, leave } = wordsOf(asked, battle.game.tell(standing.view, asked.order))
  return (
    <div className="objection question" role="alertdialog" aria-label={words.say(question)}>
      <p>{words.say(question)}</p>
      <div className="question-answers">
        <button type="button" onClick={() => store.answer('yes')}>
          {words.say(yes)}
        </button>
        {no && (
          <button type="button" onClick={() => store.answer('no')}>
            {words.say(no)}
          </button>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer that loses nothing */}
        <button type="button" autoFocus onClick={() => store.answer('leave')}>
          {words.say(leave)}
        </button>
      </div>
    </div>
  )
}

interface Answers {
  question: Message
  yes: Message
  no?: Message
  leave: Message
}

function wordsOf(asked: Asked, order: Message): Answers {
  if (asked.about === 'unwritten')
    return {
      question: { key: 'web.ask.unwritten', values: { count: asked.count } },
      yes: { key: 'web.ask.allTheSame', values: { order } },
      leave: { key: 'web.ask.goOn' },
    }
  return {
    question: { key: 'web.ask.ungiven', values: { order } },
    yes: { key: 'web.order.give' },
    no: { key: 'web.ask.drop' },
    leave: { key: 'web.ask.keep' },
  }
}
