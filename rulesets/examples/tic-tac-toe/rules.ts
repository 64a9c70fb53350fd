import { bookWords, chapterWords } from '@grognard/umpire'
import type { EventsOf, OrderOf, OrderRules } from '@grognard/umpire'
import type { markingEvents, markShape } from './marking.ts'
import type { en } from './messages/en.ts'
import type { RuleId } from './rulebook.ts'
import type { State } from './state.ts'

/** Everything that a player can say. */
export type Order = OrderOf<'mark', typeof markShape>
/** Everything that can happen. */
export type Event = EventsOf<typeof markingEvents>
export type Rules = OrderRules<State, Event, Order, RuleId>

/** The words in which this book is written: rules, sentences and orders that it has not do not compile. */
export const { event, refuse, stop } = bookWords<State, RuleId, keyof typeof en>()
export const { chapter, assemble, ask, each, repeat } = chapterWords<State, Order, Event, RuleId>()
