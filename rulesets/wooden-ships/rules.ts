import { chapterWords } from '@grognard/umpire'
import type { Continuation, Modifier, Of, OrderRules, Refusal, Table } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import type { Event } from './events.ts'
import type { State } from './model/state.ts'
import type { Order } from './orders.ts'

/** The words of chapters and of the sequence of play. */
export const { chapter, plays, assemble, again, ask, umpire, repeat, phase } = chapterWords<
  State,
  Order,
  Event,
  RuleId
>()

/** The umpire's words with this book's rule ids, orders and events filled in. */
export type WsTable = Table<State, Event, RuleId>
/** What is still to come of an order that is foreseen. */
export type WsContinuation = Continuation<State, Event, RuleId>
export type WsRefusal<Context> = Refusal<Context, RuleId>
export type WsModifier<Context> = Modifier<Context, RuleId>
export type WsOrderRules<K extends Order['kind']> = OrderRules<State, Event, Of<Order, K>, RuleId>
