import type { BaRefusal } from '../rules.ts'

/** The rows of one situation, for another that it can be made of. */
export function adapted<Context, Other>(
  rows: readonly BaRefusal<Context>[],
  made: (other: Other) => Context,
): BaRefusal<Other>[] {
  return rows.map(({ values, when, ...row }) => ({
    ...row,
    ...(values && { values: (other: Other) => values(made(other)) }),
    when: (other: Other) => when(made(other)),
  }))
}
