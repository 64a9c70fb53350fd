import { chapterWords } from '@grognard/umpire'
import type { Of, OrderRules, Refusal, Table } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import type { Event } from './events.ts'
import type { State } from './model/state.ts'
import type { Order } from './orders.ts'

/** The umpire's words with this book's rule ids, orders and events filled in. */
export type SolTable = Table<State, Event, RuleId>
export type SolRefusal<Context> = Refusal<Context, RuleId>
export type SolOrderRules<K extends Order['kind']> = OrderRules<State, Event, Of<Order, K>, RuleId>

/** The words in which chapters and the sequence of play are written. */
export const { chapter, plays, assemble, ask, umpire, each, repeat, phase } = chapterWords<
  State,
  Order,
  Event,
  RuleId
>()
