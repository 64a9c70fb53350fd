import type { Value } from './fire-row.ts'

/** [BA-T-08] A factor of the attacker and of the defender. */
export interface MeleeRow {
  group: string
  attacker: Value
  defender: Value
}

/** [BA-Q-01] [BA-Q-04] [BA-Q-37] [BA-T-08] Melee. */
export const meleeRows = {
  marchColumn: { group: 'formation', attacker: -2, defender: -2 },
  skirmish: { group: 'formation', attacker: -4, defender: -4 },
  artWorkRest: { group: 'formation', attacker: 0, defender: -2 },
  cavVsSquare: { group: 'armPairing', attacker: -3, defender: 1 },
  cavVsMass: { group: 'armPairing', attacker: 0, defender: 0 },
  cavVsOther: { group: 'armPairing', attacker: 1, defender: -2 },
  infUncovered: { group: 'armPairing', attacker: -2, defender: -2 },
  squareEtcVsInf: { group: 'armPairing', attacker: -2, defender: -2 },
  uphill: { group: 'uphill', attacker: -1, defender: 0 },
  reformed: { group: 'reformed', attacker: -2, defender: -2 },
  flank: { group: 'aspect', attacker: 3, defender: -3 },
  rear: { group: 'aspect', attacker: 2, defender: -2 },
  overlap: { group: 'aspect', attacker: 2, defender: 2 },
  obstacle: { group: 'obstacleCover', attacker: -2, defender: -2 },
  cover1: { group: 'obstacleCover', attacker: -2, defender: 0 },
  cover2: { group: 'obstacleCover', attacker: -4, defender: 0 },
  cover3: { group: 'obstacleCover', attacker: -6, defender: 0 },
  fired: { group: 'ammunition', attacker: -3, defender: -3 },
  noSupply: { group: 'ammunition', attacker: -2, defender: -2 },
  first: { group: 'ammunition', attacker: 2, defender: 2 },
  charge: { group: 'charge', attacker: 1, defender: 0 },
  heavyCharge: { group: 'charge', attacker: 2, defender: 0 },
  chargedLast: { group: 'charge', attacker: -2, defender: -2 },
  halted: { group: 'halted', attacker: -2, defender: -2 },
  heavyCav: { group: 'weight', attacker: 1, defender: 1 },
  lightCav: { group: 'weight', attacker: -2, defender: -2 },
  attackedBefore: { group: 'fatigue', attacker: -2, defender: -2 },
  defendedBefore: { group: 'fatigue', attacker: -1, defender: -1 },
  routedEnemy: { group: 'success', attacker: 2, defender: 1 },
  r50: { group: 'ratio', attacker: 1, defender: 1 },
  r100: { group: 'ratio', attacker: 2, defender: 2 },
  r200: { group: 'ratio', attacker: 4, defender: 4 },
  hidden: { group: 'hidden', attacker: -2, defender: 0 },
  LU: { group: 'disorder', attacker: -2, defender: -2 },
  U: { group: 'disorder', attacker: 0, defender: -4 },
  FU: { group: 'disorder', attacker: 0, defender: -8 },
  support: { group: 'support', attacker: 2, defender: 2 },
  neighbour: { group: 'neighbour', attacker: 2, defender: 2 },
  chief: { group: 'chief', attacker: '+chief', defender: '+chief' },
  valeur: { group: 'valeur', attacker: '+valeur', defender: '+valeur' },
} as const satisfies Record<string, MeleeRow>

export type MeleeFactor = keyof typeof meleeRows
