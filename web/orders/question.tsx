import type { Message } from '@grognard/umpire'
import type { Asked } from '../battle/asked.ts'
import type { BattleState } from '../battle/battle-state.ts'
import type { BattleStore } from '../battle/battle-store.ts'
import { pieceName } from '../margin/piece-name.ts'
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
  const order = battle.game.tell(standing.view, asked.order)
  const nameOf = (id: string): string => {
    const name = pieceName(standing, id)
    return typeof name === 'string' ? name : words.say(name)
  }
  const { question, yes, no, leave } = wordsOf(asked, order, nameOf)
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

const MOST_NAMED = 6

function wordsOf(asked: Asked, order: Message, nameOf: (id: string) => string): Answers {
  if (asked.about === 'forfeit') {
    const { length: count } = asked.pieces
    const names = asked.pieces.slice(0, MOST_NAMED).map(nameOf).join(', ')
    const pieces = count > MOST_NAMED ? `${names} …` : names
    return {
      question: { key: 'web.ask.forfeit', values: { count, pieces } },
      yes: { key: 'web.ask.allTheSame', values: { order } },
      leave: { key: 'web.ask.keep' },
    }
  }
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
