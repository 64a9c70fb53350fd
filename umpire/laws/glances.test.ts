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

test('a glance with a field too many is found', () => {
  const more: typeof duel.view = (state, seat) => ({ ...glance(state, seat), secret: 'high' })
  expect(duelWith({ glance: more }).glancesAreViews).toContainEqual(
    expect.stringContaining('differs from the view at secret'),
  )
})

test('a doctrine that changes what it glances at is found, whatever it is asked', () => {
  const choose: typeof duel.doctrine.choose = (view, seat, dice) => {
    for (const one of view.fencers) if (one.seat === seat) one.hits += 1
    return duel.doctrine.choose(view, seat, dice)
  }
  const doctrine = { ...duel.doctrine, choose }
  expect(duelWith({ glance, doctrine }).glancesAreOnlyLookedAt).toContainEqual(
    'Thinking about a glance changes the state.',
  )
})

test('an imagined state that keeps a part of the glance is found', () => {
  const determinize: typeof duel.determinize = (view, seat, dice) => ({
    ...duel.determinize(view, seat, dice),
    place: view.place,
  })
  expect(duelWith({ glance, determinize }).glancesAreOnlyLookedAt).toContainEqual(
    expect.stringMatching(/What (red|blue) imagines from a glance shares place with the state/),
  )
})

/** Ideas of somebody who spoils what he glances at, at some time. */
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
] as const)('%s that change what is glanced at %s are found', (thought, _when, when) => {
  const clean = () => [{ order: { kind: 'choose', stance: 'high' }, worth: 0 }] as const
  const candidates = { candidates: clean, beginnersCandidates: clean, [thought]: spoiling(when) }
  const doctrine = { ...duel.doctrine, ...candidates }
  expect(duelWith({ glance, doctrine }).glancesAreOnlyLookedAt).toContain(
    'Thinking about a glance changes the state.',
  )
})
