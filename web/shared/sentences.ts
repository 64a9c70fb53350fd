import { changeCatalogues, umpireCatalogues } from '@grognard/board/words/index.ts'
import type { Words } from '@grognard/board/words/index.ts'
import { adviceMessages } from '@grognard/players/advice-lines.ts'
import { battleMessages, campaignMessages } from '@grognard/umpire'
import type { Catalogue, Language, Message, Picture } from '@grognard/umpire'
import { useStore } from 'zustand'
import { speakingWith } from './library-sentences.ts'
import type { Worded } from './library-sentences.ts'
import { pageMessages } from './messages/page.ts'
import { settings } from './settings.ts'

export type { Worded } from './library-sentences.ts'

/** The words of the application, with those of a game where one is played; English fills gaps. */
export const wordsFor = speakingWith({
  en: [pageMessages.en, ...sharedIn('en')],
  de: [pageMessages.de, ...sharedIn('de')],
  da: [pageMessages.da, ...sharedIn('da')],
})

function sharedIn(one: Language): Catalogue[] {
  return [
    umpireCatalogues[one],
    changeCatalogues[one],
    battleMessages[one],
    campaignMessages[one],
    adviceMessages[one],
  ]
}

export function useWords(game?: Worded): Words {
  return wordsFor(
    useStore(settings, value => value.language),
    game,
  )
}

/** What lengths of orders are told in, which may be finer than the ruler's step. */
export const toldMeasure = ({ measure }: Pick<Picture, 'measure'>): Picture['measure'] =>
  measure.told ?? measure

/** A length in the picture’s measure with at most one place after the point; one has a word of its own where the game gives it. */
export function lengthIn(
  words: Words,
  { measure: { size, key } }: Pick<Picture, 'measure'>,
  units: number,
): string {
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 })
  const [count, single] = [units / size, `${key}.one`]
  const measure = count === 1 && words.has(single) ? single : key
  return `${number.format(count)} ${words.say({ key: measure, values: { count } })}`
}

/** So many pieces, by the game’s own word for them. */
export const countOf = (count: number): Message => ({ key: 'count.pieces', values: { count } })

/** What the game calls its turns, for sentences that tell of them. */
export const turnWords = {
  turn: { key: 'turn.one' },
  turns: { key: 'turn.each' },
  every: { key: 'turn.every' },
}

/** With a capital, as the first word of a button or a title. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
