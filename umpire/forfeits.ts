import type { GameTool } from './game-tool.ts'
import type { Seat } from './kind.ts'
import type { Message, Value } from './message.ts'
import type { Playable } from './playable.ts'
import type { Forfeit } from './tool.ts'

/** So many pieces are named; the others are counted. */
const MOST_NAMED = 6

/** What the order to go on would throw away; nothing where it is another order. */
export function forfeitsOf(tool: GameTool, state: Playable, seat: Seat): Forfeit[] {
  return tool.tool === 'list' && tool.isPrimary ? (tool.forfeits?.(state, seat) ?? []) : []
}

/** The questions to be asked before it is gone on, one for all pieces that could still do the same. */
export function skipQuestions(
  forfeits: readonly Forfeit[],
  nameOf: (name: Value) => string,
): Message[] {
  return [...new Set(forfeits.map(({ ask }) => ask))].map(key => {
    const own = forfeits.filter(({ ask }) => ask === key)
    const names = own.map(({ name }) => nameOf(name))
    const named = listed(names.slice(0, MOST_NAMED))
    const pieces = names.length > MOST_NAMED ? `${named} …` : named
    return { key, values: { count: names.length, pieces } }
  })
}

/** One after the other; by semicolons where a name such as “12e ligne, II” has a comma of its own. */
export function listed(names: readonly string[]): string {
  return names.join(names.some(name => name.includes(',')) ? '; ' : ', ')
}
