import { useState } from 'react'
import { diceRequest } from './dice-request.ts'
import type { DiceRequest } from './dice-request.ts'
import { useObserved } from './observed.ts'
import { Sheet } from './sheet.tsx'
import { useWords } from './sentences.ts'

/** Asks for the result of real dice. */
export function DiceDialog() {
  const request = useObserved(diceRequest, value => value)
  const [asked, setAsked] = useState(0)
  if (!request) return null
  const answer = (result: number | null) => {
    setAsked(asked + 1)
    request.answer(result)
  }
  return <DiceSheet key={asked} request={{ ...request, answer }} />
}

function DiceSheet({ request }: { request: DiceRequest }) {
  const words = useWords()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const { sides, count, rule } = request
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
        <p className="quiet">{rule}</p>
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
