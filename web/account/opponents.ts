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

/** A battle that may be over, wherever it was fought. */
interface Ended {
  result: Result | null
}

/** How battles ended, for each game or each opponent: those with the most battles first. */
export function countBy<One extends Ended>(
  battles: readonly One[],
  keyOf: (battle: One) => string,
): { key: string; count: Count }[] {
  const counts = new Map<string, Count>()
  for (const battle of battles) {
    if (!battle.result) continue
    const key = keyOf(battle)
    const count = counts.get(key) ?? { won: 0, drawn: 0, lost: 0 }
    counts.set(key, { ...count, [battle.result]: count[battle.result] + 1 })
  }
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .toSorted((one, other) => battlesIn(other.count) - battlesIn(one.count))
}

function battlesIn({ won, drawn, lost }: Count): number {
  return won + drawn + lost
}
