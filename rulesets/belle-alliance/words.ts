import { bookWords } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import type { State } from './model/state.ts'

/** Rows and events of this book: unknown rules do not compile. */
export const { event, refuse, stop, adds, refused } = bookWords<State, RuleId, string>()
