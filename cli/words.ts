import { createWords, umpireCatalogues } from '@grognard/board/words/index.ts'
import type { Words } from '@grognard/board/words/index.ts'
import type { Catalogue, Game, Language } from '@grognard/umpire'
import { da } from './messages/da.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'

export const cliCatalogues: Record<Language, Catalogue> = { en, de, da }

/** The game's sentences, the umpire's and the terminal's; English where the language has none. */
export function wordsFor(game: Game, language: Language): Words {
  const inTongue = (tongue: Language) => [
    game.messages[tongue],
    umpireCatalogues[tongue],
    cliCatalogues[tongue],
  ]
  return createWords(language, [...inTongue(language), ...inTongue('en')])
}

/** The language of the player's system where it is one of ours; English otherwise. */
export function languageFrom(environment: NodeJS.ProcessEnv): Language {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || ''
  const tongue = locale.slice(0, 2).toLowerCase()
  return tongue === 'de' || tongue === 'da' ? tongue : 'en'
}
