import { skipQuestions, spokenNames } from '@grognard/umpire'
import type { Message, Value } from '@grognard/umpire'
import { countOf, useWords } from '../../shared/sentences.ts'
import type { Confirmation } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { MOST_NAMED } from '../state/confirmations.ts'
import { useBattle } from '../state/use-battle.ts'

/** Asks before something is done that may not have been meant; the careful answer has the focus. */
export function Question({ store }: { store: BattleStore }) {
  const { confirmation, turnView, game } = useBattle(store, 'confirmation', 'turnView', 'game')
  const words = useWords(game)
  if (!confirmation || !turnView) return null
  const order = game.describeOrder(turnView.view, confirmation.order)
  const sayName = (name: Value): string =>
    typeof name === 'object' ? words.say(name) : String(name)
  const { questions, yes, no, leave } = wordsOf(confirmation, order, sayName)
  const question = questions.map(one => words.say(one)).join(' ')
  return (
    <div className="objection question" role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <div className="question-answers">
        <button
          type="button"
          onClick={() => store.dispatch({ type: 'order/answer', answer: 'yes' })}
        >
          {words.say(yes)}
        </button>
        {no && (
          <button
            type="button"
            onClick={() => store.dispatch({ type: 'order/answer', answer: 'no' })}
          >
            {words.say(no)}
          </button>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer that loses nothing */}
        <button
          type="button"
          autoFocus
          onClick={() => store.dispatch({ type: 'order/answer', answer: 'leave' })}
        >
          {words.say(leave)}
        </button>
      </div>
    </div>
  )
}

function unwrittenQuestion(names: readonly string[]): Message {
  const values = { pieces: countOf(names.length), names: spokenNames(names, MOST_NAMED) }
  return { key: 'web.ask.unwritten', values }
}

interface Answers {
  questions: Message[]
  yes: Message
  no?: Message
  leave: Message
}

function wordsOf(asked: Confirmation, order: Message, sayName: (name: Value) => string): Answers {
  if (asked.about === 'forfeit')
    return {
      questions: skipQuestions(asked.forfeits, sayName),
      yes: { key: 'web.ask.skip' },
      leave: { key: 'web.ask.back' },
    }
  if (asked.about === 'unwritten')
    return {
      questions: [unwrittenQuestion(asked.names.map(sayName))],
      yes: { key: 'web.ask.allTheSame', values: { order } },
      leave: { key: 'web.ask.goOn' },
    }
  if (asked.about === 'last')
    return {
      questions: [{ key: 'web.ask.last' }],
      yes: { key: 'web.ask.endStep' },
      leave: { key: 'web.ask.back' },
    }
  return {
    questions: [{ key: 'web.ask.ungiven', values: { order } }],
    yes: { key: 'web.order.give' },
    no: { key: 'web.ask.drop' },
    leave: { key: 'web.ask.keep' },
  }
}
