import { useState } from 'react'
import { useStore } from 'zustand'
import { rolledForText } from '@grognard/board/words/index.ts'
import { hasRule } from '@grognard/umpire'
import { keyed } from '../../shared/keyed.ts'
import { RuleChip } from '../../shared/rule-chip.tsx'
import { useWords } from '../../shared/sentences.ts'
import { Sheet } from '../../shared/sheet.tsx'
import { SumLines, TallyLines } from '../../shared/tally.tsx'
import { diceRequest } from './dice-request.ts'
import type { DiceRequest } from './dice-request.ts'

const LAST_OF_STORY = 4

/** Asks for the result of real dice. */
export function DiceDialog() {
  const request = useStore(diceRequest)
  const [asked, setAsked] = useState(0)
  if (!request) return null
  const answer = (result: number | null) => {
    setAsked(asked + 1)
    request.answer(result)
  }
  return <DiceSheet key={asked} request={{ ...request, answer }} />
}

function DiceSheet({ request }: { request: DiceRequest }) {
  const { sides, count, rule, game, story, tally } = request
  const words = useWords(game)
  const { rulebook } = game
  const row = hasRule(rulebook, rule) ? rulebook.rows[rule] : undefined
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const range = { from: count, to: count * sides }
  const enter = () => {
    const result = Number(typed)
    const isOnTheDice = Number.isInteger(result) && result >= range.from && result <= range.to
    if (typed !== '' && isOnTheDice) return request.answer(result)
    setWrong(words.say({ key: 'web.dice.wrong', values: { value: typed, ...range } }))
  }
  return (
    <Sheet
      title={words.say({ key: 'web.dice.ask', values: { count, sides } })}
      close={() => request.answer(null)}
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          enter()
        }}
      >
        <p className="dice-rule">
          {row?.gist[words.language]} <RuleChip game={game} rule={rule} />
        </p>
        <Purpose request={request} />
        {request.phase !== '' && (
          <p className="quiet">
            {words.say({
              key: 'web.log.phase',
              values: { phase: words.name('phase', request.phase) },
            })}
          </p>
        )}
        {request.before > 0 && (
          <p className="quiet">
            {words.say({ key: 'web.dice.before', values: { count: request.before } })}
          </p>
        )}
        {keyed(story.slice(-LAST_OF_STORY)).map(([key, line]) => (
          <p key={key} className="quiet dice-story">
            {words.say(line)}
          </p>
        ))}
        {tally.length > 0 && (
          <ul className="ruling">
            <TallyLines game={game} tally={tally} />
            <SumLines
              {...{ game, tally }}
              label={words.say({ key: 'web.dice.added' })}
              thrown={null}
            />
          </ul>
        )}
        <label>
          {words.say({ key: count === 1 ? 'web.dice.one' : 'web.dice.sum', values: range })}
          <input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do on this slip
            autoFocus
            inputMode="numeric"
            className="die"
            value={typed}
            onChange={event => setTyped(event.target.value.trim())}
          />
        </label>
        {count === 1 && sides <= 12 && (
          <div className="die-faces">
            {Array.from({ length: sides }, (_, i) => (
              <button key={i} type="button" onClick={() => request.answer(i + 1)}>
                {i + 1}
              </button>
            ))}
          </div>
        )}
        {wrong && <p role="alert">{wrong}</p>}
        <button type="submit" className="main">
          {words.say({ key: 'web.dice.enter' })}
        </button>
      </form>
    </Sheet>
  )
}

function Purpose({ request }: { request: DiceRequest }) {
  const words = useWords(request.game)
  const told = rolledForText(words, request)
  if (!told) return null
  const { seat, what, number } = told
  return (
    <p className="dice-deed">
      {seat !== '' && <b>{seat}</b>}
      {what !== '' && ` · ${what}`}
      {number !== '' && <span className="quiet"> {number}</span>}
    </p>
  )
}
