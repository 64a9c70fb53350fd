import type { Catalogue } from '@grognard/umpire'

/** Advice for those who want to learn. */
export const advice: Catalogue = {
  'web.advice': 'Rat',
  'web.advice.thinking': 'Denkt voraus …',
  'web.advice.none': 'Hier gibt es nichts zu überlegen.',
  'web.advice.lone': 'Anderes braucht hier nicht abgewogen zu werden.',
  'web.advice.chance':
    'Vorausgedacht ging es in {better, number} von {of, number} Fällen besser aus als jetzt.',
}
