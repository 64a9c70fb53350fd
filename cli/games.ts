import { catalogue } from '@grognard/rulesets'
import { languages } from '@grognard/umpire'
import type { Game, Language } from '@grognard/umpire'
import type { OrderForm } from './order-line.ts'
import type { Teller } from './teller.ts'
import { usageError } from './usage-error.ts'

/** Throws UsageError with the names there are. */
export function gameNamed(id: string): Game {
  const game = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined
  if (game) return game
  throw usageError('noRuleset', { id, known: Object.keys(catalogue).join(', ') })
}

export function scenarioNamed(game: Game, id: string): string {
  if (Object.hasOwn(game.scenarios, id)) return id
  const known = Object.keys(game.scenarios).join(', ')
  throw usageError('noScenario', { game: game.id, id, known })
}

export function languageNamed(text: string): Language {
  const language = languages.find(one => one === text)
  if (language) return language
  throw usageError('noLanguage', { text, known: languages.join(', ') })
}

/** How the kinds of order are typed. */
export function formsFor({ game, words }: Teller, kinds: readonly string[]): OrderForm[] {
  return kinds.map(kind => ({ kind, name: words.name('order', kind), fields: game.shape(kind) }))
}

/** Every kind of order of the ruleset's own; the umpire's, to resign, is none of them. */
export function orderKinds(game: Game): string[] {
  return game.open(ruleset => Object.keys(ruleset.rules.orders))
}
