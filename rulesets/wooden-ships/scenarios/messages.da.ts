import type { Translated } from '@grognard/umpire/message.ts'
import type { scenariosEnglish } from './messages.en.ts'

export const scenariosDanish: Translated<typeof scenariosEnglish> = {}
