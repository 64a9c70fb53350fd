import { catalogue } from '@grognard/rulesets'
import { languages } from '@grognard/umpire'
import type { Game, Language, Shape } from '@grognard/umpire'
import type { OrderForm } from './order-line.ts'
import type { Teller } from './teller.ts'
import { UsageFault } from './usage-fault.ts'

/** Throws UsageFault with the names there are. */
export function gameNamed(id: string): Game {
  const game = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined
  if (game) return game
  throw new UsageFault(
    `there is no ruleset “${id}”; there are ${Object.keys(catalogue).join(', ')}`,
  )
}

export function scenarioNamed(game: Game, id: string): string {
  if (Object.hasOwn(game.scenarios, id)) return id
  const known = Object.keys(game.scenarios).join(', ')
  throw new UsageFault(`${game.id} has no scenario “${id}”; it has ${known}`)
}

export function languageNamed(text: string): Language {
  const language = languages.find(one => one === text)
  if (language) return language
  throw new UsageFault(`there is no language “${text}”; there are ${languages.join(', ')}`)
}

/** What each kind of order holds, for reading typed orders. */
export function shapesOf(game: Game): Record<string, Record<string, Shape>> {
  return game.open(ruleset => {
    const rules = Object.entries<{ shape: Record<string, Shape> }>(ruleset.orders)
    return Object.fromEntries(rules.map(([kind, { shape }]) => [kind, shape]))
  })
}

export function formsFor({ game, words }: Teller, kinds: readonly string[]): OrderForm[] {
  const shapes = shapesOf(game)
  return kinds.map(kind => ({
    kind,
    name: words.name('order', kind),
    fields: shapes[kind] ?? {},
  }))
}
