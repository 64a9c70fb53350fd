import { bookWords } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import type { State } from './model/state.ts'
import type { BaRefusal } from './rules.ts'

/** Rows and events of this book: unknown rules do not compile. */
export const { event, refuse, stop, adds, refused } = bookWords<State, RuleId, string>()

/** The rows of one context, for another that it can be made of. */
export function mapRows<Context, Other>(
  rows: readonly BaRefusal<Context>[],
  made: (other: Other) => Context,
): BaRefusal<Other>[] {
  return rows.map(({ values, when, ...row }) => ({
    ...row,
    ...(values && { values: (other: Other) => values(made(other)) }),
    when: (other: Other) => when(made(other)),
  }))
}
