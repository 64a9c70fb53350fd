import { cm } from '../measures.ts'
import { fireRow } from './rows.ts'
import type { FireRow } from './rows.ts'
import type { Weapon } from './troops.ts'

/** [BA-Q-01] [BA-Q-03] [BA-Q-38] [BA-T-07] Fire of artillery. */
export const gunRows = {
  columnEffect: fireRow('targetFormation', 0, 2, 0, 0),
  squareMassHuddle: fireRow('targetFormation', 0, 3, 0, 0),
  skirmish: fireRow('skirmish', 0, -4, 0, 0),
  limbered: fireRow('armState', 0, -2, 0, 0),
  unlimbered: fireRow('armState', 0, -4, 0, 0),
  mountedCav: fireRow('armState', 0, 1, 0, 0),
  mountedCavCharge: fireRow('armState', 0, -1, 0, 0),
  flank: fireRow('aspect', 0, 0, 0, 3),
  rear: fireRow('aspect', 0, 0, 0, 2),
  hidden: fireRow('hidden', -2, 0, 0, 0),
  obstacle: fireRow('obstacle', -2, 0, 0, 2),
  wood: fireRow('cover', 0, 2, 0, 0),
  cover2: fireRow('cover', 0, -2, 0, 0),
  cover3: fireRow('cover', 0, -4, 0, 0),
  r50: fireRow('ratio', 0, 0, 0, -1),
  r100: fireRow('ratio', 0, 0, 1, -2),
  r200: fireRow('ratio', 0, 0, 2, -4),
  r300: fireRow('ratio', 0, 0, 0, -6),
  r400: fireRow('ratio', 0, 0, 0, -8),
  footNotStationary: fireRow('moved', -3, 0, 0, 0),
  split23: fireRow('split', -2, 0, 0, 0),
  first: fireRow('first', 2, 0, 0, 0),
  noSupply: fireRow('supply', 0, 0, 0, 2),
  canister: fireRow('range', 3, 0, 0, 0),
  zone2: fireRow('range', -3, 0, 0, 0),
  zone3: fireRow('range', -6, 0, 0, 0),
  nonRicochet: fireRow('ricochet', -2, 0, 0, 0),
  ranging: fireRow('ranging', -2, 0, 0, 0),
  pd3_4: fireRow('calibre', -2, 0, 0, 0),
  pd12: fireRow('calibre', 2, 0, 0, 0),
  LU: fireRow('disorder', -2, 0, 0, 2),
  U: fireRow('disorder', 0, 0, 0, 4),
  FU: fireRow('disorder', 0, 0, 0, 8),
  support: fireRow('support', 0, 0, 0, -2),
  neighbour: fireRow('neighbour', 2, 0, 0, 0),
  chief: fireRow('chief', 0, 0, '+chief', '-chief'),
  valeur: fireRow('valeur', '+valeur', 0, 0, '-valeur'),
} as const satisfies Record<string, FireRow>

export type ArtilleryFactor = keyof typeof gunRows

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

/** [BA-3.2.0-01] Ranks that fire, artillery left aside. */
export const RANKS_FIRING = 2

/** [BA-3.1.2-01] Parts of split fire. */
export const MOST_PARTS = 2

/** [BA-6.1.2-01] Of a garrison at most one figure in so many fires from one side. */
export const SHARE_OF_SIDE = 2

/** [BA-3.1.4-01] Safety distance: percent of the way to the friend, at least so much of the front. */
export const safety = { percent: 10, percentOfFront: 50 }

/** [BA-3.4.3-01] Each gunner that fires counts so often in the ratio rows. */
export const GUNNER_IN_RATIO = 5

/** [BA-3.1.9-02] So few unlimbered models take no column effect along their line. */
export const SINGLE_MODEL = 1

/** [BA-3.1.6-02] [BA-3.1.7-02] A helper has at least one figure for so many of its friend. */
export const FIGURES_TO_HELPER = 2

/** [BA-3.4.2-01] Levels that guns stand above the unit they fire over. */
export const LEVELS_OVER = 1

/** [BA-T-14] Up to this many pounds guns are light, from that on heavy. */
export const calibres = { lightUpTo: 4, heavyFrom: 12 }

/** [BA-T-07] The zone of canister, and the first one with ranging, ricochets and split fire. */
export const zones = { canister: 1, far: 2 }

/** [BA-T-13] Where the zones of hand weapons end, 1/1000 cm. */
export const weaponZones: Record<Weapon, readonly number[]> = {
  carbine: [cm(6), cm(12)],
  musket: [cm(10), cm(18)],
  rifle: [cm(18), cm(30)],
}

/** [BA-T-14] Where the zones of guns end, by the most pounds, 1/1000 cm. */
export const gunZones: readonly { upTo: number; ends: readonly number[] }[] = [
  { upTo: 4, ends: [cm(15), cm(40), cm(100)] },
  { upTo: 8, ends: [cm(20), cm(50), cm(120)] },
  { upTo: 12, ends: [cm(25), cm(60), cm(140)] },
]

/** [BA-T-14] Throws RangeError for a calibre beyond the table. */
export function zonesOfGun(pounder: number): readonly number[] {
  const row = gunZones.find(({ upTo }) => pounder <= upTo)
  if (!row) throw new RangeError(`The table has no guns of ${pounder} pounds.`)
  return row.ends
}

/** [BA-3.1.3-08] Zone 1, 2 or 3 of a distance, or null beyond the last. An end belongs to its zone. */
export function zoneAt(ends: readonly number[], distance: number): number | null {
  const place = ends.findIndex(end => distance <= end)
  return place < 0 ? null : place + 1
}
