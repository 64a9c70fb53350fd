import { bookWords, chapterWords } from '@grognard/umpire'
import type { EventsOf, OrderOf, OrderRules } from '@grognard/umpire'
import type { en, takingEvents, takeShape } from './taking.ts'
import type { State } from './state.ts'

export type RuleId = 'M-1' | 'M-2'
/** What can be ordered and what can happen: each chapter adds its own. */
export type Order = OrderOf<'take', typeof takeShape>
export type Event = EventsOf<typeof takingEvents>
export type Rules = OrderRules<State, Event, Order, RuleId>

/** The words of this book: a rule, a sentence or an order that it has not does not compile. */
export const { event, refuse } = bookWords<State, RuleId, keyof typeof en>()
export const { chapter, assemble, ask, each, repeat } = chapterWords<State, Order, Event, RuleId>()
