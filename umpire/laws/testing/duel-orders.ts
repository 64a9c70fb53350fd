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
  execute: (table, seat, { stance }) => table.emit({ kind: 'chosen', seat, stance }),
  legalOrders: () => stances.map(stance => ({ kind: 'choose', stance })),
  describe: (_state, { stance }) => ({ key: 'tell.choose', values: { stance } }),
}

const undecided: readonly Refusal<Fencer, RuleId>[] = [
  { rule: 'DUEL-1', message: 'rethink.nothing', when: ({ stance }) => stance === null },
]

export const rethink: Rules<'rethink'> = {
  shape: {},
  judge: (state, seat) => judgeBy(undecided, fencerOf(state, seat)),
  execute: (table, seat) => table.emit({ kind: 'rethought', seat }),
  legalOrders: (state, seat) =>
    fencerOf(state, seat).stance === null ? [] : [{ kind: 'rethink' }],
  retracts: true,
  describe: () => ({ key: 'tell.rethink' }),
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
  execute: (table, seat) => table.emit({ kind: 'taunted', seat }),
  legalOrders: (state, seat) =>
    fencerOf(state, seat).taunts < MOST_TAUNTS ? [{ kind: 'taunt' }] : [],
  describe: () => ({ key: 'tell.taunt' }),
}

export const done: Rules<'done'> = {
  shape: {},
  judge: () => ({ allowed: true, because: [] }),
  execute: () => undefined,
  legalOrders: () => [{ kind: 'done' }],
  describe: () => ({ key: 'tell.done' }),
}
