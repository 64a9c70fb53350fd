import type { Translated } from '@grognard/umpire/message.ts'
import type { showEnglish } from './messages.en.ts'

export const showDanish: Translated<typeof showEnglish> = {
  'unit.hex': 'felter',
}
