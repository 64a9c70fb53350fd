import { fireRow } from './fire-row.ts'
import type { FireRow } from './fire-row.ts'

/** [BA-Q-01] [BA-Q-03] [BA-T-06] Fire of hand weapons. */
export const handWeaponRows = {
  columnEffect: fireRow('targetFormation', 0, 2, 0, 0),
  squareMassHuddle: fireRow('targetFormation', 0, 3, 0, 0),
  skirmish: fireRow('skirmish', 2, -4, 0, 0),
  limbered: fireRow('armState', 0, -2, 0, 0),
  unlimbered: fireRow('armState', 0, -4, 0, 0),
  mountedCav: fireRow('armState', -2, 1, 0, 0),
  mountedCavCharge: fireRow('armState', 0, -1, 0, 0),
  flank: fireRow('aspect', 0, 0, 0, 3),
  rear: fireRow('aspect', 0, 0, 0, 2),
  hidden: fireRow('hidden', -2, 0, 0, 0),
  obstacle: fireRow('obstacle', -2, 0, 0, 2),
  cover1: fireRow('cover', 0, -2, 0, 0),
  cover2: fireRow('cover', 0, -4, 0, 0),
  cover3: fireRow('cover', 0, -6, 0, 0),
  r50: fireRow('ratio', 0, 0, 0, -1),
  r100: fireRow('ratio', 0, 0, 1, -2),
  r200: fireRow('ratio', 0, 0, 2, -4),
  r300: fireRow('ratio', 0, 0, 0, -6),
  r400: fireRow('ratio', 0, 0, 0, -8),
  notStationary: fireRow('moved', -3, 0, 0, 0),
  split: fireRow('split', -2, 0, 0, 0),
  first: fireRow('first', 2, 0, 0, 0),
  noSupply: fireRow('supply', 0, 0, 0, 2),
  zone2: fireRow('range', -3, 0, 0, 0),
  LU: fireRow('disorder', -2, 0, 0, 2),
  U: fireRow('disorder', 0, 0, 0, 4),
  FU: fireRow('disorder', 0, 0, 0, 8),
  trained: fireRow('trained', 2, 0, 0, 0),
  support: fireRow('support', 0, 0, 0, -2),
  neighbour: fireRow('neighbour', 2, 0, 0, 0),
  chief: fireRow('chief', 0, 0, '+chief', '-chief'),
  valeur: fireRow('valeur', '+valeur', 0, 0, '-valeur'),
} as const satisfies Record<string, FireRow>

export type HandWeaponFactor = keyof typeof handWeaponRows
