import type { Diagrams } from './diagram.ts'
import type { Language } from './message.ts'
import type { Gist } from './rulebook.ts'

/** What a newcomer is told of a game, in our own words. */
export interface Guide<Id extends string = string> {
  /** How it is played, in the order in which it is read. */
  primer: readonly PrimerCard<Id>[]
  glossary: readonly Term<Id>[]
  /** A first battle that is told step by step while it is played. */
  lesson?: Lesson<Id>
  /** Drawings that cards of the primer name. */
  diagrams?: Diagrams
}

export interface Lesson<Id extends string = string> {
  scenario: string
  /** Of those that are not done, the first that is about the step that is asked is shown. */
  rows: readonly LessonRow<Id>[]
}

export interface LessonRow<Id extends string = string> {
  /** The step at which it is told. */
  step: string
  /** What is to be done: it is over once the seat has given one of these at that step. */
  orders: readonly string[]
  /** Whose pieces it points at on the chart. */
  at: 'own' | 'enemy' | null
  text: Gist
  rules: readonly Id[]
}

export interface PrimerCard<Id extends string = string> {
  title: Gist
  text: Gist
  /** The rules that it stands on. */
  rules: readonly Id[]
  /** What is drawn below the text, by name. */
  diagrams?: readonly string[]
}

export interface Term<Id extends string = string> {
  /** The word as it is listed, and its other forms; none where the language needs no such entry. */
  words: Record<Language, readonly string[]>
  meaning: Gist
  /** Phrases in which one of the words means something else. */
  not?: Record<Language, readonly string[]>
  /** The rule that it matters most to. */
  rule?: Id
}

export const noGuide: Guide = { primer: [], glossary: [] }

/** A card of the primer: in each language its title and its text, and what is drawn below. */
export function primerCard<Id extends string>(
  rules: readonly Id[],
  en: readonly [title: string, text: string],
  de: readonly [title: string, text: string],
  da: readonly [title: string, text: string],
  diagrams: readonly string[] = [],
): PrimerCard<Id> {
  return {
    rules,
    ...(diagrams.length > 0 && { diagrams }),
    title: { en: en[0], de: de[0], da: da[0] },
    text: { en: en[1], de: de[1], da: da[1] },
  }
}

/** A row of a lesson: when, what is to be done, whom it points at, and one sentence or two in each language. */
export function lessonRow<Id extends string>(
  {
    step,
    orders,
    at = null,
    rules,
  }: Pick<LessonRow<Id>, 'step' | 'orders' | 'rules'> & {
    at?: LessonRow['at']
  },
  en: string,
  de: string,
  da: string,
): LessonRow<Id> {
  return { step, orders, at, rules, text: { en, de, da } }
}

type Entry = readonly [words: string, meaning: string]

/**
 * A term: in each language its words, with ' / ' between them, and what they mean. After an
 * exclamation mark stands a phrase that means something else: 'strike / struck / !struck off'.
 */
export function term<Id extends string>(
  rule: Id | null,
  en: Entry,
  de: Entry,
  da: Entry,
): Term<Id> {
  const [inEnglish, inGerman, inDanish] = [formsOf(en), formsOf(de), formsOf(da)]
  const not = { en: inEnglish.not, de: inGerman.not, da: inDanish.not }
  return {
    words: { en: inEnglish.words, de: inGerman.words, da: inDanish.words },
    meaning: { en: en[1], de: de[1], da: da[1] },
    ...(rule !== null && { rule }),
    ...(Object.values(not).some(phrases => phrases.length > 0) && { not }),
  }
}

function formsOf([text]: Entry): { words: string[]; not: string[] } {
  const forms = text === '' ? [] : text.split(' / ')
  const not = forms.filter(form => form.startsWith('!')).map(form => form.slice(1))
  return { words: forms.filter(form => !form.startsWith('!')), not }
}
