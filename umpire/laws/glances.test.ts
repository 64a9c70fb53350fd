import { expect, test } from 'vitest'
import { duelWith } from './testing/broken.ts'
import { duel } from './testing/duel.ts'
import type { State } from './testing/duel-state.ts'

const glance: typeof duel.view = (state, seat) => ({
  ...state,
  fencers: state.fencers.map(one =>
    state.revealed || one.seat === seat || one.stance === null
      ? one
      : { ...one, stance: 'unknown' },
  ),
})

test('a glance that shows more than the view is found', () => {
  const whole = (state: State) => state
  expect(duelWith({ glance: whole }).glancesAreViews).toContainEqual(
    expect.stringMatching(/The glance of (red|blue) differs from the view at fencers/),
  )
})

test('a doctrine that changes what it glances at is found', () => {
  const choose: typeof duel.doctrine.choose = (view, seat, dice) => {
    for (const one of view.fencers) if (one.seat === seat) one.hits += 1
    return duel.doctrine.choose(view, seat, dice)
  }
  const doctrine = { ...duel.doctrine, choose }
  expect(duelWith({ glance, doctrine }).glancesAreViews).toContainEqual(
    'Thinking about a glance changes the state.',
  )
})
