import type { Translated } from '@grognard/umpire/message.ts'
import type { windEnglish } from './messages.en.ts'

/** The wind and how it changes. */
export const windGerman: Translated<typeof windEnglish> = {
  'ws.velocity.0': 'Flaute',
  'ws.velocity.1': 'leichte Brise',
  'ws.velocity.2': 'mäßige Brise',
  'ws.velocity.3': 'normaler Wind',
  'ws.velocity.4': 'starker Wind',
  'ws.velocity.5': 'Sturm',
  'ws.velocity.6': 'schwerer Sturm',
  'ws.velocity.7': 'Orkan',
}
