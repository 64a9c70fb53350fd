import type { Game, Json, Options, Picture, Playable, Seat } from '@grognard/umpire'

/** The table as it lies before the first order, as the seat sees it; null while it cannot be laid. */
export function pictureBefore(
  game: Game,
  scenario: string,
  options: Options,
  papers: Record<string, Json>,
  viewer: Seat,
): Picture | null {
  try {
    const state = game.prepare(scenario, options, papers)
    return game.picture(game.view(state, viewer))
  } catch {
    return null
  }
}

/** The rule by which steps have a time as these options stand; null where players take as long as they like. */
export function ruleOfStepTimes(game: Game, scenario: string, options: Options): string | null {
  const specs = Object.entries(game.optionsOf(scenario))
  const timing = specs.find(
    ([name, spec]) => spec.timesSteps && (options[name] ?? spec.default) === true,
  )
  return timing?.[1].rule ?? null
}

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
