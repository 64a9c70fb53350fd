import type { Translated } from '@grognard/umpire/message.ts'
import type { bookEnglish } from './messages.en.ts'

export const bookGerman: Translated<typeof bookEnglish> = {}
