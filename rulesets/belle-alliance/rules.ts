import { chapterWords } from '@grognard/umpire'
import type { Continuation, Modifier, Of, OrderRules, Refusal, Table } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import type { Event } from './events.ts'
import type { State } from './model/state.ts'
import type { Order } from './orders.ts'

/** The umpire's words with this book's rule ids, orders and events filled in. */
export type BaTable = Table<State, Event, RuleId>
/** What is still to come of an order that is foreseen. */
export type BaContinuation = Continuation<State, Event, RuleId>
export type BaRefusal<Context> = Refusal<Context, RuleId>
export type BaModifier<Context> = Modifier<Context, RuleId>
export type BaOrderRules<K extends Order['kind']> = OrderRules<State, Event, Of<Order, K>, RuleId>
/** The words in which chapters and the sequence of play are written. */
export const { chapter, plays, assemble, again, ask, umpire, when, repeat, phase } = chapterWords<
  State,
  Order,
  Event,
  RuleId
>()
