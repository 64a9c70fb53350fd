import type { Game, Language, OptionSpec } from '@grognard/umpire'

/** What a game is called, what can be played of it and what can be chosen. */
export function cardOf(game: Game, language: Language): object {
  const own = (scenario: string): Record<string, OptionSpec> => ({
    ...game.scenarios[scenario]?.options,
  })
  const scenarios = Object.keys(game.scenarios)
  return {
    id: game.id,
    edition: game.rulebook.edition,
    title: game.title[language],
    scenarios,
    options: game.options,
    scenarioOptions: Object.fromEntries(scenarios.map(id => [id, own(id)])),
  }
}
