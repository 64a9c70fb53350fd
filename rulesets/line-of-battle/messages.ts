import type { Catalogue, Language } from '@grognard/umpire/message.ts'
import { danish } from './messages.da.ts'
import { german } from './messages.de.ts'
import { english } from './messages.en.ts'

/** Sentences of the ruleset by language and key. */
export const messages: Record<Language, Catalogue> = { en: english, de: german, da: danish }
