import type { AccountTable, Result, SeatCard } from '@grognard/remote/index.ts'
import type { Words } from '@grognard/board/words/index.ts'

/** The names of the others at a table, as a list in words. */
export function othersIn({ others }: Pick<AccountTable, 'others'>, words: Words): string {
  const names = others.map(name => name ?? words.say({ key: 'web.you.computer' })).filter(Boolean)
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names)
}

/** Who sits at a table besides these seats; null of a computer. */
export function othersAt(
  seats: readonly Pick<SeatCard, 'seat' | 'kind' | 'name'>[],
  own: readonly string[],
): AccountTable['others'] {
  return seats
    .filter(({ seat, kind, name }) => !own.includes(seat) && (kind === 'computer' || name !== null))
    .map(({ kind, name }) => (kind === 'computer' ? null : name))
}

export type Count = Record<Result, number>

/** How battles ended, for each game or each opponent: those with the most battles first. */
export function countBy(
  tables: readonly AccountTable[],
  keyOf: (table: AccountTable) => string,
): { key: string; count: Count }[] {
  const counts = new Map<string, Count>()
  for (const table of tables) {
    if (!table.result) continue
    const key = keyOf(table)
    const count = counts.get(key) ?? { won: 0, drawn: 0, lost: 0 }
    counts.set(key, { ...count, [table.result]: count[table.result] + 1 })
  }
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .toSorted((one, other) => battlesIn(other.count) - battlesIn(one.count))
}

function battlesIn({ won, drawn, lost }: Count): number {
  return won + drawn + lost
}
