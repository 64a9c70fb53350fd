import type { Translated } from '@grognard/umpire/message.ts'
import type { seamanshipEnglish } from './messages.en.ts'

/** Anchors, tows, shoals. */
export const seamanshipDanish: Translated<typeof seamanshipEnglish> = {
  'order.anchor': 'anker',
  'order.takeTow': 'tag på slæb',
}
