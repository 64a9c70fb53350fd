import type { Arc, Dice } from '@grognard/umpire'
import { isInBroadsideArc } from '@grognard/geometry/measured/arc.ts'
import { arcOutline } from '@grognard/geometry/measured/arc.ts'
import { isOperational } from '../ships.ts'
import type { Battery, Ship, State } from '../state.ts'
import { shots } from '../tables/ammunition.ts'
import type { ShotRow } from '../tables/ammunition.ts'
import { halfArc, rangeBands } from '../tables/fire.ts'

export const batteries: readonly Battery[] = ['port', 'starboard']

export function otherBattery(battery: Battery): Battery {
  return battery === 'port' ? 'starboard' : 'port'
}

/** What is noted for one side; read by name, as engines do it quickest. */
export function ofBattery<Note>(notes: Record<Battery, Note>, battery: Battery): Note {
  return battery === 'port' ? notes.port : notes.starboard
}

export function batteryByChance(dice: Dice): Battery {
  return dice.roll(2) === 1 ? 'port' : 'starboard'
}

/** [LOB-130] Any part of the target's hull in the arc will do. */
export function isInArc(ship: Ship, battery: Battery, target: Ship): boolean {
  return isInBroadsideArc(ship, battery, target, halfArc)
}

/** [LOB-056] The row of the chosen shot; null before it is chosen or where it is hidden. */
export function shotRowOf(ship: Ship): ShotRow | null {
  for (const row of shots) if (row.id === ship.shot) return row
  return null
}

/** [LOB-128] [LOB-129] [LOB-130] Both arcs for the picture: bands from near to far, each with those inside it. */
export function arcsOf(_state: State, ship: Ship): Arc[] {
  if (!isOperational(ship)) return []
  return batteries.map(battery => ({
    piece: ship.id,
    key: `lob.battery.${battery}`,
    bands: bandsOf(ship, battery),
  }))
}

/** Of the chosen shot; of the one that carries farthest before it is chosen. */
function bandsOf(ship: Ship, battery: Battery): Arc['bands'] {
  const range = shotRowOf(ship)?.range ?? Math.max(...shots.map(row => row.range))
  return rangeBands
    .filter(row => row.upTo <= range)
    .map(row => ({
      polygon: arcOutline(ship, battery, halfArc, row.upTo),
      label: { key: `lob.band.${row.band}`, values: { inches: row.upTo / 1000 } },
    }))
}
