import type { Translated } from '@grognard/umpire/message.ts'
import type { windEnglish } from './messages.en.ts'

/** The wind and how it changes. */
export const windGerman: Translated<typeof windEnglish> = {}
