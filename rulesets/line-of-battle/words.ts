import { bookWords } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import type { State } from './model/state.ts'

/** The words of events and rows; they know this book's rules and its state, but no order and no event. */
export const { event, refuse, stop, adds, refused, plain } = bookWords<State, RuleId, string>()
