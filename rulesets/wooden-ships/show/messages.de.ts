import type { Translated } from '@grognard/umpire/message.ts'
import type { showEnglish } from './messages.en.ts'

export const showGerman: Translated<typeof showEnglish> = {
  'unit.hex': 'Felder',
}
