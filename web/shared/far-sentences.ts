import type { Words } from '@grognard/board/words/words.ts'
import { useStore } from 'zustand'
import { speakingWith } from './library-sentences.ts'
import type { Worded } from './library-sentences.ts'
import { farMessages } from './messages/far.ts'
import { libraryMessages } from './messages/library.ts'
import { settings } from './settings.ts'

const farWordsFor = speakingWith({
  en: [libraryMessages.en, farMessages.en],
  de: [libraryMessages.de, farMessages.de],
  da: [libraryMessages.da, farMessages.da],
})

/** The words of the shelf and of tables far away, as it is at this moment. */
export function farWords(): Words {
  return farWordsFor(settings.getState().language)
}

/** The same for a component. */
export function useFarWords(card?: Worded): Words {
  return farWordsFor(
    useStore(settings, value => value.language),
    card,
  )
}
