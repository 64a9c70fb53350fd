import type { Game, Shape } from '@grognard/umpire'

/** A paper named for a seat is only asked for where that seat plays. */
export function papersFor(
  game: Game,
  shapes: Record<string, Shape>,
  seats: readonly string[],
): Record<string, Shape> {
  const isForNobody = (name: string): boolean => {
    const seat = name.slice(name.lastIndexOf('-') + 1)
    const isSeat = name.includes('-') && Object.hasOwn(game.messages.en, `seat.${seat}`)
    return isSeat && !seats.includes(seat)
  }
  return Object.fromEntries(Object.entries(shapes).filter(([name]) => !isForNobody(name)))
}
