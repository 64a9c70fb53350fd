import { bearingSide, sectorOf, sideOfKeel } from '@grognard/geometry/dots/bearing.ts'
import { compareDistances, isBetween, rangeWithin } from '@grognard/geometry/dots/distance.ts'
import type { DotPose, Place } from '@grognard/geometry/dots/heading.ts'
import type { ShotKind } from '../book/tables/charts.ts'
import {
  batteryFromKeel,
  batteryNumbers,
  batteryPlaces,
  longestRange,
  longestSum,
  mastPlaces,
} from '../book/tables/ship.ts'
import { mastIds } from './state.ts'
import type { Gun, MastId, Ship, Side } from './state.ts'

export { bearingSide, isBetween }

/** What a ship has standing or working; a whole ship will do. */
type Masts = Pick<Ship, 'masts'>
type Batteries = Pick<Ship, 'batteries'>

const placesOfMasts: Record<MastId, Place> = {
  fore: { along: mastPlaces.fore, abeam: 0 },
  main: { along: mastPlaces.main, abeam: 0 },
  mizzen: { along: mastPlaces.mizzen, abeam: 0 },
}

const placesOfBatteries: Record<Side, readonly Place[]> = {
  starboard: batteryPlaces.map(along => ({ along, abeam: batteryFromKeel })),
  port: batteryPlaces.map(along => ({ along, abeam: -batteryFromKeel })),
}

/** [SOL-002] Batteries stand on the two sides alone: there are no chasers. */
const batteriesOf: Record<Side, readonly Gun[]> = {
  starboard: batteryNumbers.map(battery => ({ side: 'starboard', battery })),
  port: batteryNumbers.map(battery => ({ side: 'port', battery })),
}

/** [SOL-003] [SOL-051] [SOL-052] Cables, 1 to 3, from dot to dot; null out of range. */
export function rangeBetween(dx: number, dy: number): number | null {
  return rangeWithin(dx, dy, longestRange, longestSum)
}

/** [SOL-055] [SOL-056] The kind of attack of a battery, 1 to 5, on a target. */
export function kindOfShot(shooter: DotPose, battery: number, target: DotPose): ShotKind {
  const sector = sectorOf(shooter, alongOf(battery), target)
  return sector === 'side' ? 'broadside' : sector
}

/** [SOL-063] The mast with a sail, or the standing mast, nearest to a battery; null if none is left. */
export function nearestMast(
  shooter: DotPose,
  battery: number,
  target: DotPose & Masts,
  needed: 'sail' | 'mast',
): MastId | null {
  const along = alongOf(battery)
  let nearest: MastId | null = null
  for (const mast of mastIds) {
    const sails = target.masts[mast]
    if (sails === null || (needed === 'sail' && sails === 0)) continue
    if (nearest !== null) {
      const order = compareDistances(
        shooter,
        along,
        target,
        placesOfMasts[mast],
        placesOfMasts[nearest],
      )
      if (order >= 0) continue
    }
    nearest = mast
  }
  return nearest
}

/** [SOL-074] The working battery that a battery's hit takes: on the facing side first; null if none is left. */
export function nearestBattery(
  shooter: DotPose,
  battery: number,
  target: DotPose & Batteries,
): Gun | null {
  const along = alongOf(battery)
  const facing = sideOfKeel(shooter, along, target)
  return (
    nearestOnSide(shooter, along, target, facing) ??
    nearestOnSide(shooter, along, target, facing === 'starboard' ? 'port' : 'starboard')
  )
}

/** [SOL-099] The working battery of a struck ship nearest to the middle of the moving one. */
export function batteryStruck(moving: DotPose, struck: DotPose & Batteries): Gun | null {
  const starboard = nearestOnSide(moving, 0, struck, 'starboard')
  const port = nearestOnSide(moving, 0, struck, 'port')
  if (starboard === null || port === null) return starboard ?? port
  const nearer = compareDistances(moving, 0, struck, placeOf(starboard), placeOf(port))
  if (nearer !== 0) return nearer < 0 ? starboard : port
  return port.battery < starboard.battery ? port : starboard
}

function nearestOnSide(
  from: DotPose,
  along: number,
  target: DotPose & Batteries,
  side: Side,
): Gun | null {
  const working = target.batteries[side]
  let nearest: Gun | null = null
  for (const candidate of batteriesOf[side]) {
    if (!working[candidate.battery - 1]) continue
    if (nearest !== null) {
      const order = compareDistances(from, along, target, placeOf(candidate), placeOf(nearest))
      if (order >= 0) continue
    }
    nearest = candidate
  }
  return nearest
}

function placeOf({ side, battery }: Gun): Place {
  const place = placesOfBatteries[side][battery - 1]
  if (place === undefined) throw new RangeError(`There is no battery ${battery}.`)
  return place
}

function alongOf(battery: number): number {
  const along = batteryPlaces[battery - 1]
  if (along === undefined) throw new RangeError(`There is no battery ${battery}.`)
  return along
}
