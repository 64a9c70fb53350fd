import type { Translated } from '@grognard/umpire/message.ts'
import type { doctrineEnglish } from './messages.en.ts'

export const doctrineDanish: Translated<typeof doctrineEnglish> = {
  'ws.because.rake': 'skyder langskibs',
}
