import type { Catalogue, Language } from '@grognard/umpire'
import { advice as da } from './messages.da.ts'
import { advice as de } from './messages.de.ts'
import { advice as en } from './messages.en.ts'

/** What is said of orders that are advised, in the page and in the terminal alike. */
export const adviceMessages: Record<Language, Catalogue> = { en, de, da }
