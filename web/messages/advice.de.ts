import type { Catalogue } from '@grognard/umpire'

/** Advice for those who want to learn. */
export const advice: Catalogue = {
  'web.advice': 'Rat',
  'web.advice.close': 'Den Rat schließen',
}
