import type { Catalogue } from '@grognard/umpire'

/** What is said of the orders that are advised. */
export const advice: Catalogue = {
  'cli.advice.head': 'Empfohlene Befehle, der beste zuerst; gib einen mit seiner Nummer:',
}
