import type { Disorder } from './morale.ts'
import { byTotal } from './rows.ts'
import type { Value } from './rows.ts'

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

/** [BA-4.1.3-08] Ranks of a unit that fight, and its outer files where it is taken in the flank. */
export const RANKS_FIGHTING = 2
export const FILES_FIGHTING = 2

/** [BA-Q-51] A corner of a square stands on two sides: so many figures less than two full ranks. */
export const CORNERS_OF_SIDE = 2

/** [BA-4.5.0-02] So many times the gunners' number stand in the infantry that takes them in. */
export const INFANTRY_TO_GUNNERS = 2

/** [BA-4.1.1-09] [BA-4.1.1-10] What happened so many turns ago still counts in a melee. */
export const TURNS_REMEMBERED = 1

/** [BA-4.1.3-02] [BA-T-11] Disorder of the lower total, by the difference. */
export const meleeResults: readonly { least: number | null; disorder: Disorder | null }[] = [
  { least: 5, disorder: 'FU' },
  { least: 3, disorder: 'U' },
  { least: 1, disorder: 'LU' },
  { least: null, disorder: null },
]

/** [BA-4.1.3-02] [BA-5.4.2-02] Null for a difference of 0 or less. */
export function meleeDisorder(difference: number): Disorder | null {
  return byTotal(meleeResults, difference).disorder
}
