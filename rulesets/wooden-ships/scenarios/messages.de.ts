import type { Translated } from '@grognard/umpire/message.ts'
import type { scenariosEnglish } from './messages.en.ts'

export const scenariosGerman: Translated<typeof scenariosEnglish> = {}
