import { changeCatalogues, createWords, umpireCatalogues } from '@grognard/board/words/index.ts'
import type { Words } from '@grognard/board/words/index.ts'
import { adviceMessages } from '@grognard/players'
import { battleMessages, campaignMessages, languages } from '@grognard/umpire'
import type { Catalogue, Game, Language } from '@grognard/umpire'
import { da } from './messages/da.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'

export const cliCatalogues: Record<Language, Catalogue> = { en, de, da }

const known = new WeakMap<object, Partial<Record<Language, Words>>>()
const noGame = {}

/** The same words for the same game: their sentences are parsed once. */
export function wordsFor(game: Game | null, language: Language): Words {
  const ofGame = known.get(game ?? noGame) ?? {}
  const words = ofGame[language] ?? createWordsFor(game, language)
  known.set(game ?? noGame, { ...ofGame, [language]: words })
  return words
}

/** The game's sentences, the umpire's and the terminal's; English where the language has none. */
function createWordsFor(game: Game | null, language: Language): Words {
  const inTongue = (tongue: Language) => [
    ...(game ? [game.messages[tongue]] : []),
    umpireCatalogues[tongue],
    changeCatalogues[tongue],
    battleMessages[tongue],
    campaignMessages[tongue],
    adviceMessages[tongue],
    cliCatalogues[tongue],
  ]
  return createWords(language, [...inTongue(language), ...inTongue('en')])
}

/** The language that the flags name, else that of the system; for what is wrong with the flags themselves. */
export function languageAsked(args: readonly string[], environment: NodeJS.ProcessEnv): Language {
  const named = args.flatMap((arg, i) => {
    if (arg === '--language') return args[i + 1] ?? []
    return arg.startsWith('--language=') ? arg.slice('--language='.length) : []
  })
  return languages.find(one => one === named.at(-1)) ?? languageFrom(environment)
}

/** The language of the player's system where it is one of ours; English otherwise. */
export function languageFrom(environment: NodeJS.ProcessEnv): Language {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || ''
  const tongue = locale.slice(0, 2).toLowerCase()
  return tongue === 'de' || tongue === 'da' ? tongue : 'en'
}
