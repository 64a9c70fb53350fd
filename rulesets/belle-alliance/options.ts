import type { OptionSpec } from '@grognard/umpire'

/** Rules that players may differ on, each with its rule; texts stand in the catalogue. */
export const options: Record<string, OptionSpec> = {
  measuring: { rule: 'BA-Q-35', default: 'afterwards', values: ['afterwards', 'always'] },
  retreatDirection: { rule: 'BA-Q-56', default: 'straight', values: ['straight', 'chosen'] },
}

export interface BaOptions {
  /** [BA-1.1.1-11] Whether ranges may be looked at before an order is given. */
  measuring: 'afterwards' | 'always'
  retreatDirection: 'straight' | 'chosen'
  /** Free placing inside the deployment zones. */
  placing: 'asPrinted' | 'free'
}
