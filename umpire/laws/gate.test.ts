import { expect, test } from 'vitest'
import { duelWith } from './testing/broken.ts'
import { duel } from './testing/duel.ts'

test('a state that leads out of its own shape is found', () => {
  const boutEnded: typeof duel.rules.apply.boutEnded = (state, event) => {
    duel.rules.apply.boutEnded(state, event)
    state.bout = 0.5
  }
  const { statesCanBeLoaded } = duelWith({ apply: { ...duel.rules.apply, boutEnded } })
  expect(statesCanBeLoaded).toContainEqual(
    expect.stringContaining(
      'cannot be loaded: bout: expected a whole number from 1 to 1000, found 0.5',
    ),
  )
})

test('a state that its own ruleset takes for a fault is found, and one that copies otherwise', () => {
  const error = { at: 'bout', expected: { key: 'fault.nothing' } }
  expect(duelWith({ errorInState: () => error }).statesCanBeLoaded).toContainEqual(
    expect.stringContaining('cannot be loaded: bout: expected null, found 1'),
  )
  expect(
    duelWith({ copy: state => ({ ...duel.rules.copy(state), bout: 7 }) }).statesCanBeLoaded,
  ).toContainEqual(expect.stringContaining('bout: expected what a state of duel holds'))
})

test('an event that is out of its shape is found', () => {
  const eventShapes = { ...duel.rules.eventShapes, chosen: { stance: { type: 'nothing' } } }
  expect(duelWith({ eventShapes } as Partial<typeof duel>).eventsHaveTheirShape).toContainEqual(
    expect.stringMatching(/^The event "chosen" is out of shape: stance: expected null, found/),
  )
})

test.each(['red', 'blue'])('a view that only %s cannot load is found', blind => {
  const view: typeof duel.secrecy.view = (state, seat) => ({
    ...duel.secrecy.view(state, seat),
    ...(seat === blind && { bout: 0.5 }),
  })
  expect(duelWith({ view }).statesCanBeLoaded).toContainEqual(
    expect.stringContaining(`The view of ${blind} cannot be loaded: bout:`),
  )
})
