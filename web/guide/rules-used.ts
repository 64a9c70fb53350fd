import type { Battle } from '@grognard/umpire'

/** The rules by which the events and dice of the battle so far came about. */
export function rulesUsed({ file, game }: Battle): ReadonlySet<string> {
  const used = new Set<string>()
  for (const entry of file.entries) gather(entry.events, used)
  return new Set([...used].filter(rule => Object.hasOwn(game.rulebook.rows, rule)))
}

/** Wherever a rule is named within. */
function gather(value: unknown, used: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if ('rule' in value && typeof value.rule === 'string') used.add(value.rule)
  for (const part of Object.values(value)) gather(part, used)
}
