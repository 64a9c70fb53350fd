import { expect, test } from 'vitest'
import { gameOf, seededDice } from './index.ts'
import { duel } from './laws/testing/duel.ts'

const game = gameOf(duel)
const dice = seededDice('phases')

test('an event says which phase begins with it, and seats that may know it are told so', () => {
  let state = game.begin(game.prepare('hall'), dice).state
  const marks: (string | undefined)[] = []
  for (const [seat, stance] of [
    ['red', 'high'],
    ['blue', 'low'],
  ] as const) {
    const played = game.play(state, seat, { kind: 'choose', stance }, dice)
    expect(played.ruling.allowed).toBe(true)
    for (const event of played.events) {
      const mark = 'inPhase' in event ? event.inPhase : undefined
      marks.push(mark)
      if (mark) expect(game.redact(event, 'red')).toMatchObject({ inPhase: mark })
    }
    state = played.state
  }
  expect(marks.filter(mark => mark !== undefined).slice(0, 1)).toEqual(['blows'])
})
