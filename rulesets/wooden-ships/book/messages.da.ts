import type { Translated } from '@grognard/umpire/message.ts'
import type { bookEnglish } from './messages.en.ts'

export const bookDanish: Translated<typeof bookEnglish> = {}
