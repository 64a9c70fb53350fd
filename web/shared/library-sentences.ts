import { createWords } from '@grognard/board/words/words.ts'
import type { Words } from '@grognard/board/words/words.ts'
import type { Catalogue, Language } from '@grognard/umpire'
import { useStore } from 'zustand'
import { libraryMessages } from './messages/library.ts'
import { settings } from './settings.ts'

/** A game, or its card on the shelf. */
export interface Worded {
  messages: Record<Language, Catalogue>
}

export type WordsFor = (language: Language, game?: Worded) => Words

const nothing: Worded = { messages: { en: {}, de: {}, da: {} } }

/** Speaks with these catalogues, and with those of a game where one is meant; English fills gaps. */
export function speakingWith(own: Record<Language, readonly Catalogue[]>): WordsFor {
  const known = new WeakMap<Worded, Partial<Record<Language, Words>>>()
  const inLanguage = (one: Language, game: Worded) => [game.messages[one], ...own[one]]
  const catalogues = (language: Language, game: Worded) =>
    language === 'en'
      ? inLanguage('en', game)
      : [...inLanguage(language, game), ...inLanguage('en', game)]
  return (language, game = nothing) => {
    const words = known.get(game)?.[language] ?? createWords(language, catalogues(language, game))
    known.set(game, { ...known.get(game), [language]: words })
    return words
  }
}

const libraryWordsFor = speakingWith({
  en: [libraryMessages.en],
  de: [libraryMessages.de],
  da: [libraryMessages.da],
})

/** What is said on the shelf, and wherever else its sentences will do; the rest is fetched later. */
export function useLibraryWords(card?: Worded): Words {
  return libraryWordsFor(
    useStore(settings, value => value.language),
    card,
  )
}
