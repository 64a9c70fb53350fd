import { catalogue } from '@grognard/rulesets'
import type { Game, Language, OptionSpec, OptionValue } from '@grognard/umpire'
import { say, tellerFor } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { writeLines } from '../terminal.ts'

/** Every scenario of every ruleset, a line each, as it is named to `play`. */
export async function tellGames(language: Language): Promise<number> {
  const tellers = Object.values(catalogue).map(game => tellerFor(game, language))
  await writeLines(tellers.flatMap(teller => [titleOf(teller), ...scenarioLines(teller)]))
  return 0
}

/** The scenarios and options of one ruleset. */
export async function tellGame(game: Game, language: Language): Promise<number> {
  const teller = tellerFor(game, language)
  const { options, scenarios } = game
  await writeLines([
    titleOf(teller),
    ...scenarioLines(teller),
    say(teller, 'games.options'),
    ...optionLines(teller, options),
    ...Object.entries(scenarios).flatMap(([scenario, card]) => [
      say(teller, 'games.optionsOf', { scenario }),
      ...optionLines(teller, card.options),
    ]),
  ])
  return 0
}

function titleOf({ game, words }: Teller): string {
  return game.title[words.language]
}

function scenarioLines({ game, words }: Teller): string[] {
  return Object.entries(game.scenarios).map(([scenario, { title }]) => {
    const [name, about] = [title, `${title}.about`].map(key => words.say({ key }))
    return `  ${game.id} ${scenario}: ${name}. ${about}`
  })
}

function optionLines({ words }: Teller, options: Record<string, OptionSpec>): string[] {
  return Object.entries(options).map(([name, spec]) => {
    const title = words.say({ key: `option.${name}` })
    return `  ${name}=${valuesOf(spec)} (${valueText(spec.default)}): ${title}`
  })
}

function valueText(value: OptionValue): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

function valuesOf({ values, from, to, default: usual }: OptionSpec): string {
  if (values) return values.map(valueText).join('|')
  if (from !== undefined && to !== undefined) return `${from}…${to}`
  return typeof usual === 'boolean' ? 'yes|no' : typeof usual
}
