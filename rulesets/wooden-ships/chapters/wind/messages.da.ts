import type { Translated } from '@grognard/umpire/message.ts'
import type { windEnglish } from './messages.en.ts'

/** The wind and how it changes. */
export const windDanish: Translated<typeof windEnglish> = {
  'ws.velocity.0': 'vindstille',
  'ws.velocity.1': 'let brise',
  'ws.velocity.2': 'jævn brise',
  'ws.velocity.3': 'normal vind',
  'ws.velocity.4': 'hård vind',
  'ws.velocity.5': 'kuling',
  'ws.velocity.6': 'storm',
  'ws.velocity.7': 'orkan',
}
