import { expect, test } from 'vitest'
import { duelWith } from './testing/broken.ts'
import { duel } from './testing/duel.ts'
import type { State } from './testing/duel-state.ts'

/** The duel in a hall whose fencers are its setting, shared by all copies. */
const setting = ['fencers'] as const
const sharing = (state: State): State => ({ ...duel.rules.copy(state), fencers: state.fencers })

/** Every change to a fencer puts new ones there. */
function replacing(change: (fencer: State['fencers'][number]) => void) {
  return (state: State) => {
    state.fencers = duel.rules.copy(state).fencers
    state.fencers.forEach(change)
  }
}

test('an event that changes the setting in place is found', () => {
  const { playsOn } = duelWith({ setting, copy: sharing, view: sharing })
  expect(playsOn).toContainEqual(expect.stringContaining('Cannot assign to read only property'))
})

test('an event that puts another setting in its place breaks no law of copies', () => {
  const hit = replacing(fencer => (fencer.hits += 1))
  const apply = { ...duel.rules.apply, chosen: hit, rethought: hit, revealed: hit, taunted: hit }
  const broken = duelWith({ setting, copy: sharing, apply: { ...apply, boutEnded: hit } }, 5)
  expect(broken.copiesShareNothing).toBeUndefined()
  expect(broken.stateAndEventsShareNothing).toBeUndefined()
})

test('a copy or a view that does not share the setting is found', () => {
  const fault = 'The setting "fencers" is not shared with copies and views.'
  expect(duelWith({ setting, view: sharing }).settingIsShared).toContain(fault)
  expect(duelWith({ setting, copy: sharing }).settingIsShared).toContain(fault)
})

test('what is no setting must not be shared', () => {
  const { copiesShareNothing } = duelWith({ copy: sharing })
  expect(copiesShareNothing).toContain('A copy shares fencers with the state.')
})
