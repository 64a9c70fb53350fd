import type { Value } from './fire-row.ts'

/** [BA-T-09] A factor of the routing unit and of the one it runs into. */
export interface SpreadRow {
  group: string
  carrier: Value
  second: Value
}

/** [BA-T-09] Spread of rout. */
export const spreadRows = {
  marchColumn: { group: 'formation', carrier: 0, second: -2 },
  cavalry: { group: 'arm', carrier: 1, second: 1 },
  obstacle: { group: 'obstacleCover', carrier: 0, second: -2 },
  cover1: { group: 'obstacleCover', carrier: -2, second: 0 },
  cover2: { group: 'obstacleCover', carrier: -4, second: 0 },
  cover3: { group: 'obstacleCover', carrier: -6, second: 0 },
  r50: { group: 'ratio', carrier: 1, second: 1 },
  r100: { group: 'ratio', carrier: 2, second: 2 },
  r200: { group: 'ratio', carrier: 4, second: 4 },
  LU: { group: 'disorder', carrier: -2, second: -2 },
  U: { group: 'disorder', carrier: 0, second: -4 },
  FU: { group: 'disorder', carrier: 0, second: -8 },
  chief: { group: 'chief', carrier: 0, second: 2 },
  valeur: { group: 'valeur', carrier: '+valeur', second: '+valeur' },
} as const satisfies Record<string, SpreadRow>

export type SpreadFactor = keyof typeof spreadRows
