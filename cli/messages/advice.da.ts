import type { Catalogue } from '@grognard/umpire'

/** What is said of the orders that are advised. */
export const advice: Catalogue = {
  'cli.advice.head': 'Anbefalede ordrer, den bedste først; giv en ved dens nummer:',
}
