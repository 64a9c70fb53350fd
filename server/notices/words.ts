import { createWords } from '@grognard/board/words/words.ts'
import type { Words } from '@grognard/board/words/words.ts'
import type { Catalogue, Language } from '@grognard/umpire'
import { danish } from './messages.da.ts'
import { english } from './messages.en.ts'
import { german } from './messages.de.ts'

const own: Record<Language, Catalogue> = { en: english, de: german, da: danish }

/** What the server writes to people, in their language; with the names of a game where one is meant. */
export function wordsOf(language: Language, game?: Record<Language, Catalogue>): Words {
  return createWords(language, [...(game ? [game[language], game.en] : []), own[language]])
}
