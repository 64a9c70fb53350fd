import { expect, test } from 'vitest'
import { allowed, refused } from '../index.ts'
import type { Seat } from '../index.ts'
import { duelWith } from './testing/broken.ts'
import { copy } from './testing/duel-state.ts'
import type { State } from './testing/duel-state.ts'
import { duel } from './testing/duel.ts'

const { choose } = duel.rules.orders

test('an event that tells a secret is found', () => {
  const { viewsFollowAlike } = duelWith({ redact: event => event })
  expect(viewsFollowAlike?.[0]).toMatch(
    /After "chosen" the view of (red|blue) is not kept up at fencers\[\d\]\.stance\./,
  )
})

test('an event kept from a seat that ought to know is found', () => {
  const redact: typeof duel.secrecy.redact = event => (event.kind === 'hit' ? undefined : event)
  expect(duelWith({ redact }).viewsFollowAlike).toContainEqual(
    expect.stringContaining('After "hit"'),
  )
})

test('secrecy read off the place is found', () => {
  const view: typeof duel.secrecy.view = (state, seat) => {
    const seen = copy(state)
    if (seen.place.at(-1)?.at !== 'stance') return seen
    for (const one of seen.fencers)
      if (one.seat !== seat && one.stance !== null) one.stance = 'unknown'
    return seen
  }
  expect(duelWith({ view }).viewsFollowAlike).toContainEqual(
    expect.stringContaining('After "revealed"'),
  )
})

test('a view that gives a secret away by another field is found', () => {
  const view: typeof duel.secrecy.view = (state, seat) => {
    const seen = duel.secrecy.view(state, seat)
    const other = state.fencers.find(one => one.seat !== seat)
    seen.struck = other?.stance === 'high' ? 'red' : null
    return seen
  }
  const { secretsStaySecret } = duelWith({ view })
  expect(secretsStaySecret?.[0]).toMatch(/The view of (red|blue) tells of secrets, or .* at struck/)
})

test('a determinized state that does not keep to the view is found', () => {
  const determinize: typeof duel.secrecy.determinize = (view, seat, dice) => {
    const whole = duel.secrecy.determinize(view, seat, dice)
    whole.bout += 1
    return whole
  }
  expect(duelWith({ determinize }).secretsStaySecret?.[0]).toContain('at bout')
})

/** Rules of a choice that would tell what the other has chosen, and on what turn it is. */
const knowing = (isKnown: (state: State, seat: Seat) => boolean): typeof choose => ({
  ...choose,
  judge: (state, seat) =>
    isKnown(state, seat) ? refused('DUEL-1', 'taunt.enough', { taunts: 1 }) : allowed,
  legalOrders: (state, seat) => [{ kind: 'choose', stance: isKnown(state, seat) ? 'low' : 'high' }],
})

test('rules of orders are shown what the seat knows, so they can tell no more', () => {
  const isOtherHigh = (state: State, seat: Seat) =>
    state.fencers.some(one => one.seat !== seat && one.stance === 'high')
  const orders = { ...duel.rules.orders, choose: knowing(isOtherHigh) }
  expect(duelWith({ orders }).viewsJudgeAlike).toBeUndefined()
})

test('rules of orders that see more in the state than in a view are found', () => {
  const view: typeof duel.secrecy.view = (state, seat) => ({
    ...duel.secrecy.view(state, seat),
    bout: state.bout + 1,
  })
  const orders = { ...duel.rules.orders, choose: knowing(({ bout }) => bout % 2 === 0) }
  const { viewsJudgeAlike } = duelWith({ orders, view })
  expect(viewsJudgeAlike).toContainEqual(expect.stringMatching(/of (red|blue) judges .* otherwise/))
  expect(viewsJudgeAlike).toContainEqual(expect.stringContaining('offers other orders'))
  expect(viewsJudgeAlike).toContainEqual(expect.stringContaining('picks another order'))
})

test('a sample that is said to be open and looks at what is hidden is found', () => {
  const isOtherHigh = (state: State, seat: Seat) =>
    state.fencers.some(one => one.seat !== seat && one.stance === 'high')
  const open = {
    ...choose,
    samplesOpenly: true as const,
    sample: (state: State, seat: Seat) => ({
      kind: 'choose' as const,
      stance: isOtherHigh(state, seat) ? ('low' as const) : ('high' as const),
    }),
  }
  const orders = { ...duel.rules.orders, choose: open }
  expect(duelWith({ orders }).viewsJudgeAlike).toContainEqual(
    expect.stringContaining('picks another order'),
  )
})
