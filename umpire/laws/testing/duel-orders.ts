import { judgeBy } from '../../index.ts'
import type { OrderRules, Refusal } from '../../index.ts'
import { fencerOf, stances } from './duel-state.ts'
import type { Event, Fencer, Order, RuleId, State } from './duel-state.ts'

const MOST_TAUNTS = 2

type Rules<Kind extends Order['kind']> = OrderRules<
  State,
  Event,
  Extract<Order, { kind: Kind }>,
  RuleId
>

export const choose: Rules<'choose'> = {
  shape: { stance: { type: 'text', values: stances } },
  judge: () => ({ allowed: true, because: [] }),
  carryOut: (table, seat, { stance }) => table.happen({ kind: 'chosen', seat, stance }),
  offers: () => stances.map(stance => ({ kind: 'choose', stance })),
  tell: (_state, { stance }) => ({ key: 'tell.choose', values: { stance } }),
}

const undecided: readonly Refusal<Fencer, RuleId>[] = [
  { rule: 'DUEL-1', message: 'rethink.nothing', when: ({ stance }) => stance === null },
]

export const rethink: Rules<'rethink'> = {
  shape: {},
  judge: (state, seat) => judgeBy(undecided, fencerOf(state, seat)),
  carryOut: (table, seat) => table.happen({ kind: 'rethought', seat }),
  offers: (state, seat) => (fencerOf(state, seat).stance === null ? [] : [{ kind: 'rethink' }]),
  recalls: true,
  tell: () => ({ key: 'tell.rethink' }),
}

const tooLoud: readonly Refusal<Fencer, RuleId>[] = [
  {
    rule: 'DUEL-4',
    message: 'taunt.enough',
    values: ({ taunts }) => ({ taunts }),
    when: ({ taunts }) => taunts >= MOST_TAUNTS,
  },
]

export const taunt: Rules<'taunt'> = {
  shape: {},
  judge: (state, seat) => judgeBy(tooLoud, fencerOf(state, seat)),
  carryOut: (table, seat) => table.happen({ kind: 'taunted', seat }),
  offers: (state, seat) => (fencerOf(state, seat).taunts < MOST_TAUNTS ? [{ kind: 'taunt' }] : []),
  again: true,
  tell: () => ({ key: 'tell.taunt' }),
}

export const done: Rules<'done'> = {
  shape: {},
  judge: () => ({ allowed: true, because: [] }),
  carryOut: () => undefined,
  offers: () => [{ kind: 'done' }],
  tell: () => ({ key: 'tell.done' }),
}
