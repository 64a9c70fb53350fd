import type { Game, Json, Options, Playable } from '@grognard/umpire'

/** The battle as it is agreed so far, with all its forces open; null while it cannot be prepared. */
export function stateBefore(
  game: Game,
  scenario: string,
  options: Options,
  papers: Record<string, Json>,
): Playable | null {
  try {
    return game.prepare(scenario, options, papers)
  } catch {
    return null
  }
}
