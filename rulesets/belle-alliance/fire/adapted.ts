import type { BaRefusal } from '../rules.ts'

/** The rows of one situation, for another that it can be made of. */
export function adapted<Situation, Other>(
  rows: readonly BaRefusal<Situation>[],
  made: (other: Other) => Situation,
): BaRefusal<Other>[] {
  return rows.map(({ values, when, ...row }) => ({
    ...row,
    ...(values && { values: (other: Other) => values(made(other)) }),
    when: (other: Other) => when(made(other)),
  }))
}
