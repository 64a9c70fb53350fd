import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { expect, test } from 'vitest'
import { brokenLaws, changed, duelWith } from './testing/broken.ts'
import type { ChangesOf } from './testing/broken.ts'
import { duel } from './testing/duel.ts'

function ticTacToeWith(error: ChangesOf<typeof ticTacToe>): Record<string, string[]> {
  return brokenLaws(changed(ticTacToe, error), 'standard', 9)
}

const { copy, apply } = ticTacToe.rules

test.each([undefined, Number.NaN, -0, new Map(), () => 1])(
  'a state that holds %s is found',
  strange => {
    const marked: typeof apply.marked = (state, event) => {
      apply.marked(state, event)
      Reflect.set(state, 'note', strange)
    }
    const { statesSurviveJson } = ticTacToeWith({ apply: { ...apply, marked } })
    expect(statesSurviveJson).toContain('The state is no plain data at note.')
  },
)

test('a copy that drops a field is found', () => {
  const { copiesDropNothing } = duelWith({
    copy: state => {
      const dropping = duel.rules.copy(state)
      Reflect.deleteProperty(dropping, 'bout')
      return dropping
    },
  })
  expect(copiesDropNothing?.[0]).toBe('A copy differs at bout.')
})

test('a copy that writes a constant is found', () => {
  const { copiesDropNothing } = ticTacToeWith({
    copy: state => ({ ...copy(state), players: ['crosses', 'noughts'] }),
  })
  expect(copiesDropNothing?.[0]).toBe('A copy of a changed state does not show it at players[0].')
})

test('a copy that mixes fields up is found', () => {
  const { copiesDropNothing } = duelWith({
    copy: state => ({
      ...duel.rules.copy(state),
      fencers: state.fencers.map(one => ({ ...one, hits: one.taunts, taunts: one.hits })),
    }),
  })
  expect(copiesDropNothing).toContain(
    'A copy of a changed state does not show it at fencers[0].hits.',
  )
})

test('a copy that shares is found', () => {
  const { copiesShareNothing } = ticTacToeWith({
    copy: state => ({ ...copy(state), players: state.players }),
  })
  expect(copiesShareNothing).toContain('A copy shares players with the state.')
  expect(copiesShareNothing).toContain('A change to a copy shows in the state.')
})

test('a view that shares is found', () => {
  const { copiesShareNothing } = ticTacToeWith({ view: state => state })
  expect(copiesShareNothing).toContain('The view of noughts shares the whole with the state.')
})

test('a state that keeps part of an event is found', () => {
  const revealed: typeof duel.rules.apply.revealed = (state, event) => {
    duel.rules.apply.revealed(state, event)
    Reflect.set(state, 'stances', event.stances)
  }
  const { stateAndEventsShareNothing } = duelWith({ apply: { ...duel.rules.apply, revealed } })
  expect(stateAndEventsShareNothing).toContainEqual(
    expect.stringMatching(/^The event at \[\d\]\.stances is part of the state\.$/),
  )
})

test('a state that shares with the one before is found', () => {
  const { stateAndEventsShareNothing } = ticTacToeWith({
    copy: state => ({ ...copy(state), players: state.players }),
  })
  expect(stateAndEventsShareNothing).toContain('The state shares players with the one before.')
})

test('a copy may write fields in an order of its own', () => {
  const { copiesDropNothing } = duelWith({
    copy: state => {
      const { place, outcome, ...rest } = duel.rules.copy(state)
      return { ...rest, outcome, place }
    },
  })
  expect(copiesDropNothing).toBeUndefined()
})

test('a copy that writes a constant for a yes or no is found', () => {
  const { copiesDropNothing } = duelWith({
    copy: state => ({ ...duel.rules.copy(state), revealed: false }),
  })
  expect(copiesDropNothing).toContain('A copy of a changed state does not show it at revealed.')
})
