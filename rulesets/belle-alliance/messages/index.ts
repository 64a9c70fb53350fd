import type { Catalogue, Language } from '@grognard/umpire/message.ts'
import { danish } from './da.ts'
import { german } from './de.ts'
import { english } from './en.ts'

/** Sentences of the ruleset by language and key. */
export const messages: Record<Language, Catalogue> = { en: english, de: german, da: danish }
