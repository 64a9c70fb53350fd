import { expect, test } from 'vitest'
import { duelWith } from './testing/broken.ts'
import { duel } from './testing/duel.ts'
import type { State } from './testing/duel-state.ts'

const sharedView: typeof duel.secrecy.view = (state, seat) => ({
  ...state,
  fencers: state.fencers.map(one =>
    state.revealed || one.seat === seat || one.stance === null
      ? one
      : { ...one, stance: 'unknown' },
  ),
})

test('a shared view that shows more than the view is found', () => {
  const whole = (state: State) => state
  expect(duelWith({ sharedView: whole }).sharedViewsAreViews).toContainEqual(
    expect.stringMatching(/The shared view of (red|blue) differs from the view at fencers/),
  )
})

test('a shared view with a field too many is found', () => {
  const more: typeof duel.secrecy.view = (state, seat) => ({
    ...sharedView(state, seat),
    secret: 'high',
  })
  expect(duelWith({ sharedView: more }).sharedViewsAreViews).toContainEqual(
    expect.stringContaining('differs from the view at secret'),
  )
})

test('a doctrine that changes the view that it shares is found, whatever it is asked', () => {
  const choose: typeof duel.players.doctrine.choose = (view, seat, dice) => {
    for (const one of view.fencers) if (one.seat === seat) one.hits += 1
    return duel.players.doctrine.choose(view, seat, dice)
  }
  const doctrine = { ...duel.players.doctrine, choose }
  expect(duelWith({ sharedView, doctrine }).sharedViewsAreOnlyRead).toContainEqual(
    'Thinking about a shared view changes the state.',
  )
})

test('a determinized state that keeps a part of the shared view is found', () => {
  const determinize: typeof duel.secrecy.determinize = (view, seat, dice) => ({
    ...duel.secrecy.determinize(view, seat, dice),
    place: view.place,
  })
  expect(duelWith({ sharedView, determinize }).sharedViewsAreOnlyRead).toContainEqual(
    expect.stringMatching(
      /What determinize makes for (red|blue) of a shared view shares place with the state/,
    ),
  )
})

/** Ideas of somebody who spoils the view that he shares, at some time. */
function spoiling(when: (state: State) => boolean) {
  return (view: State, seat: string) => {
    for (const one of view.fencers) if (one.seat === seat && when(view)) one.hits += 1
    return []
  }
}

test.each([
  ['candidates', 'at the opening', ({ bout }: State) => bout === 1],
  ['candidates', 'later', ({ bout }: State) => bout > 1],
  ['beginnersCandidates', 'at the second answer', ({ bout }: State) => bout === 1],
  ['beginnersCandidates', 'later', ({ bout }: State) => bout > 1],
] as const)('%s that change a shared view %s are found', (thought, _when, when) => {
  const clean = () => [{ order: { kind: 'choose', stance: 'high' }, worth: 0 }] as const
  const candidates = { candidates: clean, beginnersCandidates: clean, [thought]: spoiling(when) }
  const doctrine = { ...duel.players.doctrine, ...candidates }
  expect(duelWith({ sharedView, doctrine }).sharedViewsAreOnlyRead).toContain(
    'Thinking about a shared view changes the state.',
  )
})
