import type { Translated } from '@grognard/umpire/message.ts'
import type { doctrineEnglish } from './messages.en.ts'

export const doctrineGerman: Translated<typeof doctrineEnglish> = {
  'ws.because.rake': 'feuert der Länge nach',
}
