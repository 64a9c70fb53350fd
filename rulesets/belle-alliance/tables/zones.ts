import type { Weapon } from './arms.ts'
import { cm } from '../measures.ts'

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
