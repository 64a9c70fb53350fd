import type { Catalogue } from '@grognard/umpire'

/** What is said of the orders that are advised. */
export const advice: Catalogue = {
  'cli.advice.head': 'Geratene Befehle, der beste zuerst; jeder wird mit seiner Nummer gegeben:',
}
