import type { Translated } from '@grognard/umpire/message.ts'
import type { seamanshipEnglish } from './messages.en.ts'

/** Anchors, tows, shoals. */
export const seamanshipGerman: Translated<typeof seamanshipEnglish> = {
  'order.anchor': 'ankern',
  'order.takeTow': 'in Schlepp nehmen',
}
